import {
  box,
  cable,
  disc,
  dot,
  layer,
  lines,
  ngon,
  panel,
  place,
  plate,
  pts,
  run,
  shaded,
  wire,
  type Shape,
} from '../pen.ts';
import { arrow, burst, bust, type Emblem } from './emblem.ts';

/** Operations of a whole force. */

const sandbags = (y: number): Shape[] =>
  [30, 62, 94, 126, 158].map((x, i) =>
    plate(box(x - 18, y - (i % 2) * 4, 34, 18, 6), i % 2 === 0 ? 'fill' : 'fill2'),
  );

/** Tracers sweep over a row of machines that keep their heads down. */
export const barrage: Emblem = (luck) => {
  const fall = luck.between(-4, 4);
  return [
    ...[0, 1, 2, 3, 4].flatMap((i) => [
      wire(run(22 + i * 26, 24 + fall, 62 + i * 26, 92), 3, i % 2 === 0 ? 'glow' : 'accent'),
      plate(pts([0, -9, 4, -3, 4, 7, -4, 7, -4, -3], 1, 1, 62 + i * 26, 94), 'glow'),
    ]),
    ...layer([52, 100, 148].flatMap((x) => place(bust(true), [x, 136], 0, 0.62))),
    ...layer([...sandbags(150), burst([44, 108], 13, 7, fall), burst([128, 104], 16, 8, -fall)]),
  ];
};

/** Machines advance behind a pennant, as a commander's arrow on a map says. */
export const charge: Emblem = (luck) => {
  const lift = luck.between(-6, 6);
  return [
    ...layer(place([arrow(128, 24)], [178, 62 + lift], -14)),
    ...layer([wire(run(58, 40, 58, 150), 4), plate(pts([58, 40, 104, 50, 84, 60, 104, 72, 58, 76]), 'glow')]),
    ...layer([
      ...place(bust(false), [142, 140], 0, 0.7),
      ...place(bust(false), [62, 146], 0, 0.7),
      ...place(bust(false), [102, 152], 0, 0.95),
    ]),
  ];
};

/** A key in the lock of a launch console, under an open cover. */
export const launch: Emblem = (luck) => [
  ...layer([
    ...shaded(pts([26, 172, 34, 96, 48, 84, 152, 84, 166, 96, 174, 172])),
    panel(pts([46, 98, 154, 98, 160, 132, 40, 132]), 'fill2'),
    plate(pts([52, 84, 62, 34, 138, 34, 148, 84]), 'accent'),
    panel(pts([66, 42, 134, 42, 140, 76, 60, 76]), 'fill'),
    lines(run(74, 54, 126, 54), run(72, 64, 128, 64)),
  ]),
  ...[56, 144].flatMap((x) => [disc([x, 150], 9, 'glow'), dot([x, 150], 4, 'accent')]),
  ...layer(
    place(
      [
        plate(ngon([0, 0], 20, 8, 22.5), 'fill'),
        plate(box(-5, -30, 10, 44, 2), 'glow'),
        disc([0, -38], 14, 'glow'),
        dot([0, -38], 6, 'fill2'),
      ],
      [100, 128],
      luck.between(28, 48),
    ),
  ),
  cable(run(72, 152, 86, 166, 114, 166, 128, 152), 3, 'accent'),
];
