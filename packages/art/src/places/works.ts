import {
  box,
  disc,
  dot,
  lines,
  ngon,
  panel,
  place,
  plate,
  pts,
  ring,
  run,
  shaded,
  wire,
  type Shape,
} from '../pen.ts';
import { howitzer } from '../mech/guns.ts';
import { FLOOR, group, solid, truss, type Scene } from './scene.ts';

/** What people have built. */

const sandbags = (x: number, n: number): Shape[] => [
  ...Array.from({ length: n }, (_, i) => plate(box(x + i * 15, FLOOR - 10, 15, 10, 3), 'fill2')),
  ...Array.from({ length: n - 1 }, (_, i) => plate(box(x + 7 + i * 15, FLOOR - 20, 15, 10, 3))),
];

export const bunker: Scene = (luck) => {
  const slits = 2 + luck.below(2);
  return [
    ...group(
      place(howitzer(luck.between(0.2, 0.45)), [130, 112], -4, 0.9),
      shaded(pts([20, FLOOR, 34, 116, 58, 102, 148, 102, 170, 118, 184, FLOOR])),
      shaded(pts([26, 112, 42, 92, 152, 92, 176, 112]), 'fill', [0, 1], 0.1),
      Array.from({ length: slits }, (_, i) => panel(box(52 + (i * 86) / slits, 118, 62 / slits, 8), 'glow')),
      panel(pts([86, FLOOR, 86, 140, 92, 134, 112, 134, 118, 140, 118, FLOOR]), 'accent'),
      lines(
        run(102, 136, 102, FLOOR),
        run(40, 134, 78, 134),
        run(126, 134, 168, 134),
        run(60, 94, 56, 110),
        run(138, 94, 142, 110),
      ),
      [wire(run(56, 92, 52, 60)), dot([52, 58], 3, 'glow')],
    ),
    ...group(sandbags(12, 3 + luck.below(2)), sandbags(150, 2)),
  ];
};

export const lift: Scene = (luck) => {
  const y = luck.between(96, 122);
  return [
    ...group(
      truss(30, 30, FLOOR, 16, 7),
      truss(154, 30, FLOOR, 16, 7),
      solid([22, 32, 26, 18, 174, 18, 178, 32]),
      panel(box(84, 20, 32, 10), 'accent'),
    ),
    wire(run(60, 32, 60, y), 2.4),
    wire(run(140, 32, 140, y), 2.4),
    wire(run(46, y + 8, 154, y + 8), 0.9, 'faint'),
    // On the platform: a pair of legs still waiting for a torso.
    ...group(
      shaded(pts([78, y, 82, y - 16, 78, y - 34, 88, y - 40, 96, y - 36, 94, y - 14, 100, y])),
      shaded(pts([104, y, 108, y - 16, 106, y - 34, 114, y - 40, 122, y - 34, 118, y - 14, 126, y])),
      solid([80, y - 38, 84, y - 50, 116, y - 50, 120, y - 38], 'accent'),
      disc([100, y - 54], 7, 'glow'),
      shaded(box(40, y, 120, 14, 3)),
      lines(run(46, y + 7, 154, y + 7)),
      solid([46, y + 14, 60, y + 14, 54, y + 26, 46, y + 26], 'accent'),
      solid([140, y + 14, 154, y + 14, 154, y + 26, 146, y + 26], 'accent'),
    ),
    ...group(
      solid(
        luck.flip() ? [66, FLOOR, 66, 150, 86, 150, 86, FLOOR] : [106, FLOOR, 106, 146, 132, 146, 132, FLOOR],
      ),
      solid([22, FLOOR, 26, 156, 50, 156, 54, FLOOR]),
      solid([146, FLOOR, 150, 156, 174, 156, 178, FLOOR]),
    ),
  ];
};

export const mast: Scene = (luck) => {
  const dishes = 2 + luck.below(2);
  return [
    ...[12, 20, 28].map((r) => ring([102, 34], r, 1.4, 'accent')),
    wire(run(100, 40, 22, FLOOR), 1.3),
    wire(run(104, 40, 182, FLOOR), 1.3),
    ...group(
      solid([78, FLOOR, 97, 34, 107, 34, 126, FLOOR], 'fill2'),
      lines(
        run(83, 148, 118, 126),
        run(122, 148, 86, 126),
        run(86, 126, 115, 104),
        run(118, 126, 89, 104),
        run(90, 102, 112, 82),
        run(114, 102, 92, 82),
        run(93, 80, 109, 60),
        run(111, 80, 95, 60),
        run(83, 148, 122, 148),
      ),
    ),
    ...group(
      wire(run(102, 34, 102, 26), 2.4),
      disc([102, 33], 6, 'glow'),
      Array.from({ length: dishes }, (_, i) =>
        place(
          [
            plate(pts([-4, -14, 8, -11, 14, 0, 8, 11, -4, 14, -8, 0])),
            panel(pts([-4, -14, 2, 0, -4, 14, -8, 0]), 'accent'),
            dot([16, 0], 2.4, 'glow'),
          ],
          [i % 2 === 0 ? 120 : 84, 62 + i * 26],
          luck.between(-24, 8),
          1 - i * 0.08,
          i % 2 === 1,
        ),
      ),
    ),
    ...group(
      shaded(box(132, 136, 40, 30, 3)),
      panel(box(140, 148, 10, 18), 'accent'),
      panel(box(156, 144, 10, 8), 'glow'),
      solid([70, FLOOR, 74, 156, 130, 156, 134, FLOOR]),
    ),
  ];
};

const tank = (x: number, y: number, w: number): Shape[] => [
  ...shaded(run(x, FLOOR, x, y + 8, x + w * 0.2, y, x + w * 0.8, y, x + w, y + 8, x + w, FLOOR)),
  panel(run(x, y + 26, x + w, y + 26, x + w, y + 36, x, y + 36), 'accent'),
  lines(
    run(x, y + 10, x + w, y + 10),
    run(x + w * 0.76, y + 40, x + w * 0.76, FLOOR),
    run(x + w * 0.88, y + 40, x + w * 0.88, FLOOR),
    ...[52, 62, 72].map((d) => run(x + w * 0.76, y + d, x + w * 0.88, y + d)),
  ),
];

export const depot: Scene = (luck) => {
  const high = luck.between(58, 76);
  return [
    ...group(tank(84, high + 18, 46)),
    ...group(tank(126, high + 4, 56), tank(22, high, 64)),
    ...group(
      wire(run(54, 144, 96, 144), 7),
      wire(run(54, 144, 96, 144), 3.4, 'glow'),
      solid([92, FLOOR, 92, 132, 112, 132, 112, FLOOR]),
      disc([102, 146], 8, 'accent'),
      lines(run(97, 141, 107, 151), run(107, 141, 97, 151)),
      solid([36, 126, 46, 108, 56, 126, 46, 132], 'glow'),
    ),
    ...group(
      [0, 1, 2]
        .slice(0, 2 + luck.below(2))
        .flatMap((i) => [
          plate(box(136 + i * 16, 148, 14, 18, 2), i === 1 ? 'accent' : 'fill2'),
          lines(run(136 + i * 16, 156, 150 + i * 16, 156)),
        ]),
    ),
  ];
};

export const yard: Scene = (luck) => {
  const x = luck.between(84, 112);
  return [
    ...group(
      truss(20, 44, FLOOR, 14, 6),
      truss(166, 44, FLOOR, 14, 6),
      shaded(pts([10, 44, 14, 26, 186, 26, 190, 44]), 'fill', [0, 1], 0.1),
      lines(run(12, 35, 188, 35)),
    ),
    ...group(
      solid([x - 14, 26, x - 10, 16, x + 10, 16, x + 14, 26, x + 10, 48, x - 10, 48], 'accent'),
      wire(run(x, 48, x, 66), 3),
    ),
    // The chest of the next machine hangs from the hook, its legs wait below.
    ...group(
      shaded(pts([-22, 44, -30, 14, -20, 2, 20, 2, 32, 14, 24, 44], 1, 1, x, 64)),
      panel(pts([-10, 10, 16, 10, 20, 26, -12, 26], 1, 1, x, 64), 'accent'),
      panel(pts([-4, 14, 10, 14, 12, 20, -6, 20], 1, 1, x, 64), 'glow'),
      disc([x - 30, 80], 9),
      disc([x + 32, 80], 8),
    ),
    ...group(
      shaded(pts([-26, 0, -22, -16, -24, -34, -8, -38, -8, -14, -2, 0], 1, 1, x, FLOOR)),
      shaded(pts([6, 0, 8, -14, 6, -36, 22, -34, 22, -16, 30, 0], 1, 1, x, FLOOR)),
      solid([x - 24, 132, x - 16, 122, x + 16, 122, x + 22, 132], 'fill2'),
    ),
    ...group(
      shaded(box(38, 146, 24, 20, 2)),
      lines(run(38, 156, 62, 156)),
      plate(ngon([150, 154], 12, 8, 22), 'accent'),
      dot([150, 154], 5, 'line', 0),
    ),
    wire(run(x, 110, x, 120), 0.9, 'faint'),
  ];
};
