import { rim } from './cull.ts';
import type { Pt, Shape, PathStep, Skin, Tone } from './shape.ts';

export type { Pt, Shape, PathStep, Skin, Tone };

const BOLD = 2.2;
const THIN = 1.5;
export const HAIR = 0.9;
/** Half of it shows, outside the parts. */
const CONTOUR = 5.6;

/** Corners from a flat list of x and y, so that the formatter keeps it a table. */
export const pts = (flat: readonly number[], sx = 1, sy = sx, x = 0, y = 0): Pt[] => {
  const out: Pt[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2)
    out.push([x + sx * (flat[i] ?? 0), y + sy * (flat[i + 1] ?? 0)]);
  return out;
};
/** A run of points, for short lines. */
export const run = (...flat: readonly number[]): Pt[] => pts(flat);

const steps = (pts: readonly Pt[], close: boolean): PathStep[] => {
  const [first, ...rest] = pts;
  if (first === undefined) return [];
  const path: PathStep[] = [{ op: 'M', to: [first] }];
  for (const to of rest) path.push({ op: 'L', to: [to] });
  if (close) path.push({ op: 'Z', to: [] });
  return path;
};
const circle = ([x, y]: Pt, r: number): PathStep[] => [{ op: 'O', to: run(x, y, x + r, y) }];
const shape = (
  path: readonly PathStep[],
  fill: Tone,
  weight: number,
  mass: boolean,
  ink: Tone = 'line',
): Shape => ({
  path,
  fill,
  ink,
  weight,
  mass,
});

/** A part of the silhouette. */
export const plate = (pts: readonly Pt[], fill: Tone = 'fill'): Shape =>
  shape(steps(pts, true), fill, BOLD, true);
/** A plate on top of another one. */
export const panel = (pts: readonly Pt[], fill: Tone = 'fill', weight = THIN): Shape =>
  shape(steps(pts, true), fill, weight, false);
/** A patch of color without an outline. */
export const tint = (pts: readonly Pt[], fill: Tone = 'fill2'): Shape =>
  shape(steps(pts, true), fill, 0, false);
export const lines = (...runs: readonly (readonly Pt[])[]): Shape =>
  shape(
    runs.flatMap((run) => steps(run, false)),
    'none',
    THIN,
    false,
  );
/** An open line of any weight and color. */
export const wire = (pts: readonly Pt[], weight = BOLD, ink: Tone = 'line'): Shape =>
  shape(steps(pts, false), 'none', weight, false, ink);
export const disc = (c: Pt, r: number, fill: Tone = 'fill2'): Shape => shape(circle(c, r), fill, BOLD, true);
export const dot = (c: Pt, r: number, fill: Tone = 'fill2', weight = THIN): Shape =>
  shape(circle(c, r), fill, weight, false);
export const ring = (c: Pt, r: number, weight = THIN, ink: Tone = 'line'): Shape =>
  shape(circle(c, r), 'none', weight, false, ink);

/** Curves through the points (Catmull-Rom), for cables, cloth and plumes. */
function through(pts: readonly Pt[], close: boolean): PathStep[] {
  const n = pts.length;
  const at = (i: number): Pt => pts[close ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)] ?? [0, 0];
  const path: PathStep[] = [{ op: 'M', to: [at(0)] }];
  for (let i = 0; i < (close ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path.push({
      op: 'C',
      to: [
        [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6],
        [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6],
        c,
      ],
    });
  }
  if (close) path.push({ op: 'Z', to: [] });
  return path;
}
export const blob = (pts: readonly Pt[], fill: Tone = 'fill', mass = true): Shape =>
  shape(through(pts, true), fill, mass ? BOLD : THIN, mass);
export const cable = (pts: readonly Pt[], weight = BOLD, ink: Tone = 'line'): Shape =>
  shape(through(pts, false), 'none', weight, false, ink);

export const dashed = (s: Shape, dash: string): Shape => ({ ...s, dash });

/** The part of a polygon on the side of the line through `on` that `toward` points to. */
function half(pts: readonly Pt[], on: Pt, toward: Pt): Pt[] {
  const side = (p: Pt): number => (p[0] - on[0]) * toward[0] + (p[1] - on[1]) * toward[1];
  return pts.flatMap((p, i) => {
    const q = pts[(i + 1) % pts.length] ?? p;
    const [a, b] = [side(p), side(q)];
    const kept: Pt[] = a >= 0 ? [p] : [];
    if (a * b < 0) kept.push([p[0] + ((q[0] - p[0]) * a) / (a - b), p[1] + ((q[1] - p[1]) * a) / (a - b)]);
    return kept;
  });
}

/** A quarter of the smallest area that is worth a shadow. */
const SMUDGE = 44;
const center = (pts: readonly Pt[]): Pt => {
  const xs = pts.map((p) => p[0]);
  const ys = pts.map((p) => p[1]);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
};

/** A plate with its shadow side in another tone; the light comes from where the machine looks. */
export function shaded(
  pts: readonly Pt[],
  fill: Tone = 'fill',
  toward: Pt = [-1, 0.35],
  depth = 0.3,
  shade: Tone = 'fill2',
): Shape[] {
  const c = center(pts);
  // On a small part the shadow would be a smudge.
  if (
    Math.abs((Math.max(...pts.map((p) => p[0])) - c[0]) * (Math.max(...pts.map((p) => p[1])) - c[1])) < SMUDGE
  )
    return [plate(pts, fill)];
  const reach = Math.max(...pts.map((p) => (p[0] - c[0]) * toward[0] + (p[1] - c[1]) * toward[1]));
  const size = toward[0] ** 2 + toward[1] ** 2;
  const on: Pt = [c[0] + (toward[0] * reach * depth) / size, c[1] + (toward[1] * reach * depth) / size];
  // Drawn a little inside, so that it leaves the outline its full weight.
  const inner = half(pts, on, toward).map(([x, y]): Pt => {
    const d = Math.hypot(c[0] - x, c[1] - y) || 1;
    return [x + ((c[0] - x) / d) * 1.1, y + ((c[1] - y) / d) * 1.1];
  });
  return inner.length < 3 ? [plate(pts, fill)] : [plate(pts, fill), tint(inner, shade)];
}

export const lerp = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
/** From `a` by a length along an angle in degrees; 0 points right, 90 down. */
export const polar = (a: Pt, length: number, degrees: number): Pt => [
  a[0] + length * Math.cos((degrees * Math.PI) / 180),
  a[1] + length * Math.sin((degrees * Math.PI) / 180),
];

/**
 * The outline of a limb along a bone, from triples: how far along, how wide to its front, how wide to its back.
 * The front of what hangs down is its right side.
 */
export function limb(a: Pt, b: Pt, stations: readonly number[], width = 1): Pt[] {
  const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const n: Pt = [((b[1] - a[1]) / d) * width, ((a[0] - b[0]) / d) * width];
  const [front, back]: [Pt[], Pt[]] = [[], []];
  for (let i = 0; i + 2 < stations.length; i += 3) {
    const [x, y] = lerp(a, b, stations[i] ?? 0);
    const [f, k] = [stations[i + 1] ?? 0, stations[i + 2] ?? 0];
    front.push([x + n[0] * f, y + n[1] * f]);
    back.unshift([x - n[0] * k, y - n[1] * k]);
  }
  return [...front, ...back];
}
/** A bar of even width. */
export const bar = (a: Pt, b: Pt, width: number): Pt[] => limb(a, b, [0, 0.5, 0.5, 1, 0.5, 0.5], width);
export const box = (x: number, y: number, w: number, h: number, cut = 0): Pt[] => {
  const [r, b, c] = [x + w, y + h, cut];
  if (cut === 0) return run(x, y, r, y, r, b, x, b);
  return run(x + c, y, r - c, y, r, y + c, r, b - c, r - c, b, x + c, b, x, b - c, x, y + c);
};
/** A polygon of n corners around a center. */
export const ngon = (c: Pt, r: number, n: number, turn = 0): Pt[] =>
  Array.from({ length: n }, (_, i) => polar(c, r, turn + (360 * i) / n));

export type Move = (p: Pt) => Pt;
export const moved = (shapes: readonly Shape[], move: Move): Shape[] =>
  shapes.map((s) => ({ ...s, path: s.path.map(({ op, to }) => ({ op, to: to.map(move) })) }));

/** Turns (degrees), scales, flips left to right when asked, and then puts the origin at `at`. */
export function place(shapes: readonly Shape[], at: Pt, turn = 0, scale = 1, flip = false): Shape[] {
  const [c, s] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  const sign = flip ? -1 : 1;
  return moved(shapes, ([x, y]) => [at[0] + sign * (x * c - y * s), at[1] + x * s + y * c]);
}

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
export function bounds(shapes: readonly Shape[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  const see = (x: number, y: number): void => {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  };
  for (const { path } of shapes)
    for (const { op, to } of path) {
      const [c, rim] = to;
      if (op === 'O' && c !== undefined && rim !== undefined) {
        const r = Math.hypot(rim[0] - c[0], rim[1] - c[1]);
        see(c[0] - r, c[1] - r);
        see(c[0] + r, c[1] + r);
      } else for (const [x, y] of to) see(x, y);
    }
  return { x0, y0, x1, y1 };
}

/** The heavy line round a group of parts, to be drawn beneath them. */
export const contour = (shapes: readonly Shape[], weight = CONTOUR): Shape => ({
  path: rim(shapes.filter((s) => s.mass)).flatMap((s) => s.path),
  fill: 'line',
  ink: 'line',
  weight,
  mass: false,
});
/** A group with its own contour, so that front parts stand out. */
export const layer = (shapes: readonly Shape[], weight = CONTOUR): Shape[] =>
  shapes.some((s) => s.mass) ? [contour(shapes, weight), ...shapes] : [...shapes];
