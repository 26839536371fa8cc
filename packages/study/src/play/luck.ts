/**
 * How much luck decides, from 0 (the winner wins every replay) to 1 (anyone wins replays). `same` is the share
 * of replays with the same winner.
 */
export function luckOf(same: number, seats: number): number {
  return Math.min(1, Math.max(0, (1 - same) / (1 - 1 / seats)));
}
