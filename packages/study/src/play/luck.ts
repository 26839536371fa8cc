/**
 * How much luck decides, from 0 (whoever wins, wins every replay) to 1 (replays are won by anyone). `same` is the share
 * of replays with the same winner.
 */
export function luckOf(same: number, seats: number): number {
  return Math.min(1, Math.max(0, (1 - same) / (1 - 1 / seats)));
}
