import { sha256, type Seat } from '@mechatable/kernel';

/**
 * The root of all bot seeds. It is a hash, so that no bot knows the seed of its match, with which it could
 * deal the real cards.
 */
export function botRoot(seed: string): string {
  return sha256(`mechatable:bots:${seed}`);
}

/** The seed of the bot in a seat, for the n-th match or decision. */
export function botSeed(root: string, n: number, seat: Seat): string {
  return `${root}:${String(n)}:${String(seat)}`;
}
