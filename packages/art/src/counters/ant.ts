import { disc, dot, plate, pts, type Shape } from '../pen.ts';
import { both, leg, machine } from './parts.ts';

/** Three links on six legs, with feelers and jaws. */
export const ant = (): Shape[] => [
  ...both(
    ...leg(46, 42, 26, 34, 12, 22),
    ...leg(46, 48, 22, 50, 8, 56),
    ...leg(46, 54, 26, 66, 14, 86),
    ...leg(44, 18, 34, 8, 24, 10),
  ),
  ...machine([
    ...both(plate(pts([40, 16, 40, 4, 47, 8, 49, 16]), 'fill2')),
    plate(pts([38, 14, 62, 14, 64, 28, 56, 36, 44, 36, 36, 28]), 'fill'),
    disc([50, 47], 11, 'fill'),
    plate(pts([42, 58, 58, 58, 68, 72, 62, 90, 50, 96, 38, 90, 32, 72]), 'fill'),
  ]),
  ...both(dot([43, 24], 3.5, 'glow', 2.5)),
  plate(pts([42, 70, 58, 70, 56, 84, 44, 84]), 'accent'),
];
