import {
  blob,
  box,
  cable,
  disc,
  dot,
  HAIR,
  lines,
  ngon,
  panel,
  place,
  plate,
  polar,
  pts,
  ring,
  run,
  shaded,
  wire,
  type Shape,
} from '../pen.ts';
import type { Chance } from '../seed.ts';
import { howitzer, rifle } from '../mech/guns.ts';
import { FLOOR, group, solid, type Scene } from './scene.ts';

/** What was there before anyone built, and what war made of it. */

export const ridge: Scene = (luck) => {
  const peak = luck.between(78, 92);
  return [
    ...[60, 84, 108].map((r) => ring([92, peak], r * 0.8, HAIR, 'faint')).slice(0, 2),
    ...group(
      solid([96, FLOOR, 112, 110, 138, 88, 160, 104, 176, 96, 192, 130, 192, FLOOR], 'fill2'),
      lines(run(138, 90, 144, 124), run(176, 98, 170, 130)),
    ),
    ...group(
      place(howitzer(luck.between(0.9, 1.15)), [82, peak - 6], luck.between(-30, -18), 0.9),
      solid([66, peak + 8, 72, peak - 6, 92, peak - 6, 100, peak + 8], 'accent'),
    ),
    ...group(
      shaded(
        pts([
          8,
          FLOOR,
          20,
          132,
          40,
          116,
          58,
          peak + 6,
          104,
          peak + 8,
          118,
          108,
          132,
          116,
          150,
          150,
          164,
          FLOOR,
        ]),
        'fill',
        [-0.4, 1],
        0.1,
      ),
      lines(
        run(58, peak + 8, 66, 118, 54, 150),
        run(104, peak + 10, 96, 124, 108, 154),
        run(40, 118, 46, 138),
        run(118, 110, 124, 136),
        run(76, 128, 84, 150),
      ),
    ),
    ...group(
      solid([14, FLOOR, 24, 150, 44, 152, 52, FLOOR]),
      solid([150, FLOOR, 160, 146, 180, 150, 188, FLOOR]),
    ),
  ];
};

const mine = (x: number, y: number, s: number): Shape[] => [
  ...[-90, -145, -35].map((a) =>
    plate([polar([x, y], 10 * s, a - 12), polar([x, y], 19 * s, a), polar([x, y], 10 * s, a + 12)], 'fill2'),
  ),
  ...shaded(pts([-20, 8, -16, -6, -8, -12, 8, -12, 16, -6, 20, 8], s, s, x, y), 'fill', [0, 1], 0.1),
  panel(pts([-19, 2, 19, 2, 20, 8, -20, 8], s, s, x, y), 'accent'),
  dot([x, y - 4 * s], 3.6 * s, 'glow'),
];

export const mines: Scene = (luck) => {
  const rows: Shape[][] = [];
  for (const [n, y, s] of [
    [4, 112, 0.42],
    [3, 132, 0.66],
  ] as const)
    for (let i = 0; i < n; i++) rows.push(mine(28 + ((i + luck.between(0.2, 0.8)) * 150) / n, y, s));
  const x = luck.between(66, 128);
  return [
    wire(run(8, 106, 192, 106), HAIR, 'faint'),
    ...rows.flatMap((m) => group(m)),
    ...[30, 42].map((r) => ring([x, 164], r, 1.2, 'accent')),
    ...group(mine(x, 166, 1.35)),
    ...group(
      solid(
        [x > 100 ? 34 : 160, 170, x > 100 ? 34 : 160, 96, x > 100 ? 40 : 166, 96, x > 100 ? 40 : 166, 170],
        'fill2',
      ),
      plate(ngon([x > 100 ? 37 : 163, 84], 22, 3, -90), 'glow'),
      lines(run(x > 100 ? 37 : 163, 76, x > 100 ? 37 : 163, 87)),
      dot([x > 100 ? 37 : 163, 91], 1.6, 'line', 0),
    ),
  ];
};

export const wrecks: Scene = (luck) => {
  const tilt = luck.between(-24, -10);
  return [
    cable(run(150, 60, 142, 40, 156, 26, 148, 10), 2.4, 'faint'),
    ...group(
      place(
        [
          ...shaded(pts([-10, 60, -14, 10, -4, -6, 10, 8, 8, 60])),
          disc([0, 0], 9),
          ...shaded(pts([-8, 0, -4, -50, 8, -54, 12, -4])),
          plate(pts([-16, -50, 18, -62, 34, -56, 20, -44, -12, -42]), 'fill2'),
        ],
        [148, 126],
        22 + luck.between(-8, 8),
      ),
    ),
    ...group(
      place(
        [
          ...shaded(pts([-54, 46, -62, 0, -44, -34, 26, -38, 52, -14, 46, 50])),
          panel(pts([-20, -24, 24, -28, 34, -4, -22, 2]), 'accent'),
          panel(pts([-10, -18, 16, -20, 20, -8, -12, -4]), 'line'),
          lines(
            run(-50, 4, -26, 2),
            run(-48, 14, -28, 12),
            run(-44, 24, -30, 22),
            run(4, -2, 12, 14, 2, 24, 10, 40),
          ),
          plate(pts([34, -14, 52, -14, 44, 2, 58, 6, 40, 22]), 'line'),
          ...place(
            [
              plate(pts([-14, 2, -15, -14, -6, -20, 10, -18, 16, -6, 12, 4])),
              panel(pts([0, -12, 13, -10, 12, -5, 0, -6]), 'line'),
            ],
            [-14, -38],
            -18,
          ),
        ],
        [76, 132],
        tilt,
      ),
    ),
    ...group(
      place(rifle(0.8), [142, 156], luck.between(6, 16), 0.9, luck.flip()),
      solid([6, FLOOR + 4, 24, 148, 60, 154, 96, 148, 136, 158, 170, 150, 194, FLOOR + 4], 'fill2'),
      disc([40, 158], 11, 'fill'),
      dot([40, 158], 4, 'line', 0),
    ),
  ];
};

export const shrine: Scene = (luck) => {
  const rays = 7 + luck.below(4);
  return [
    ...Array.from({ length: rays }, (_, i) =>
      wire(
        [
          polar([100, 58], 30, 180 + (180 * i) / (rays - 1)),
          polar([100, 58], i % 2 === 0 ? 52 : 44, 180 + (180 * i) / (rays - 1)),
        ],
        2.2,
        'glow',
      ),
    ),
    ...group(
      shaded(pts([84, 140, 90, 86, 110, 86, 116, 140])),
      panel(pts([94, 98, 106, 98, 108, 128, 92, 128]), 'accent'),
      solid([80, 86, 84, 76, 116, 76, 120, 86], 'fill2'),
      blobFlame(100, 76),
    ),
    ...group(
      shaded(box(52, 78, 13, 62)),
      shaded(box(135, 78, 13, 62)),
      solid([46, 78, 48, 68, 70, 68, 72, 78], 'accent'),
      solid([128, 78, 130, 68, 152, 68, 154, 78], 'accent'),
      lines(run(56, 84, 56, 134), run(139, 84, 139, 134)),
    ),
    ...group(
      shaded(pts([40, 150, 44, 138, 156, 138, 160, 150])),
      shaded(pts([26, 162, 30, 149, 170, 149, 174, 162])),
      solid([12, 174, 16, 161, 184, 161, 188, 174]),
    ),
    ...(luck.flip()
      ? group(solid([20, 161, 22, 144, 32, 144, 34, 161], 'fill2'), disc([27, 140], 4.6, 'glow'))
      : group(solid([166, 161, 168, 144, 178, 144, 180, 161], 'fill2'), disc([173, 140], 4.6, 'glow'))),
  ];
};
const blobFlame = (x: number, y: number): Shape[] => [
  blob(pts([0, 0, -14, -12, -10, -26, -2, -20, 0, -42, 12, -24, 14, -10], 1, 1, x, y), 'glow'),
  blob(pts([0, -2, -5, -10, 0, -20, 6, -9], 1, 1, x, y), 'accent', false),
];

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
    ...group(blob(run(4, 150, 50, 122, 96, 138, 142, 118, 196, 146, 196, 178, 4, 178), 'fill2')),
    ...group(
      blob(run(4, 168, 40, 156, 92, 142, 130, 158, 196, 160, 196, 196, 4, 196)),
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
  ...group(blob(run(10, 150, 34, 118, 100, 104, 166, 118, 190, 150, 166, 178, 100, 188, 34, 178))),
  blob(run(38, 146, 58, 126, 100, 118, 142, 126, 162, 146, 142, 164, 100, 170, 58, 164), 'fill2', false),
  blob(run(60, 146, 76, 136, 100, 132, 126, 136, 140, 146, 124, 156, 100, 160, 76, 156), 'line', false),
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
