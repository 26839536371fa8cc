import type { Cue, Throw, Tone } from '@mechatable/board';
import type { Names, Seat } from '@mechatable/kernel';
import { BLUE, RED, byColor, colorNumber, type Event } from '@mechatable/masc';
import { dieOf } from './pictures.ts';
import { words } from './words/index.ts';

const mecha = (id: string): string => `mecha:${id}`;
const flash = (at: string, tone: Tone, text?: string): Cue =>
  text === undefined ? { cue: 'flash', at, tone } : { cue: 'flash', at, tone, text };
const banner = (text: string, seat: Seat | null = null): Cue => ({ cue: 'banner', text, seat });
const thrown = (text: string, dice: readonly number[]): Throw => ({ words: text, faces: dice.map(dieOf) });

/** How an event is shown. */
export function cues(event: Event, _near: Seat, before: readonly Event[], names: Names): readonly Cue[] {
  const sides = byColor(names, sidesIn(before));
  const say = words.cues;
  switch (event.type) {
    case 'laid':
      return [flash(`slot:${event.slot}`, 'good')];
    case 'built':
      return [banner(say.built)];
    case 'committed':
      return [flash(`player:${event.colour}`, 'plain', say.forceChosen)];
    case 'placed':
      // Players know the types on their own side, and the counter comes from the hand.
      return event.is === null ? [] : [{ cue: 'glide', from: `hand:${event.is}`, to: mecha(event.mecha) }];
    case 'revealed':
      return [banner(say.revealed)];
    case 'turn':
      return [banner(say.turn(event.turn))];
    case 'initiative':
      return [
        {
          cue: 'roll',
          throws: [thrown(say.side(sides, RED), event.red), thrown(say.side(sides, BLUE), event.blue)],
        },
        banner(event.winner === null ? say.tie : say.winsInitiative(sides, colorNumber(event.winner))),
      ];
    case 'first':
      return [banner(say.starts(sides, colorNumber(event.colour), words.stages[event.phase]))];
    case 'activated':
      return event.members.slice(0, 1).map((id) => flash(mecha(id), 'plain', say.moves));
    case 'stayed':
      return [flash(mecha(event.mecha), 'plain', say.stays)];
    case 'reset':
      return [flash(mecha(event.unit), 'plain', say.reset)];
    case 'passed':
      return [flash(`player:${event.colour}`, 'plain', say.passes)];
    case 'attacked':
      return [volley(event)];
    case 'rolled':
      return [byTheTarget(thrown(say.dice(event.dice.length), event.dice), before)];
    case 'wasted':
      return [byTheTarget({ ...thrown(say.saved, repeated(event.die, event.count)), saved: true }, before)];
    case 'hit':
      return [flash(mecha(event.mecha), 'bad', say.damage)];
    case 'destroyed':
      return [{ cue: 'vanish', at: mecha(event.mecha) }];
    case 'scored':
      return [
        {
          cue: 'together',
          of: [
            ...event.red.map((slot) => flash(`slot:${slot}`, 'good', say.side(sides, RED))),
            ...event.blue.map((slot) => flash(`slot:${slot}`, 'good', say.side(sides, BLUE))),
          ],
        },
        banner(say.scored(sides, ...event.gained)),
      ];
    case 'ended':
      return [endBanner(event.outcome.winners, names)];
    case 'moved': // the counter keeps its key and glides by itself
    case 'finished':
    case 'phaseOver':
    case 'privilege':
    case 'coloured':
      return [];
  }
}

/** All attackers fire at once, each at a mecha that may be hit. */
function volley({ attackers, eligible }: Extract<Event, { type: 'attacked' }>): Cue {
  const shots = attackers.flatMap((id, place) => {
    const target = eligible[place % eligible.length];
    return target === undefined ? [] : [{ cue: 'strike', at: mecha(id), against: mecha(target) } as const];
  });
  return { cue: 'together', of: shots };
}

/** Attack dice lie next to the mecha under fire. */
function byTheTarget(dice: Throw, before: readonly Event[]): Cue {
  const attack = before.findLast(({ type }) => type === 'attacked');
  const target = attack?.type === 'attacked' ? attack.eligible[0] : undefined;
  return { cue: 'roll', throws: [dice], ...(target === undefined ? {} : { at: mecha(target) }) };
}

const repeated = (die: number, count: number): readonly number[] => Array.from({ length: count }, () => die);

/** Who plays Red; undefined before that is decided. With the quick setup, the first seat does. */
function sidesIn(events: readonly Event[]): { readonly red: Seat } | undefined {
  const coloured = events.find((event) => event.type === 'coloured');
  if (coloured === undefined) return events.some(({ type }) => type === 'privilege') ? undefined : { red: 0 };
  return { red: coloured.colour === 'red' ? coloured.seat : 1 - coloured.seat };
}

function endBanner(winners: readonly Seat[], names: Names): Cue {
  const [winner] = winners;
  if (winner === undefined) return banner(words.cues.draw);
  return banner(words.cues.wins(names, winner), winner);
}
