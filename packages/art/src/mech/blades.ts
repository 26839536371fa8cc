import { bar, box, disc, lines, panel, plate, pts, run, shaded, tint, type Shape } from '../pen.ts';

/** Hand weapons: the grip is the origin, the point looks right. `k` is how much weapon there is, about 1. */

export const sword = (k: number, heavy: boolean): Shape[] => {
  const [l, w] = [58 * k + 16, heavy ? 7.5 : 5];
  return [
    plate(bar([-12, 0], [8, 0], 5), 'fill2'),
    plate(run(10, -w, l - 12, -w * 0.9, l, 0, l - 16, w, 10, w)),
    tint(run(12, 0.4, l - 5, 0.4, l - 16, w - 1.1, 12, w - 1.1)),
    lines(run(12, 0, l - 6, 0)),
    plate(pts([5, -11, 11, -10, 12, 10, 6, 11, 3, 0]), 'accent'),
  ];
};

/** A blade of light: hilt of metal, edge of glow. */
export const saber = (k: number): Shape[] => {
  const l = 60 * k + 16;
  return [
    plate(bar([-12, 0], [12, 0], 6), 'fill2'),
    plate(run(12, -4, l - 6, -3, l, 0, l - 6, 3, 12, 4), 'glow'),
    plate(pts([9, -8, 14, -6, 14, 6, 9, 8]), 'accent'),
  ];
};

export const lance = (k: number): Shape[] => {
  const l = 66 * k + 40;
  return [
    plate(bar([-52, 0], [24, 0], 5.5), 'fill2'),
    plate(run(20, -11, l - 4, -1.6, l, 0, l - 4, 1.6, 20, 11)),
    tint(run(22, 1, l - 6, 0.8, 22, 9.4)),
    plate(pts([14, -15, 24, -11, 24, 11, 14, 15, 18, 0]), 'accent'),
    lines(run(40, -7.5, 40, 7.5), run(50, -6, 50, 6)),
    plate(pts([-58, 0, -50, -5, -46, 0, -50, 5]), 'accent'),
  ];
};

export const pike = (k: number): Shape[] => {
  const l = 62 * k + 30;
  return [
    plate(bar([-56, 0], [l - 22, 0], 5), 'fill2'),
    plate(run(l - 28, 0, l - 20, -9, l + 6, 0, l - 20, 9)),
    lines(run(l - 24, 0, l, 0)),
    plate(run(l - 36, -6, l - 26, -4, l - 26, 4, l - 36, 6), 'accent'),
  ];
};

export const hammer = (k: number): Shape[] => {
  const [l, s] = [44 * k + 14, 0.7 + k * 0.42];
  return [
    plate(bar([-26, 0], [l, 0], 6), 'fill2'),
    ...shaded(pts([-12, -26, 12, -26, 15, -20, 15, 18, 10, 26, -10, 26, -15, 18, -15, -20], s, s, l)),
    panel(pts([-15, -8, 15, -8, 15, 6, -15, 6], s, s, l), 'accent'),
    lines(pts([-12, -20, 12, -20], s, s, l), pts([-12, 18, 12, 18], s, s, l)),
  ];
};

export const axe = (k: number): Shape[] => {
  const [l, s] = [46 * k + 12, 0.75 + k * 0.4];
  return [
    plate(bar([-26, 0], [l + 8, 0], 5), 'fill2'),
    ...shaded(pts([-10, -4, -18, -24, 2, -30, 16, -20, 12, -4], s, s, l)),
    panel(pts([-10, -4, 12, -4, 10, 5, -8, 5], s, s, l), 'accent'),
  ];
};

export const dagger = (k: number): Shape[] => {
  const l = 34 * k + 20;
  return [
    plate(run(-16, -3, 0, -7, l * 0.7, -5, l, 2, l * 0.6, 4, -2, 6, -14, 4)),
    lines(run(0, 0, l * 0.85, 0)),
    panel(pts([-6, -5, 4, -7, 4, 6, -4, 5]), 'accent'),
  ];
};

export const saw = (k: number): Shape[] => {
  const l = 40 * k + 20;
  const teeth = Array.from({ length: 6 }, (_, i) => [
    8 + ((l - 12) * i) / 6,
    11,
    8 + ((l - 12) * (i + 0.6)) / 6,
    17,
  ]).flat();
  return [
    plate(
      [...run(4, -9, l - 6, -9, l + 2, 0, l - 6, 11), ...pts(teeth).toReversed(), ...run(4, 11)],
      'fill2',
    ),
    plate(box(-10, -10, 18, 20, 4), 'accent'),
    lines(run(8, 1, l - 6, 1)),
  ];
};

/** The claw of a grabbing hand: three hooked fingers. */
export const claw = (k: number): Shape[] => {
  const s = 0.8 + k * 0.4;
  return [
    plate(pts([2, -6, 16, -20, 34, -17, 22, -12, 14, -2], s)),
    plate(pts([2, 6, 16, 18, 33, 13, 21, 9, 14, 1], s)),
    plate(pts([4, -4, 22, -6, 40, 1, 22, 4, 4, 4], s), 'fill2'),
    disc([3 * s, 0], 8.5 * s, 'accent'),
  ];
};

/** Two jaws that close. */
export const pincer = (k: number): Shape[] => {
  const s = 0.8 + k * 0.42;
  return [
    plate(pts([-2, -8, 10, -20, 30, -20, 42, -6, 28, -9, 16, -4, 12, 2, -2, 2], s)),
    plate(pts([-2, 8, 8, 18, 26, 19, 38, 8, 26, 9, 16, 5, 12, 0, -2, 0], s), 'fill2'),
    disc([4 * s, 0], 8 * s, 'accent'),
  ];
};

/** Long knives for fingers. */
export const talons = (k: number): Shape[] => {
  const s = 0.75 + k * 0.42;
  return [
    plate(pts([4, -6, 20, -14, 44, -14, 22, -6, 8, 0], s)),
    plate(pts([4, 6, 20, 12, 42, 15, 22, 5, 8, 0], s), 'fill2'),
    plate(pts([6, -3, 24, -4, 50, 1, 24, 4, 6, 3], s)),
    plate(pts([-6, -9, 8, -8, 12, 0, 8, 9, -6, 9], s), 'accent'),
  ];
};
