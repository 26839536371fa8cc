import { disc, ngon, panel, plate, pts, run, wire, type Shape } from '../pen.ts';
import { both, machine } from './parts.ts';

/** A dome of six plates, stubs for feet, and a gun where the head comes out. */
export const turtle = (): Shape[] => [
  ...machine([
    ...both(plate(pts([22, 22, 34, 16, 42, 30, 30, 38]), 'fill2')),
    ...both(plate(pts([20, 78, 30, 62, 42, 72, 32, 86]), 'fill2')),
    plate(pts([42, 6, 58, 6, 60, 28, 40, 28]), 'fill'),
    plate(pts([46, 84, 54, 84, 50, 94]), 'fill2'),
    plate(ngon([50, 54], 33, 6), 'fill'),
  ]),
  panel(ngon([50, 54], 16, 6), 'accent', 4),
  ...[0, 60, 120, 180, 240, 300].map((turn) => {
    const [x, y] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return wire(run(50 + 16 * x, 54 + 16 * y, 50 + 32 * x, 54 + 32 * y), 4);
  }),
  { ...disc([50, 13], 3.5, 'glow'), weight: 0 },
];
