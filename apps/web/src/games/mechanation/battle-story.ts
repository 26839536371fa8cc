import type { Names, Seat } from '@mechatable/kernel';
import { mechName, type Event } from '@mechatable/mechanation';
import { mechOf } from './card.ts';
import { words } from './words/index.ts';

type Begin = Extract<Event, { type: 'battle' }>;

export interface Fighter {
  readonly seat: Seat;
  readonly mech: string;
  /** The printed Power, then the Power after each change (MN-R-42). */
  readonly power: readonly number[];
}

/** An ability that was used, in the order of MN-R-41. */
export interface AbilityUse {
  readonly seat: Seat;
  readonly mech: string;
  readonly ability: number;
}

/** A Battle as far as it has been shown. */
export interface BattleStory {
  readonly begin: Begin;
  readonly fighters: readonly [Fighter, Fighter];
  readonly uses: readonly AbilityUse[];
  /** Undefined until Power was compared; null for a tie. */
  readonly winner: Seat | null | undefined;
  /** Its results: claims and damage. */
  readonly results: readonly string[];
}

/** The events that can happen between the reveal of a Battle (BT-1) and its end (BT-9). */
const WITHIN: ReadonlySet<Event['type']> = new Set([
  'ability',
  'power',
  'shown',
  'fought',
  'claimed',
  'kept',
  'damaged',
  'exchanged',
  'turnedDown',
  'returned',
]);

/** The Battle that the last of these events belongs to; null if it belongs to none. */
export function battleStory(events: readonly Event[], names: Names): BattleStory | null {
  const from = events.findLastIndex(({ type }) => type === 'battle');
  const begin = events[from];
  if (begin?.type !== 'battle') return null;
  const since = events.slice(from + 1);
  const isOver = since.some(
    (event) => !WITHIN.has(event.type) || (event.type === 'claimed' && event.tile !== begin.tile),
  );
  return isOver ? null : storyOf(begin, since, names);
}

function storyOf(begin: Begin, since: readonly Event[], names: Names): BattleStory {
  const fighter = (side: 0 | 1): Fighter => {
    const mech = begin.mechs[side];
    const changes = since.flatMap((event) =>
      event.type === 'power' && event.mech === mech ? [event.now] : [],
    );
    return { seat: begin.seats[side], mech, power: [mechOf(mech).power, ...changes] };
  };
  const fought = since.find((event) => event.type === 'fought');
  return {
    begin,
    fighters: [fighter(0), fighter(1)],
    uses: since.filter((event) => event.type === 'ability'),
    winner: fought?.winner,
    results: since.flatMap((event) => resultWords(event, names)),
  };
}

function resultWords(event: Event, names: Names): string[] {
  switch (event.type) {
    case 'claimed':
      return [words.battle.claims(names, event.seat)];
    case 'kept':
      return [words.battle.keeps(names, event.seat)];
    case 'damaged':
      return [words.battle.damaged(mechName(event.mech), event.stage)];
    default:
      return [];
  }
}

/** `8 + 5 = 13`; just the number if nothing has changed the Power. */
export function arithmetic({ power }: Fighter): string {
  const steps = power.slice(1).map((now, index) => {
    const by = now - (power[index] ?? 0);
    return by < 0 ? ` − ${-by}` : ` + ${by}`;
  });
  const [first = 0] = power;
  return steps.length === 0 ? String(first) : `${first}${steps.join('')} = ${power.at(-1) ?? first}`;
}
