import {
  blob,
  box,
  cable,
  disc,
  dot,
  lines,
  ngon,
  panel,
  place,
  plate,
  polar,
  pts,
  run,
  shaded,
  wire,
  type Shape,
} from '../pen.ts';
import type { Chance } from '../seed.ts';
import { rifle } from '../mech/guns.ts';
import { FLOOR, group, solid, type Scene } from './scene.ts';

/** Country that nobody has built on. */

const conifer = (x: number, y: number, s: number, front: boolean): Shape[] => [
  plate(pts([-4, 0, -4, -16, 4, -16, 4, 0], s, s, x, y), 'fill2'),
  ...[0, 1, 2].flatMap((i) => {
    const tier = pts([-28 + i * 6, -14 - i * 22, 0, -54 - i * 20, 28 - i * 6, -14 - i * 22], s, s, x, y);
    return front ? shaded(tier, i === 1 ? 'accent' : 'fill') : [plate(tier, 'fill2')];
  }),
];

export const forest: Scene = (luck) => [
  ...group(
    ...[0, 1, 2].map((i) =>
      conifer(34 + i * 62 + luck.between(-10, 10), 150, luck.between(0.95, 1.15), false),
    ),
  ),
  ...group(
    ...[0, 1].map((i) => conifer(62 + i * 78 + luck.between(-14, 14), FLOOR, luck.between(1.1, 1.3), true)),
  ),
  ...group(
    ...[16, 100, 182].map((x) => conifer(x + luck.between(-4, 4), 176, luck.between(0.5, 0.66), true)),
  ),
];

const wave = (y: number, dx: number): Shape =>
  cable(
    Array.from({ length: 9 }, (_, i) => [6 + i * 23.5, y + (i % 2 === 0 ? 0 : -8) + dx * 0]),
    2.2,
  );

export const water: Scene = (luck) => {
  const rig = luck.flip();
  const vessel = rig
    ? group(
        solid([60, 150, 66, 92, 74, 92, 72, 150], 'fill2'),
        solid([126, 150, 124, 92, 132, 92, 138, 150], 'fill2'),
        shaded(pts([46, 96, 50, 80, 150, 80, 154, 96])),
        panel(pts([50, 86, 150, 86, 152, 92, 48, 92]), 'accent'),
        shaded(box(100, 56, 34, 24)),
        panel(box(106, 62, 20, 8), 'glow'),
        solid([62, 80, 72, 26, 80, 26, 90, 80], 'fill2'),
        lines(run(66, 62, 86, 62), run(69, 46, 83, 46), run(64, 78, 84, 48)),
        disc([76, 24], 5, 'glow'),
      )
    : group(
        shaded(pts([24, 122, 172, 118, 186, 112, 168, 152, 48, 152]), 'fill', [0, 1], 0.1),
        panel(pts([30, 130, 178, 128, 172, 138, 38, 138]), 'accent'),
        shaded(pts([62, 120, 66, 92, 118, 92, 126, 120])),
        panel(pts([76, 98, 112, 98, 116, 106, 74, 106]), 'glow'),
        solid([84, 92, 88, 58, 96, 58, 98, 92], 'fill2'),
        wire(run(92, 58, 92, 34), 2.4),
        place(rifle(0.7), [140, 112], -8, 0.7),
      );
  return [
    ...vessel,
    ...group(
      solid(
        [
          2, 198, 2, 152, 26, 144, 50, 152, 74, 144, 98, 152, 122, 144, 146, 152, 170, 144, 198, 152, 198,
          198,
        ],
        'fill2',
      ),
    ),
    wave(170, 0),
    wave(184, 0),
    ...(luck.flip()
      ? group(solid([20, 158, 24, 138, 34, 138, 38, 158], 'accent'), disc([29, 134], 4, 'glow'))
      : group(solid([164, 162, 168, 142, 178, 142, 182, 162], 'accent'), disc([173, 138], 4, 'glow'))),
  ];
};

export const desert: Scene = (luck) => {
  const mesa = luck.between(24, 40);
  return [
    ...group(disc([luck.between(130, 158), 50], 20, 'glow')),
    ...group(
      shaded(pts([mesa, 140, mesa + 10, 92, mesa + 16, 66, mesa + 70, 66, mesa + 78, 94, mesa + 92, 140])),
      lines(
        run(mesa + 12, 84, mesa + 74, 84),
        run(mesa + 26, 68, mesa + 30, 130),
        run(mesa + 52, 68, mesa + 50, 120),
      ),
      panel(run(mesa + 10, 92, mesa + 77, 92, mesa + 81, 104, mesa + 7, 104), 'accent'),
    ),
    ...group(blob(pts([4, 150, 50, 122, 96, 138, 142, 118, 196, 146, 196, 178, 4, 178]), 'fill2')),
    ...group(
      blob(pts([4, 168, 40, 156, 92, 142, 130, 158, 196, 160, 196, 196, 4, 196])),
      place(
        [
          plate(pts([-6, 0, -6, -50, 6, -50, 6, 0]), 'accent'),
          plate(pts([-6, -18, -20, -18, -20, -38, -13, -38, -13, -26, -6, -26]), 'accent'),
          plate(pts([6, -24, 18, -24, 18, -42, 11, -42, 11, -32, 6, -32]), 'accent'),
        ],
        [luck.between(140, 168), 164],
        0,
        luck.between(0.8, 1.1),
      ),
    ),
    cable(run(92, 146, 78, 166, 96, 188), 1.5),
  ];
};

const rimmed = (luck: Chance): Shape[] =>
  Array.from({ length: 5 }, (_, i) =>
    plate(
      ngon(
        [24 + i * 38 + luck.between(-6, 6), 160 + luck.between(-6, 10)],
        luck.between(5, 11),
        5,
        luck.between(0, 70),
      ),
      'fill2',
    ),
  );

export const crater: Scene = (luck) => [
  ...group(blob(pts([10, 150, 34, 118, 100, 104, 166, 118, 190, 150, 166, 178, 100, 188, 34, 178]))),
  blob(pts([38, 146, 58, 126, 100, 118, 142, 126, 162, 146, 142, 164, 100, 170, 58, 164]), 'fill2', false),
  blob(pts([60, 146, 76, 136, 100, 132, 126, 136, 140, 146, 124, 156, 100, 160, 76, 156]), 'line', false),
  ...Array.from({ length: 8 }, (_, i) =>
    wire([polar([100, 146], 78, i * 45 + 12), polar([100, 146], 64, i * 45 + 12)], 1.5),
  ).slice(0, 4),
  ...group(
    place(
      [
        plate(pts([-16, 30, -18, -30, 0, -56, 18, -30, 16, 30])),
        plate(pts([-18, 6, -36, 30, -16, 26]), 'accent'),
        plate(pts([18, 6, 36, 30, 16, 26]), 'accent'),
        dot([0, -18], 8, 'glow', 2),
        lines(run(-16, 4, 16, 4)),
      ],
      [luck.between(90, 112), 116],
      160 + luck.between(-10, 40),
      0.9,
    ),
  ),
  ...group(rimmed(luck)),
];

export const rift: Scene = (luck) => {
  const x = luck.between(88, 110);
  return [
    ...[0, 1, 2].map((i) =>
      cable(
        run(x - 12 + i * 14, 96, x - 20 + i * 16, 76, x - 6 + i * 12, 58, x - 16 + i * 18, 36),
        2.4,
        'faint',
      ),
    ),
    ...group(
      shaded(
        pts([
          4,
          196,
          4,
          118,
          30,
          104,
          62,
          108,
          x - 6,
          96,
          x - 14,
          118,
          x - 2,
          132,
          x - 22,
          152,
          x - 10,
          172,
          x - 26,
          196,
        ]),
        'fill',
        [-0.2, 1],
        0.2,
      ),
    ),
    ...group(
      shaded(
        pts([
          196,
          196,
          196,
          106,
          168,
          90,
          134,
          96,
          x + 10,
          84,
          x + 6,
          112,
          x + 18,
          128,
          x + 2,
          150,
          x + 18,
          168,
          x + 8,
          196,
        ]),
        'fill',
        [-0.2, 1],
        0.2,
      ),
    ),
    ...group(
      solid(
        [
          x - 8,
          100,
          x + 6,
          92,
          x + 2,
          112,
          x + 12,
          128,
          x - 4,
          150,
          x + 10,
          170,
          x + 2,
          194,
          x - 18,
          194,
          x - 4,
          172,
          x - 14,
          152,
          x + 2,
          132,
          x - 8,
          116,
        ],
        'accent',
      ),
    ),
    plate(
      run(
        x - 2,
        104,
        x - 2,
        116,
        x + 6,
        130,
        x - 10,
        150,
        x + 2,
        170,
        x - 8,
        192,
        x - 4,
        170,
        x - 12,
        150,
        x,
        131,
        x - 5,
        116,
      ),
      'glow',
    ),
    lines(
      run(30, 106, 44, 130, 34, 150, 50, 176),
      run(62, 110, 70, 124),
      run(168, 92, 156, 116, 166, 140, 152, 168),
      run(134, 98, 130, 116),
    ),
    ...group(
      plate(ngon([luck.between(40, 60), 84], 11, 5, 20), 'fill2'),
      plate(ngon([luck.between(134, 156), 66], 9, 5, 50)),
      plate(ngon([x - 30, 62], 6, 5), 'accent'),
    ),
  ];
};
