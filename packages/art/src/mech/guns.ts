import {
  bar,
  box,
  disc,
  dot,
  lines,
  ngon,
  panel,
  plate,
  pts,
  run,
  shaded,
  wire,
  type Shape,
} from '../pen.ts';
import type { Plan } from './build.ts';

/** Guns: the grip or mount is the origin, the muzzle looks right. `k` is how much gun there is, about 1. */

const muzzle = (x: number, r: number): Shape[] => [
  plate(box(x, -r, r * 1.1, r * 2), 'fill2'),
  lines(run(x + r * 0.55, -r, x + r * 0.55, r)),
];

export const rifle = (k: number): Shape[] => {
  const [l, w] = [46 * k + 22, 3 + k * 1.4];
  return [
    plate(bar([14, -1], [l, -1], w * 1.3), 'fill2'),
    ...muzzle(l, w * 1.15),
    plate(pts([-24, -4, -10, -6, -10, 6, -26, 10])),
    ...shaded(run(-12, -w * 2, 22, -w * 2, 28, -w, 28, w * 1.5, -4, w * 2, -12, w)),
    plate(pts([8, 5, 18, 5, 15, 20, 6, 18]), 'fill2'),
    panel(run(-6, -w * 1.3, 14, -w * 1.3, 14, 0, -6, 0), 'accent'),
    plate(run(-2, -w * 2 - 7, 16, -w * 2 - 7, 18, -w * 2 - 2, -4, -w * 2 - 2), 'fill2'),
  ];
};

export const gatling = (k: number): Shape[] => {
  const [l, r] = [40 * k + 18, 6 + k * 3.4];
  return [
    plate(run(12, -r * 0.8, l, -r * 0.8, l, r * 0.8, 12, r * 0.8), 'fill2'),
    lines(run(14, -r * 0.28, l, -r * 0.28), run(14, r * 0.28, l, r * 0.28)),
    plate(box(l - 5, -r, 6, r * 2, 1)),
    ...shaded(box(-16, -r * 1.25, 32, r * 2.5, 4)),
    panel(run(-10, -r * 0.6, 6, -r * 0.6, 6, r * 0.3, -10, r * 0.3), 'accent'),
    disc([-4, r * 1.7], r * 0.95, 'fill2'),
    dot([-4, r * 1.7], r * 0.35, 'line', 0),
  ];
};

/** Two rails with light between them. */
export const railgun = (k: number): Shape[] => {
  const [l, w] = [60 * k + 26, 5 + k * 2.2];
  return [
    plate(run(6, -1.6, l - 4, -1.6, l - 4, 1.6, 6, 1.6), 'glow'),
    ...shaded(run(-14, -w * 1.3, 10, -w * 1.5, l - 6, -w, l, -w * 0.35, -10, -w * 0.35), 'fill', [0, 1], 0.3),
    ...shaded(run(-14, w * 1.3, 10, w * 1.5, l - 14, w, l - 8, w * 0.35, -10, w * 0.35), 'fill', [0, 1], 0.3),
    plate(box(-20, -w * 1.5, 20, w * 3, 4), 'accent'),
    lines(run(20, -w * 1.3, 20, -w * 0.5), run(34, -w * 1.2, 34, -w * 0.5), run(24, w * 1.2, 24, w * 0.5)),
  ];
};

export const howitzer = (k: number): Shape[] => {
  const [l, w] = [62 * k + 24, 5.5 + k * 3];
  return [
    plate(bar([10, 0], [l, 0], w * 1.25), 'fill'),
    lines(run(22, w * 0.25, l - 4, w * 0.25)),
    ...shaded(run(l - 4, -w, l + w * 1.3, -w, l + w * 1.3, w, l - 4, w)),
    lines(run(l + w * 0.5, -w, l + w * 0.5, w)),
    plate(run(8, -w * 0.95, 30, -w * 0.85, 30, w * 0.85, 8, w * 0.95), 'fill2'),
    ...shaded(run(-26, -w * 1.2, 10, -w * 1.5, 14, -w * 0.6, 14, w * 1.3, -22, w * 1.4, -30, w * 0.5)),
    panel(run(-18, -w * 0.7, 2, -w * 0.8, 2, w * 0.1, -18, w * 0.1), 'accent'),
  ];
};

export const mortar = (k: number): Shape[] => {
  const [l, w] = [28 * k + 14, 9 + k * 4.5];
  return [
    ...shaded(run(-12, -w * 0.8, l, -w, l, w, -12, w * 0.8)),
    plate(run(l - 4, -w * 1.2, l + 6, -w * 1.2, l + 6, w * 1.2, l - 4, w * 1.2), 'accent'),
    lines(run(4, -w * 0.85, 4, w * 0.85)),
    disc([-8, 0], w * 0.8, 'fill2'),
  ];
};

/** A bow of spring steel on a rail: launches what doesn't fit a barrel. */
export const ballista = (k: number): Shape[] => {
  const [l, h] = [50 * k + 22, 24 * k + 14];
  return [
    wire(run(-8, 0, l * 0.56, -h, l * 0.56, h, -8, 0), 1.4),
    plate(bar([-22, 0], [l * 0.9, 0], 7), 'fill2'),
    plate(
      run(
        l * 0.72,
        -4,
        l * 0.66,
        -h * 0.6,
        l * 0.5,
        -h - 4,
        l * 0.58,
        -h - 5,
        l * 0.82,
        -h * 0.6,
        l * 0.84,
        0,
        l * 0.82,
        h * 0.6,
        l * 0.58,
        h + 5,
        l * 0.5,
        h + 4,
        l * 0.66,
        h * 0.6,
        l * 0.72,
        4,
      ),
    ),
    plate(run(l * 0.86, -5, l * 1.12, 0, l * 0.86, 5), 'glow'),
    plate(box(-20, -8, 18, 16, 3), 'accent'),
  ];
};

/** A box of tubes, seen from the front quarter. */
export const pod = (k: number, { luck }: Plan): Shape[] => {
  const s = 0.66 + k * 0.36;
  const wide = luck.flip();
  const [cols, rows] = wide ? [3, 2] : [2, 3];
  const [w, h] = [cols * 10 + 6, rows * 10 + 6];
  const out: Shape[] = [
    plate(pts([-16, -h / 2 - 6, w / 2, -h / 2 - 8, w / 2 + 2, -h / 2, -8, -h / 2 + 2], s), 'fill2'),
    plate(pts([-18, -h / 2 - 5, -6, -h / 2, -6, h / 2, -18, h / 2 - 6], s), 'fill2'),
    plate(pts([-7, -h / 2, w - 7, -h / 2, w - 7, h / 2, -7, h / 2], s)),
  ];
  for (let c = 0; c < cols; c++)
    for (let r = 0; r < rows; r++)
      out.push(
        dot(
          [(c * 10 + 1) * s, (r * 10 - h / 2 + 8) * s],
          3.7 * s,
          (c + r) % 2 === 0 ? 'accent' : 'line',
          1.2,
        ),
      );
  return out;
};

/** A projector of smoke, fire or force: a wide mouth on a tank. */
export const projector = (k: number): Shape[] => {
  const [l, w] = [26 * k + 18, 8 + k * 4];
  return [
    ...shaded(ngon([-6, 0], 12 + k * 3, 8, 22.5)),
    plate(
      run(4, -w * 0.5, l - 8, -w * 0.5, l + 4, -w * 1.25, l + 4, w * 1.25, l - 8, w * 0.5, 4, w * 0.5),
      'fill2',
    ),
    plate(run(l + 4, -w * 1.25, l + 9, -w, l + 9, w, l + 4, w * 1.25), 'glow'),
    panel(ngon([-6, 0], 6 + k, 6), 'accent'),
  ];
};
