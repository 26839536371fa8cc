import { chacha20 } from '@noble/ciphers/chacha.js';
import { digestOf } from './sha256.ts';

/**
 * The state of xoshiro128** (Blackman and Vigna, 2018): four 32-bit integers, kept signed so that every engine stores
 * them as small integers. Fast, but its state can be computed from a few outputs: use it for search, tests and
 * simulations only.
 */
export type FastRng = [number, number, number, number];

/**
 * A position in a ChaCha20 stream: the 256-bit key as eight signed integers, then how many words were drawn. Nobody can
 * predict the stream from what they have seen of it, so every real match uses it.
 */
export type SecureRng = [number, number, number, number, number, number, number, number, number];

/** A generator inside a game state: plain data. */
export type Rng = FastRng | SecureRng;

/** The n-th 32-bit word of a digest, big-endian, as a signed integer. */
function word(digest: Uint8Array, n: number): number {
  const at = n * 4;
  return (digest[at] << 24) | (digest[at + 1] << 16) | (digest[at + 2] << 8) | digest[at + 3];
}

/** A fast generator for a seed of any length: the first 128 bits of the seed's SHA-256. */
export function rngFrom(seed: string): FastRng {
  const d = digestOf(`mechatable:rng:${seed}`);
  return [word(d, 0), word(d, 1), word(d, 2), word(d, 3)];
}

/** The generator of a real match: ChaCha20 keyed with the seed's SHA-256. */
export function secureRngFrom(seed: string): SecureRng {
  const d = digestOf(`mechatable:stream:${seed}`);
  return [word(d, 0), word(d, 1), word(d, 2), word(d, 3), word(d, 4), word(d, 5), word(d, 6), word(d, 7), 0];
}

/** A copy that shares nothing, for the `clone` of a game. */
export function copyRng(rng: Rng): Rng {
  if (rng.length === 4) return [rng[0], rng[1], rng[2], rng[3]];
  return [rng[0], rng[1], rng[2], rng[3], rng[4], rng[5], rng[6], rng[7], rng[8]];
}

/** A new generator of the same kind, drawn from this one: for the state that `imagine` makes. */
export function deriveRng(rng: Rng): Rng {
  const draw = (): number => nextUint32(rng) | 0;
  if (rng.length === 4) return [draw(), draw(), draw(), draw()];
  return [draw(), draw(), draw(), draw(), draw(), draw(), draw(), draw(), 0];
}

function rotateLeft(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by));
}

/** The next 32 random bits, as an unsigned integer. */
export function nextUint32(rng: Rng): number {
  if (rng.length !== 4) return nextSecure(rng);
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

/** Words of the stream are computed this many at a time: one ChaCha20 block is 16 words. */
const CHUNK = 128;
const BLOCKS = CHUNK / 16;
const ZEROS = new Uint8Array(CHUNK * 4);
const NONCE = new Uint8Array(12);

// The chunk computed last. It depends only on key and number, so caching it changes nothing but the speed.
const chunk = new Uint8Array(CHUNK * 4);
const chunkWords = new DataView(chunk.buffer);
const chunkKey = new Int32Array(8);
let chunkNumber = -1;

function nextSecure(rng: SecureRng): number {
  const at = rng[8]++;
  const number = Math.floor(at / CHUNK);
  let known = number === chunkNumber;
  for (let i = 0; known && i < 8; i++) known = chunkKey[i] === rng[i];
  if (!known) computeChunk(rng, number);
  return chunkWords.getUint32((at % CHUNK) * 4, true);
}

function computeChunk(rng: SecureRng, number: number): void {
  const key = new Uint8Array(32);
  const words = new DataView(key.buffer);
  for (let i = 0; i < 8; i++) {
    chunkKey[i] = rng[i];
    words.setInt32(i * 4, rng[i], true);
  }
  chunk.fill(0);
  chacha20(key, NONCE, ZEROS, chunk, number * BLOCKS);
  chunkNumber = number;
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
