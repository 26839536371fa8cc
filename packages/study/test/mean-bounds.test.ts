import { nextUint32, rngFrom, type Rng } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { MeanBounds } from '../src/stats/mean-bounds.ts';

const chance = (rng: Rng): number => nextUint32(rng) / 2 ** 32;

/** -1, 0 or 1: mostly 0, with a mean of `mean`. */
function outcome(rng: Rng, mean: number): number {
  const drawn = chance(rng);
  if (drawn < 0.15 + mean / 2) return 1;
  return drawn < 0.3 ? -1 : 0;
}

/** The number of observations after which the bounds exclude 0; null if they never do. Someone looks after each. */
function excludesZeroAfter(seed: string, mean: number, most: number): number | null {
  const rng = rngFrom(seed);
  const bounds = new MeanBounds(0.05);
  for (let n = 1; n <= most; n++) {
    bounds.add(outcome(rng, mean));
    if (n % 20 !== 0) continue;
    const [low, high] = bounds.look();
    if (low > 0 || high < 0) return n;
  }
  return null;
}

describe('MeanBounds', () => {
  test('at most 9 of 100 null changes are called a change, however often someone looks', () => {
    const wrong = Array.from({ length: 100 }, (_, i) => excludesZeroAfter(`null ${i}`, 0, 400));
    expect(wrong.filter((n) => n !== null).length).toBeLessThanOrEqual(9);
  });

  test('a change of 15 points is found in every one of 20 studies', () => {
    for (let i = 0; i < 20; i++) expect(excludesZeroAfter(`planted ${i}`, 0.15, 2000)).not.toBeNull();
  });

  test('the bounds hold the mean, and never get wider', () => {
    const rng = rngFrom('bounds');
    const bounds = new MeanBounds(0.05);
    let [low, high] = bounds.bounds();
    expect([low, high]).toEqual([-1, 1]);
    for (let n = 0; n < 500; n++) {
      bounds.add(outcome(rng, 0.1));
      const next = bounds.look();
      expect(bounds.bounds()).toEqual(next);
      expect(next[0]).toBeGreaterThanOrEqual(low);
      expect(next[1]).toBeLessThanOrEqual(high);
      [low, high] = next;
    }
    expect(low).toBeLessThan(0.1);
    expect(high).toBeGreaterThan(0.1);
    expect(high - low).toBeLessThan(0.25);
  });

  test('outcomes at the ends of the range are no problem', () => {
    const bounds = new MeanBounds(0.05);
    for (let n = 0; n < 200; n++) bounds.add(1);
    expect(bounds.mean).toBe(1);
    expect(bounds.bounds()[0]).toBeGreaterThan(0.8);
    expect(bounds.bounds()[1]).toBe(1);
  });
});
