import type { RatingPoint } from '@mechatable/protocol';
import { words } from './words.ts';

/** The smallest range of a curve, so that a small loss doesn't look like a crash. */
const LEAST = 100;
const STEP = 100;

/** The lowest and highest figure beside a curve. */
export function boundsOf(points: readonly RatingPoint[]): readonly [lowest: number, highest: number] {
  const figures = points.map(({ rating }) => rating);
  const lowest = Math.floor(Math.min(...figures) / STEP) * STEP;
  const highest = Math.ceil(Math.max(...figures) / STEP) * STEP;
  return [lowest, Math.max(highest, lowest + LEAST)];
}

/** Describes a curve in a sentence. `points`: the latest first. */
export function describeCurve(points: readonly RatingPoint[]): string {
  const figures = points.map(({ rating }) => rating);
  const [last = 0] = figures;
  return words.curve(
    figures.length,
    figures.at(-1) ?? last,
    last,
    Math.min(...figures),
    Math.max(...figures),
  );
}
