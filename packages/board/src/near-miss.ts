import type { Figure } from './figure.ts';

/** A finger may miss a small thing by up to this many pixels. */
const MISS = 12;

/** The thing that is nearest to a touched point; null if all are too far away. */
export function aimedAt(figures: readonly Figure[], x: number, y: number): Figure | null {
  let nearest: Figure | null = null;
  let least = MISS;
  for (const figure of figures) {
    const { left, right, top, bottom } = figure.element.getBoundingClientRect();
    const far = Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
    if (far > least) continue;
    nearest = figure;
    least = far;
  }
  return nearest;
}
