import type { Cue, Throw, Tone } from '@mechatable/board';
import { does, sentence, whom, type Names, type Seat } from '@mechatable/kernel';
import { PHASE_WORDS, scoredBanner } from './cue-words.ts';
import { BLUE, RED, byColour, type ColourId, type Event } from '@mechatable/masc';
import { counted } from './naming.ts';
import { dieOf } from './pictures.ts';

const mecha = (id: string): string => `mecha:${id}`;
const flash = (at: string, tone: Tone, text?: string): Cue =>
  text === undefined ? { cue: 'flash', at, tone } : { cue: 'flash', at, tone, text };
const banner = (text: string, seat: Seat | null = null): Cue => ({ cue: 'banner', text, seat });
const thrown = (words: string, dice: readonly number[]): Throw => ({ words, faces: dice.map(dieOf) });

/** How an event is shown. */
export function cues(event: Event, _near: Seat, told: readonly Event[], names: Names): readonly Cue[] {
  const sides = byColour(names, sidesIn(told));
  const side = (colour: ColourId, words: string): string =>
    sentence(does(sides, colour === 'red' ? RED : BLUE, words));
  switch (event.type) {
    case 'laid':
      return [flash(`slot:${event.slot}`, 'good')];
    case 'built':
      return [banner('The board is complete')];
    case 'committed':
      return [flash(`player:${event.colour}`, 'plain', 'Force chosen')];
    case 'placed':
      // Players know the types on their own side, and the counter comes from the hand.
      return event.is === null ? [] : [{ cue: 'glide', from: `hand:${event.is}`, to: mecha(event.mecha) }];
    case 'revealed':
      return [banner('All mecha are face up')];
    case 'turn':
      return [banner(`Turn ${event.turn}`)];
    case 'initiative':
      return [
        {
          cue: 'roll',
          throws: [
            thrown(sentence(whom(sides, RED)), event.red),
            thrown(sentence(whom(sides, BLUE)), event.blue),
          ],
        },
        banner(event.winner === null ? 'Tie: roll again' : side(event.winner, 'wins the initiative')),
      ];
    case 'first':
      return [banner(`${PHASE_WORDS[event.phase]}: ${side(event.colour, 'starts')}`)];
    case 'activated':
      return event.members.slice(0, 1).map((id) => flash(mecha(id), 'plain', 'Moves'));
    case 'stayed':
      return [flash(mecha(event.mecha), 'plain', 'Stays')];
    case 'reset':
      return [flash(mecha(event.unit), 'plain', 'Reset')];
    case 'passed':
      return [flash(`player:${event.colour}`, 'plain', 'Passes')];
    case 'attacked': {
      const [against] = event.eligible;
      if (against === undefined) return [];
      return event.attackers
        .slice(0, 1)
        .map((id) => ({ cue: 'strike', at: mecha(id), against: mecha(against) }));
    }
    case 'rolled':
      return [{ cue: 'roll', throws: [thrown(counted(event.dice.length, 'die', 'dice'), event.dice)] }];
    case 'hit':
      return [flash(mecha(event.mecha), 'bad', `Hit by a ${event.die}`)];
    case 'destroyed':
      return [{ cue: 'vanish', at: mecha(event.mecha) }];
    case 'scored':
      return [
        ...event.red.map((slot) => flash(`slot:${slot}`, 'good', sentence(whom(sides, RED)))),
        ...event.blue.map((slot) => flash(`slot:${slot}`, 'good', sentence(whom(sides, BLUE)))),
        banner(scoredBanner(event, sides)),
      ];
    case 'ended':
      return [endBanner(event.outcome.winners, names)];
    case 'moved': // the counter keeps its key and glides by itself
    case 'finished':
    case 'phaseOver':
    case 'wasted':
    case 'privilege':
    case 'coloured':
      return [];
  }
}

/** Who plays Red, as far as it has been told. */
function sidesIn(told: readonly Event[]): { readonly red: Seat } | undefined {
  const coloured = told.find((event) => event.type === 'coloured');
  if (coloured === undefined) return undefined;
  return { red: coloured.colour === 'red' ? coloured.seat : 1 - coloured.seat };
}

function endBanner(winners: readonly Seat[], names: Names): Cue {
  const [winner] = winners;
  if (winner === undefined) return banner('Draw');
  return banner(sentence(does(names, winner, 'wins')), winner);
}
