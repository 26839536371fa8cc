import {
  HAIR,
  layer,
  lines,
  moved,
  plate,
  pts,
  ring,
  run,
  tint,
  wire,
  type Shape,
  type Tone,
} from '../pen.ts';
import type { Chance } from '../seed.ts';
import { cross, dimension, ground } from '../sheet.ts';

/** A place is drawn straight onto the square of 200; its ground is at FLOOR. */
export const FLOOR = 166;
export type Scene = (luck: Chance) => Shape[];

/** A solid in one stroke of the pen: points from a flat table. */
export const solid = (flat: readonly number[], fill: Tone = 'fill'): Shape => plate(pts(flat), fill);
export const shade = (flat: readonly number[], fill: Tone = 'fill2'): Shape => tint(pts(flat), fill);

/** Far hills, a construction circle for a sun, and the section line of the ground. */
export function backdrop(luck: Chance): Shape[] {
  const [a, b, c] = [luck.between(92, 118), luck.between(80, 104), luck.between(100, 124)];
  const sun = luck.between(40, 160);
  const r = luck.between(24, 40);
  return [
    ring([sun, luck.between(48, 66)], r, HAIR, 'faint'),
    ...cross([sun, 56], r * 0.35),
    tint(
      run(8, FLOOR, 8, a + 20, 40, a, 74, b + 26, 108, b, 146, c, 170, a + 8, 192, c + 10, 192, FLOOR),
      'fill2',
    ),
    wire(run(8, a + 20, 40, a, 74, b + 26, 108, b, 146, c, 170, a + 8, 192, c + 10), HAIR, 'faint'),
    ...ground(FLOOR, 6, 194),
    ...dimension([8, 188], [luck.between(60, 120), 188]),
  ];
}

/** Left and right are random, so that two places of one motif face different ways. */
export const mirrored = (shapes: readonly Shape[]): Shape[] => moved(shapes, ([x, y]) => [200 - x, y]);

/** A lattice between two posts. */
export function truss(x: number, y0: number, y1: number, w: number, n: number): Shape[] {
  const h = (y1 - y0) / n;
  const braces = Array.from({ length: n }, (_, i) =>
    run(x, y0 + i * h, x + w, y0 + (i + 1) * h, x, y0 + (i + 1) * h, x + w, y0 + i * h),
  );
  return [plate(run(x, y0, x + w, y0, x + w, y1, x, y1), 'fill2'), lines(...braces)];
}

type Parts = Shape | readonly Parts[];
const flat = (parts: Parts): Shape[] => ('path' in parts ? [parts] : parts.flatMap(flat));
/** Parts that share one contour, so that they stand out from what is behind them. */
export const group = (...parts: readonly Parts[]): Shape[] => layer(flat(parts));
