import { disc, dot, ngon, panel, plate, pts, type Shape } from '../pen.ts';
import { both, leg, machine } from './parts.ts';

/** Eight high-kneed legs round a small body, a long gun in front. */
export const spider = (): Shape[] => [
  ...both(
    ...leg(46, 44, 30, 24, 30, 6),
    ...leg(44, 48, 18, 34, 7, 18),
    ...leg(44, 54, 18, 62, 6, 80),
    ...leg(46, 60, 30, 78, 30, 95),
  ),
  ...machine([
    plate(pts([46, 3, 54, 3, 56, 34, 44, 34]), 'fill2'),
    disc([50, 40], 13, 'fill'),
    plate(ngon([50, 66], 20, 8, 22.5), 'fill'),
  ]),
  ...both(dot([45, 38], 3.2, 'glow', 2.5)),
  panel(ngon([50, 67], 10, 4), 'accent', 4),
];
