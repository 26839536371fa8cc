import type { RatingPoint } from '@mechatable/protocol';
import { expect, test } from 'vitest';
import { boundsOf, describeCurve } from '../../../src/ui/ratings/curve.ts';
import { signed } from '../../../src/ui/ratings/rating.tsx';

const points = (...ratings: readonly number[]): readonly RatingPoint[] =>
  ratings.map((rating, at) => ({ at, rating, change: 0, provisional: false, place: 1 }));

test('a curve has round figures on its axis, and a range that doesn’t make a small loss look like a crash', () => {
  expect(boundsOf(points(1534, 1466))).toEqual([1400, 1600]);
  expect(boundsOf(points(1500, 1500))).toEqual([1500, 1600]);
  expect(boundsOf(points(1512))).toEqual([1500, 1600]);
});

test('a curve is described in a sentence, from the first match to the last', () => {
  expect(describeCurve(points(1534, 1611, 1466))).toBe(
    'Rating over 3 matches: from 1466 to 1534, lowest 1466, highest 1611.',
  );
  expect(describeCurve(points(1500))).toBe(
    'Rating over 1 match: from 1500 to 1500, lowest 1500, highest 1500.',
  );
});

test('changes have a sign', () => {
  expect([12, -7, 0].map(signed)).toEqual(['+12', '−7', '±0']);
});
