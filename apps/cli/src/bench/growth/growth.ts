import type { Db } from '@mechatable/sql';
import { addMatches } from '@mechatable/sql/fill';
import { Moves, type MoveCost } from './moves.ts';

export interface GrowthSize {
  /** How many matches are stored, in growing order. */
  readonly stored: readonly number[];
  /** How many entries a match has. */
  readonly lengths: readonly number[];
  /** How many matches move at the same time. */
  readonly matches: number;
  readonly rounds: number;
  /** Moves of each match in each round: few, so that a short match stays short. */
  readonly moves: number;
}

/** The cost of a move at one size. */
export interface GrowthPoint extends MoveCost {
  readonly size: number;
}

export interface Growth {
  readonly byStored: readonly GrowthPoint[];
  readonly byLength: readonly GrowthPoint[];
}

/** Measures what a move costs in long matches, and then in a database that is filled more and more. */
export async function measureGrowth(
  db: Db,
  { stored, lengths, matches, rounds, moves }: GrowthSize,
  onPoint: (what: string) => void,
): Promise<Growth> {
  const warmUp = await Moves.start(db, 'warm up', matches, 0);
  for (let round = 0; round < rounds; round++) await warmUp.make(moves);

  const long: Moves[] = [];
  for (const length of lengths) long.push(await Moves.start(db, `length ${String(length)}`, matches, length));
  const costs: MoveCost[][] = lengths.map(() => []);
  // Alternating, so other load on the machine affects all sizes.
  for (let round = 0; round < rounds; round++)
    for (const [n, match] of long.entries()) costs[n]?.push(await match.make(moves));
  const byLength = lengths.map((size, n) => ({ size, ...fastest(costs[n] ?? []) }));
  onPoint('matches of several lengths');

  const byStored: GrowthPoint[] = [];
  let filled = 0;
  for (const size of stored) {
    await addMatches(db, filled, size);
    filled = size;
    const some = await Moves.start(db, `stored ${String(size)}`, matches, 0);
    await some.make(moves); // recently written rows are not yet where they will be read
    const measured: MoveCost[] = [];
    for (let round = 0; round < rounds; round++) measured.push(await some.make(moves));
    byStored.push({ size, ...fastest(measured) });
    onPoint(`${String(size)} stored matches`);
  }
  return { byStored, byLength };
}

/** The best round: other load on the machine only makes moves slower. */
function fastest(costs: readonly MoveCost[]): MoveCost {
  const of = (figureOf: (cost: MoveCost) => number): number => Math.min(...costs.map(figureOf));
  return {
    perMove: of(({ perMove }) => perMove),
    save: of(({ save }) => save),
    read: of(({ read }) => read),
  };
}
