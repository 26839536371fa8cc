/** Drawings vary only with their subject: the random generator is seeded by its id. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  /** A whole number from 0 up to, not including, n. */
  readonly below: (n: number) => number;
  readonly flip: (odds?: number) => boolean;
  readonly pick: <T>(from: readonly [T, ...T[]]) => T;
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** mulberry32, seeded by the text. */
export function chance(text: string): Chance {
  let state = hash(text);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return {
    next,
    below,
    between: (low, high) => low + (high - low) * next(),
    flip: (odds = 0.5) => next() < odds,
    pick: (from) => from[below(from.length)] ?? from[0],
  };
}
