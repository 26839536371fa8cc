import {
  bar,
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
  ring,
  run,
  shaded,
  wire,
  type Pt,
  type Shape,
} from '../pen.ts';
import type { Tower } from './tower.ts';

/** Towers that send, light or watch. They stand on y = 0. */

/** A lattice between two feet and a narrow top. */
export function lattice(foot: number, head: number, high: number, fields: number): Shape[] {
  const half = (y: number): number => foot + ((head - foot) * y) / high;
  const at = (side: number, y: number): Pt => [side * half(y), -y];
  const rungs = Array.from({ length: fields + 1 }, (_, i) => (high * i) / fields);
  return [
    plate(bar(at(-1, 0), at(-1, high), 7)),
    plate(bar(at(1, 0), at(1, high), 7), 'fill2'),
    ...rungs.slice(1).map((y) => wire([at(-1, y), at(1, y)], 3)),
    ...rungs.slice(0, -1).flatMap((y, i) => {
      const next = rungs[i + 1] ?? high;
      return [wire([at(-1, y), at(1, next)], 2.2), wire([at(1, y), at(-1, next)], 2.2)];
    }),
  ];
}

const waves = (at: Pt, radii: readonly number[]): Shape[] => radii.map((r) => ring(at, r, 2, 'faint'));

const dish = (at: Pt, turn: number, scale: number): Shape[] =>
  place(
    [
      plate(pts([-20, -14, 20, -14, 9, 8, -9, 8])),
      panel(pts([-20, -14, 20, -14, 15, -8, -15, -8]), 'accent'),
      wire(run(0, -14, 0, -28), 2.4),
      disc([0, -30], 4, 'glow'),
    ],
    at,
    turn,
    scale,
  );

const base = (wide: number): Shape[] => [
  ...shaded(run(-wide, 0, -wide + 8, -16, wide - 8, -16, wide, 0), 'fill', [0, 1], 0.2),
  lines(run(-wide + 14, -8, wide - 14, -8)),
];

export const mast: Tower = ({ luck }) => {
  const high = luck.between(112, 126);
  const arm = luck.between(18, 28);
  return [
    ...waves([0, -high - 24], [22, 38, 54]),
    ...layer(lattice(38, 9, high, 5)),
    ...layer([
      plate(
        run(-arm, -high * 0.72, arm, -high * 0.72, arm - 6, -high * 0.72 - 9, -arm + 6, -high * 0.72 - 9),
        'accent',
      ),
      plate(bar([0, -high], [0, -high - 26], 5), 'fill2'),
      disc([0, -high - 28], 8, 'glow'),
      plate(box(-12, -high - 4, 24, 10, 2), 'accent'),
    ]),
    ...layer(base(52)),
    ...(luck.flip() ? dish([arm, -high * 0.5], 64, 0.8) : dish([-arm, -high * 0.5], -64, 0.8)),
  ];
};

export const relay: Tower = ({ luck }) => [
  ...waves([0, -128], [40, 56]),
  ...layer([...lattice(30, 16, 84, 3)]),
  ...layer([
    ...dish([-30, -98], -48, 1.25),
    ...dish([32, -92], 52, 1.1),
    ...dish([0, -122], luck.between(-10, 10), 1.3),
  ]),
  ...layer([
    ...shaded(pts([-26, -78, 26, -78, 30, -96, -30, -96]), 'accent'),
    dot([-10, -87], 4, 'glow'),
    dot([10, -87], 4, 'glow'),
  ]),
  ...layer([
    ...[-46, -14, 18, 50].flatMap((x) => [disc([x - 2, -9], 9, 'fill2'), dot([x - 2, -9], 3, 'line', 0)]),
    ...shaded(pts([-58, -10, -50, -24, 50, -24, 58, -10])),
  ]),
];

export const lights: Tower = ({ luck }) => {
  const lamp = (x: number, y: number): Shape[] => [
    plate(box(x - 13, y - 12, 26, 22, 4), 'fill2'),
    dot([x, y - 1], 8, 'glow', 2),
  ];
  const turn = luck.between(-6, 6);
  return [
    ...place(
      [-1, 1]
        .map((side) => plate(run(side * 20, -118, side * 104, -168, side * 112, -96), 'glow'))
        .map((s) => ({ ...s, mass: false, weight: 0 })),
      [0, 0],
      turn * 0.3,
    ),
    ...layer([
      plate(bar([-10, 0], [-8, -104], 8)),
      plate(bar([10, 0], [8, -104], 8), 'fill2'),
      ...[20, 44, 68, 92].map((y) => wire(run(-10, -y, 10, -y), 3)),
    ]),
    ...layer([
      ...shaded(box(-52, -146, 104, 50, 5)),
      ...[-32, 0, 32].flatMap((x) => lamp(x, -132)),
      ...[-32, 0, 32].flatMap((x) => lamp(x, -108)),
    ]),
    ...layer(base(40)),
  ];
};

export const clock: Tower = ({ luck }) => {
  const hand = luck.between(-80, 40);
  return [
    ...layer([
      plate(pts([-30, -138, 0, -180, 30, -138]), 'accent'),
      plate(bar([0, -180], [0, -196], 4), 'fill2'),
      ...shaded(pts([-36, 0, -32, -140, 32, -140, 36, 0])),
      lines(run(-34, -70, 34, -70), run(-35, -30, 35, -30)),
      panel(pts([-11, 0, -11, -22, 0, -32, 11, -22, 11, 0]), 'line'),
      panel(box(-8, -60, 16, 20, 2), 'glow'),
    ]),
    ...layer([
      disc([0, -108], 27, 'fill'),
      ...place([plate(bar([0, 4], [0, -19], 4), 'accent')], [0, -108], hand),
      ...place([plate(bar([0, 3], [0, -13], 5), 'line')], [0, -108], hand + 100),
      dot([0, -108], 3.4, 'glow'),
    ]),
    ring([0, -108], 22, 1.2, 'faint'),
    ...layer(base(50)),
  ];
};

export const nest: Tower = ({ luck }) => {
  const bee = (x: number, y: number, s: number): Shape[] =>
    layer(
      place(
        [
          plate(pts([-4, -8, -14, -24, 2, -20, 4, -8]), 'fill2'),
          plate(pts([-20, 0, -10, -9, 14, -9, 22, 0, 14, 8, -12, 8]), 'accent'),
          dot([14, -2], 3.4, 'glow'),
          lines(run(-6, -9, -6, 8), run(3, -9, 3, 8)),
        ],
        [x, y],
        luck.between(-18, 18),
        s,
      ),
    );
  const cells = [
    [-24, -104],
    [0, -118],
    [24, -104],
    [-24, -76],
    [0, -90],
    [24, -76],
    [0, -62],
  ] as const;
  return [
    ...layer([plate(bar([0, 0], [0, -60], 18), 'fill2'), lines(run(-9, -20, 9, -20), run(-9, -38, 9, -38))]),
    ...layer(cells.map((c) => plate(ngon(c, 17, 6, 30), 'fill'))),
    ...cells.map((c, i) => panel(ngon(c, 9, 6, 30), i % 2 === 0 ? 'line' : 'glow')),
    ...bee(60, -130, 1),
    ...bee(-64, -96, 0.8),
    ...bee(56, -58, 0.7),
    ...layer([...base(42), cable(run(-36, -14, -50, -4, -66, -2), 3)]),
  ];
};
