import type { Pt, Shape } from './shape.ts';

/** Armor hides most of what is under it. Hidden shapes are not sent. */

const OCTAGON = Array.from({ length: 8 }, (_, i): Pt => [
  Math.cos((Math.PI * i) / 4),
  Math.sin((Math.PI * i) / 4),
]);

/** Points that represent the shape: corners, ends of curves with their handles, eight points of a circle. */
function outline({ path }: Shape): Pt[] {
  const points: Pt[] = [];
  for (const { op, to } of path) {
    const [c, rim] = to;
    if (op !== 'O' || c === undefined || rim === undefined) {
      for (const point of to) points.push(point);
      continue;
    }
    const r = Math.hypot(rim[0] - c[0], rim[1] - c[1]);
    for (const [x, y] of OCTAGON) points.push([c[0] + r * x, c[1] + r * y]);
  }
  return points;
}

/** Whether the shape is a closed polygon or a circle: only those are sure to cover what is below. */
const covers = ({ path, fill }: Shape): boolean =>
  fill !== 'none' &&
  path.length > 0 &&
  path.every(({ op }, i) => (op === 'M' ? i === 0 : op === 'L' || op === 'Z' || op === 'O'));

function inside([x, y]: Pt, polygon: readonly Pt[]): boolean {
  let odd = false;
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i];
    const b = polygon[(i + 1) % polygon.length];
    if (a === undefined || b === undefined) continue;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
  }
  return odd;
}

interface Outline {
  readonly corners: readonly Pt[];
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
function measured(shape: Shape): Outline {
  const corners = outline(shape);
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of corners) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return { corners, x0, y0, x1, y1 };
}

/** Corners and the middles between them: enough to catch an edge that leaves a hollow polygon. */
function allInside(corners: readonly Pt[], polygon: readonly Pt[]): boolean {
  return corners.every((p, i) => {
    const q = corners[i + 1] ?? p;
    return inside(p, polygon) && inside([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], polygon);
  });
}

/** Compares boxes first: most pairs are far apart. */
const within = (a: Outline, b: Outline): boolean =>
  a.x0 >= b.x0 &&
  a.x1 <= b.x1 &&
  a.y0 >= b.y0 &&
  a.y1 <= b.y1 &&
  a.corners.length > 0 &&
  allInside(a.corners, b.corners);

/** The shapes that no other shape hides; `over` says which are on top. */
function shown(shapes: readonly Shape[], over: (above: number, below: number) => boolean): Shape[] {
  const outlines = shapes.map(measured);
  const lids = outlines.flatMap((lid, at) =>
    shapes[at] !== undefined && covers(shapes[at]) ? [{ lid, at }] : [],
  );
  return shapes.filter((_, i) => {
    const own = outlines[i];
    return own === undefined || !lids.some(({ lid, at }) => within(own, lid) && over(at, i));
  });
}

/** The shapes that are at least partly visible; later ones are on top. */
export const seen = (shapes: readonly Shape[]): Shape[] => shown(shapes, (above, below) => above > below);

/** The parts that make the silhouette of a group: those not wholly within another. */
export const rim = (masses: readonly Shape[]): Shape[] => shown(masses, (above, below) => above !== below);
