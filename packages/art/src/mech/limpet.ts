import {
  disc,
  layer,
  lines,
  panel,
  plate,
  pts,
  run,
  shaded,
  type Pt,
  type Shape,
  type Tone,
} from '../pen.ts';
import type { Plan } from './build.ts';

const APEX: Pt = [-6, -96];

/** A shell that holds on to what it has: a ribbed cone on clamps, with one eye under its rim. */
export function limpet({ luck }: Plan): Shape[] {
  const clamp = (x: number, tone: Tone): Shape[] => [
    plate(pts([-9, 0, -12, -16, 10, -18, 12, -7, 20, -5, 18, 0], 1, 1, x), tone),
    lines(run(x - 4, -3, x - 4, -13), run(x + 5, -3, x + 5, -13)),
  ];
  const feet = [-58, -36, -14, 10, 34, 56];
  const ribs = feet.map((x) => [APEX, [x * 1.32 + luck.between(-3, 3), -16] as Pt]);
  return [
    ...layer([-46, -2, 46].flatMap((x) => clamp(x, 'fill2'))),
    ...layer([
      ...shaded(
        pts([-86, -14, -66, -48, -32, -80, -6, -96, 22, -82, 58, -48, 84, -14]),
        'fill',
        [-1, 0.4],
        0.1,
      ),
      panel(pts([-66, -48, -52, -62, 48, -58, 58, -48, 66, -38, -73, -38]), 'accent'),
      ...ribs.map((rib) => lines(rib)),
      plate(pts([-90, -8, -86, -18, 84, -18, 90, -8]), 'fill2'),
      disc([66, -26], 9, 'fill2'),
      panel(pts([60, -28, 74, -28, 70, -22, 62, -22]), 'glow'),
    ]),
    ...layer([-68, -24, 24, 66].flatMap((x) => clamp(x, 'fill'))),
  ];
}
