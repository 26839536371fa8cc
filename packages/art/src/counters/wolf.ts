import { panel, plate, pts, tint, type Shape } from '../pen.ts';
import { both, machine } from './parts.ts';

/** A mask of edges: pointed ears, a long muzzle, a ruff of blades. */
export const wolf = (): Shape[] => [
  ...machine([
    ...both(plate(pts([30, 46, 8, 50, 20, 60, 12, 72, 28, 74, 30, 90, 44, 80]), 'fill2')),
    ...both(plate(pts([18, 4, 46, 26, 26, 46]), 'fill')),
    plate(pts([36, 22, 64, 22, 78, 46, 66, 66, 58, 92, 42, 92, 34, 66, 22, 46]), 'fill'),
  ]),
  ...both(tint(pts([23, 14, 36, 27, 28, 36]), 'accent')),
  ...both(panel(pts([30, 46, 45, 53, 42, 58, 34, 55]), 'glow', 3)),
  panel(pts([42, 82, 58, 82, 55, 92, 45, 92]), 'line', 3),
  panel(pts([47, 26, 53, 26, 55, 50, 50, 72, 45, 50]), 'accent', 3),
];
