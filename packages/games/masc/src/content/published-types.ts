import type { Piece } from '@mechatable/kernel';

export type MechaClass = 'light' | 'mid';

/** A line of the stat card (MASC-COMP-4). */
export interface MechaType extends Piece {
  readonly id: TypeId;
  readonly kind: MechaClass;
  readonly move: number;
  readonly range: number;
  readonly attack: number;
  readonly armor: number;
  readonly body: number;
}

/** MASC-COMP-2, in the order of the stat card. */
export const TYPE_IDS = ['frog', 'rat', 'ant', 'turtle', 'wolf', 'spider'] as const;

export type TypeId = (typeof TYPE_IDS)[number];

/** Move, Range, Attack, Armor, Body. */
type Stats = readonly [number, number, number, number, number];

type Row = readonly [kind: MechaClass, stats: Stats, text: string];

/** MASC-R-11: Frog, Rat and Ant are Light, the others Mid. */
const STAT_CARD: Readonly<Record<TypeId, Row>> = {
  frog: ['light', [7, 3, 2, 3, 3], 'Fastest of all; thin armor, but takes three hits; grabs ground.'],
  rat: ['light', [6, 4, 2, 4, 2], 'Skirmisher with the longest Range of the Lights.'],
  ant: ['light', [4, 3, 3, 4, 2], 'Slow, but the hardest-hitting Light.'],
  turtle: ['mid', [3, 4, 3, 6, 10], 'Holds the line; only sixes hurt it.'],
  wolf: ['mid', [6, 3, 5, 5, 4], 'Fast assault.'],
  spider: ['mid', [4, 6, 4, 4, 4], 'Long-range support.'],
};

/** In the order of `TYPE_IDS`: both number the types. */
export const PUBLISHED_TYPES: readonly MechaType[] = TYPE_IDS.map((id) => {
  const [kind, [move, range, attack, armor, body], text] = STAT_CARD[id];
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  return { id, name, kind, text, move, range, attack, armor, body };
});

/** MASC-COMP-1: counters of one type in one color. */
export const COUNTERS = 6;

const NUMBER = new Map<unknown, number>(TYPE_IDS.map((id, number) => [id, number]));

/** The number of a type; -1 for anything that names none. */
export function typeNumber(id: unknown): number {
  return NUMBER.get(id) ?? -1;
}
