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
    ring([x, 160], 34, 1.2, 'accent'),
    ...group(mine(x, 164, 1.5)),
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
        [76, 122],
        tilt,
      ),
    ),
    ...group(
      place(rifle(0.8), [142, 156], luck.between(6, 16), 0.9, luck.flip()),
      solid([6, 194, 6, 168, 24, 150, 60, 156, 96, 148, 136, 158, 170, 150, 194, 168, 194, 194], 'fill2'),
      disc([40, 160], 11, 'fill'),
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
