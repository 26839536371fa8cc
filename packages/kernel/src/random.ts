import { sha256 } from './sha256.ts';

/**
 * The state of xoshiro128** (Blackman and Vigna, 2018): four 32-bit integers, kept signed so that
 * every engine stores them as small integers. It lives inside game states and is plain data.
 */
export type Rng = [number, number, number, number];

/** A generator for a seed of any length: the first 128 bits of the seed's SHA-256. */
export function rngFrom(seed: string): Rng {
  const digest = sha256(`mechatable:rng:${seed}`);
  const word = (at: number): number => Number.parseInt(digest.slice(at * 8, at * 8 + 8), 16) | 0;
  return [word(0), word(1), word(2), word(3)];
}

function rotateLeft(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by));
}

/** The next 32 random bits, as an unsigned integer. */
export function nextUint32(rng: Rng): number {
  const result = Math.imul(rotateLeft(Math.imul(rng[1], 5), 7), 9) >>> 0;
  const shifted = rng[1] << 9;
  rng[2] ^= rng[0];
  rng[3] ^= rng[1];
  rng[1] ^= rng[2];
  rng[0] ^= rng[3];
  rng[2] ^= shifted;
  rng[3] = rotateLeft(rng[3], 11);
  return result;
}

const TWO_TO_32 = 4294967296;

/** A whole number from 0 up to but not including `n`, every one equally likely (by rejection). */
export function below(rng: Rng, n: number): number {
  const limit = TWO_TO_32 - (TWO_TO_32 % n);
  let x = nextUint32(rng);
  while (x >= limit) x = nextUint32(rng);
  return x % n;
}

/** A die with the given number of sides, counted from 1. */
export function roll(rng: Rng, sides: number): number {
  return below(rng, sides) + 1;
}

/** Fisher and Yates, in place. */
export function shuffle(rng: Rng, items: unknown[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const moved = items[i];
    items[i] = items[j];
    items[j] = moved;
  }
}

/** One of the items, every one equally likely. */
export function pick<T>(rng: Rng, items: readonly T[]): T {
  return items[below(rng, items.length)];
}
