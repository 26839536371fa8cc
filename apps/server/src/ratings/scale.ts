import type { Strength } from '@mechatable/sql';

/** A newcomer's assumed strength: like the Veteran bot, but very uncertain. These are openskill's own numbers. */
export const NEWCOMER: Strength = { mu: 25, sigma: 25 / 3 };

/** A newcomer's displayed rating. */
const MIDDLE = 1500;
/** Our points per point of openskill. A difference of 400 means about ten wins per loss. */
const POINTS = 30;
/** A rating is provisional before this many matches have counted. */
export const SETTLED_AFTER = 10;

/** A rating as displayed. */
export function figureOf({ mu }: Strength): number {
  return Math.round(MIDDLE + (mu - NEWCOMER.mu) * POINTS);
}

/** The margin of error, at 95%. */
export function marginOf({ sigma }: Strength): number {
  return Math.round(2 * sigma * POINTS);
}

export function isProvisional(matches: number): boolean {
  return matches < SETTLED_AFTER;
}
