import { cable, disc, dot, panel, plate, pts, run, wire, type Shape } from '../pen.ts';
import { both, machine } from './parts.ts';

/** A drop with round ears, a pointed nose, whiskers and a whip for a tail. */
export const rat = (): Shape[] => [
  cable(run(50, 78, 46, 90, 60, 95, 76, 88, 84, 74), 8),
  ...both(wire(run(42, 18, 24, 12), 4), wire(run(42, 22, 22, 24), 4)),
  ...machine([
    ...both(plate(pts([34, 66, 22, 80, 30, 86, 42, 78]), 'fill2'), disc([33, 35], 11, 'fill2')),
    plate(pts([50, 5, 60, 24, 68, 44, 70, 62, 62, 80, 38, 80, 30, 62, 32, 44, 40, 24]), 'fill'),
  ]),
  ...both(dot([43, 25], 3.5, 'glow', 2.5)),
  panel(pts([40, 50, 60, 50, 58, 70, 42, 70]), 'accent', 4),
];
