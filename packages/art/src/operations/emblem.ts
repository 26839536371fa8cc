import {
  dashed,
  HAIR,
  ngon,
  place,
  plate,
  polar,
  pts,
  ring,
  tint,
  wire,
  type Pt,
  type Shape,
} from '../pen.ts';
import type { Chance } from '../seed.ts';
import { cross, dimension } from '../sheet.ts';

/** An operation is drawn on a dial: a field of the second tone, a graduated rim in pencil, the action in front. */
export type Emblem = (luck: Chance, says: (words: RegExp) => boolean) => Shape[];

export function dial(luck: Chance): Shape[] {
  const r = luck.between(74, 82);
  const n = luck.pick([24, 32, 40, 48]);
  const ticks = Array.from({ length: n }, (_, i) => {
    const long = i % 4 === 0 ? 8 : 4;
    return wire(
      [polar([100, 100], r + 4, (360 * i) / n), polar([100, 100], r + 4 + long, (360 * i) / n)],
      HAIR,
      'faint',
    );
  });
  const field = luck.below(3);
  const ground =
    field === 0
      ? ngon([100, 100], r - 8, 40)
      : field === 1
        ? ngon([100, 100], r - 2, 6, 30)
        : ngon([100, 100], r, 8, 22.5);
  return [
    tint(ground, 'fill2'),
    ring([100, 100], r + 4, HAIR, 'faint'),
    ...ticks,
    ...cross([100, 100], r + 10),
    ...dimension([14, 14], [14 + luck.between(20, 44), 14]),
  ];
}

/** A bolt of light, from its upper end. */
export const bolt = (at: Pt, scale: number, turn = 0): Shape[] =>
  place([plate(pts([4, -40, -18, 4, -3, 4, -8, 40, 20, -8, 4, -8, 14, -40]), 'glow')], at, turn, scale);

export const burst = ([x, y]: Pt, r: number, n = 8, turn = 0): Shape =>
  plate(
    Array.from({ length: n * 2 }, (_, i) => polar([x, y], i % 2 === 0 ? r : r * 0.48, turn + (180 * i) / n)),
    'glow',
  );

/** A fat arrow pointing right, its tip at the origin. */
export const arrow = (long: number, w: number): Shape =>
  plate(
    pts([
      0,
      0,
      -w * 1.3,
      -w * 1.2,
      -w * 1.3,
      -w * 0.5,
      -long,
      -w * 0.5,
      -long,
      w * 0.5,
      -w * 1.3,
      w * 0.5,
      -w * 1.3,
      w * 1.2,
    ]),
    'accent',
  );

export const dashes = (p: readonly Pt[]): Shape => dashed(wire(p, 2, 'line'), '5 5');

/** The bust of any machine, as a symbol of a unit. */
export function bust(enemy: boolean): Shape[] {
  const hull = enemy ? 'fill2' : 'fill';
  return [
    plate(pts([-30, 34, -32, 6, -20, -6, 20, -6, 32, 6, 30, 34]), hull),
    plate(pts([-42, 20, -44, -2, -34, -11, -22, -8, -20, 18]), hull),
    plate(pts([42, 20, 44, -2, 34, -11, 22, -8, 20, 18]), hull),
    plate(pts([-13, -6, -15, -22, -8, -31, 9, -31, 16, -22, 14, -6]), hull),
    plate(pts([-3, -21, 14, -21, 12, -14, -3, -14]), enemy ? 'line' : 'glow'),
    plate(pts([-14, 4, 14, 4, 8, 24, -8, 24]), enemy ? 'fill' : 'accent'),
  ];
}
