import type { Cue, Throw, Tone } from '@mechatable/board';
import type { Seat } from '@mechatable/kernel';
import { PHASE_WORDS, scoredBanner } from './cue-words.ts';
import { colourName, type Event } from '@mechatable/masc';
import { counted } from './naming.ts';
import { dieOf } from './pictures.ts';

const mecha = (id: string): string => `mecha:${id}`;
const flash = (at: string, tone: Tone, text?: string): Cue =>
  text === undefined ? { cue: 'flash', at, tone } : { cue: 'flash', at, tone, text };
const banner = (text: string, seat: Seat | null = null): Cue => ({ cue: 'banner', text, seat });
const thrown = (words: string, dice: readonly number[]): Throw => ({ words, faces: dice.map(dieOf) });

/** How an event is shown. */
export function cues(event: Event, near: Seat): readonly Cue[] {
  switch (event.type) {
    case 'laid':
      return [flash(`slot:${event.slot}`, 'good')];
    case 'built':
      return [banner('The board is complete')];
    case 'committed':
      return [flash(`player:${event.colour}`, 'plain', 'Force chosen')];
    case 'placed':
      // On one's own side the type is known, and the counter comes from the hand.
      return event.is === null ? [] : [{ cue: 'glide', from: `hand:${event.is}`, to: mecha(event.mecha) }];
    case 'revealed':
      return [banner('All mecha are face up')];
    case 'turn':
      return [banner(`Turn ${event.turn}`)];
    case 'initiative':
      return [
        { cue: 'roll', throws: [thrown('Red', event.red), thrown('Blue', event.blue)] },
        banner(event.winner === null ? 'Tie: roll again' : `${colourName(event.winner)} wins the initiative`),
      ];
    case 'first':
      return [banner(`${PHASE_WORDS[event.phase]}: ${colourName(event.colour)} starts`)];
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
        ...event.red.map((slot) => flash(`slot:${slot}`, 'good', 'Red')),
        ...event.blue.map((slot) => flash(`slot:${slot}`, 'good', 'Blue')),
        banner(scoredBanner(event)),
      ];
    case 'ended':
      return [endBanner(event.outcome.winners, near)];
    case 'moved': // the counter keeps its key and glides by itself
    case 'finished':
    case 'phaseOver':
    case 'wasted':
    case 'privilege':
    case 'coloured':
      return [];
  }
}

function endBanner(winners: readonly Seat[], near: Seat): Cue {
  const [winner] = winners;
  if (winner === undefined) return banner('Draw');
  return banner(winner === near ? 'You win' : 'Your opponent wins', winner);
}
