import { bounds, HAIR, moved, ring, run, wire, type Pt, type Shape } from './pen.ts';
import type { Chance } from './seed.ts';

/** What technical drawings have around the figure: ground, dimensions and center marks, all in faint pencil. */
const pencil = (...runs: readonly (readonly Pt[])[]): Shape[] => runs.map((run) => wire(run, HAIR, 'faint'));

/** A dimension line with its end ticks. */
export function dimension(a: Pt, b: Pt): Shape[] {
  const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [ux, uy] = [((b[0] - a[0]) / d) * 4, ((b[1] - a[1]) / d) * 4];
  const tick = ([x, y]: Pt): Pt[] => run(x - uy, y + ux, x + uy, y - ux);
  const barb = ([x, y]: Pt, s: number): Pt[] => [
    [x + s * ux - uy * 0.5, y + s * uy + ux * 0.5],
    [x, y],
    [x + s * ux + uy * 0.5, y + s * uy - ux * 0.5],
  ];
  return pencil([a, b], tick(a), tick(b), barb(a, 1), barb(b, -1));
}

export const cross = ([x, y]: Pt, r = 5): Shape[] => pencil(run(x - r, y, x + r, y), run(x, y - r, x, y + r));

/** The ground: a line and the hatching of a section beneath it. */
export function ground(y: number, x0 = 12, x1 = 188): Shape[] {
  const hatch: Pt[][] = [];
  for (let x = x0 + 6; x < x1 - 2; x += 12) hatch.push(run(x, y + 1, x - 5, y + 6));
  return pencil(run(x0, y, x1, y), ...hatch);
}

/** Fits a figure into the square: standing on the ground, as tall as asked unless it is too wide for that. */
export function stand(shapes: readonly Shape[], tall: number, wide = 186, floor = 184): Shape[] {
  const { x0, y0, x1, y1 } = bounds(shapes);
  const scale = Math.min(tall / (y1 - y0), wide / (x1 - x0));
  const dx = 100 - (scale * (x0 + x1)) / 2;
  const dy = floor - scale * y1;
  return moved(shapes, ([x, y]) => [x * scale + dx, y * scale + dy]);
}

/** Marks around a finished figure. */
export function dressing(shapes: readonly Shape[], luck: Chance, floor = 186): Shape[] {
  const { x0, y0, x1, y1 } = bounds(shapes);
  const out: Shape[] = [...ground(floor)];
  const left = luck.flip() ? 7 : 193;
  out.push(...dimension([left, Math.max(6, y0)], [left, Math.min(y1, floor)]));
  if (luck.flip(0.6)) out.push(...dimension([Math.max(14, x0), 196.5], [Math.min(x1, 186), 196.5]));
  const eye: Pt = [luck.between(70, 130), luck.between(60, 110)];
  out.push(ring(eye, luck.between(46, 64), HAIR, 'faint'));
  out.push(
    ...cross([luck.pick([24, 176]), luck.between(20, 44)]),
    ...cross([luck.pick([24, 176]), luck.between(140, 170)]),
  );
  return out;
}

/** Shrinks a drawing that would leave the sheet. */
export function contain(shapes: readonly Shape[], wide = 200, tall = 200, rim = 3): Shape[] {
  const { x0, y0, x1, y1 } = bounds(shapes);
  const [cx, cy] = [wide / 2, tall / 2];
  const over = Math.max(
    (cx - x0) / (cx - rim),
    (x1 - cx) / (cx - rim),
    (cy - y0) / (cy - rim),
    (y1 - cy) / (cy - rim),
    1,
  );
  return moved(shapes, ([x, y]) => [cx + (x - cx) / over, cy + (y - cy) / over]);
}
