import { disc, dot, panel, plate, pts, type Shape } from '../pen.ts';
import { both, machine } from './parts.ts';

/** Folded hind legs wider than the body, and eyes that stand out. */
export const frog = (): Shape[] => [
  ...machine([
    ...both(
      plate(pts([36, 54, 14, 44, 9, 58, 24, 72, 10, 84, 14, 92, 34, 88, 42, 74]), 'fill2'),
      plate(pts([34, 40, 14, 26, 20, 18, 40, 30]), 'fill2'),
    ),
    plate(pts([34, 20, 66, 20, 72, 38, 66, 66, 58, 82, 42, 82, 34, 66, 28, 38]), 'fill'),
    ...both(disc([35, 20], 10, 'fill')),
  ]),
  ...both(dot([35, 19], 5, 'glow', 3)),
  panel(pts([42, 40, 58, 40, 55, 70, 45, 70]), 'accent', 4),
];
