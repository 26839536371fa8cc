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
  polar,
  pts,
  ring,
  run,
  shaded,
  wire,
  type Pt,
  type Shape,
} from '../pen.ts';
import { claw } from '../mech/blades.ts';
import { banner, shield as shieldOf } from '../mech/gear.ts';
import type { Chance } from '../seed.ts';
import { arrow, bolt, bust, dashes, type Emblem } from './emblem.ts';

/** Actions that help your own side. */

const cog = (at: Pt, r: number, n: number, turn: number): Shape[] => [
  plate(
    Array.from({ length: n * 4 }, (_, i) =>
      polar(at, i % 4 < 2 ? r : r * 0.78, turn + (360 * (i + 0.5)) / (n * 4)),
    ),
  ),
  dot(at, r * 0.42, 'accent', 2),
  dot(at, r * 0.16, 'line', 0),
];
const wrench: Shape[] = [
  plate(
    pts([-6, 60, -8, -26, -24, -40, -24, -62, -10, -50, 10, -50, 24, -62, 24, -40, 8, -26, 6, 60, 0, 68]),
  ),
  panel(pts([-6, 20, 6, 20, 6, 52, -6, 52]), 'accent'),
];
const sheet = (turn: number, at: Pt, front: boolean): Shape[] =>
  place(
    [
      plate(pts([-30, 42, -30, -42, 20, -42, 30, -32, 30, 42]), front ? 'fill' : 'fill2'),
      panel(pts([20, -42, 20, -32, 30, -32]), 'fill2'),
      lines(run(-20, 26, 20, 26), run(-20, 34, 8, 34)),
      ...place(bust(false), [0, 4], 0, 0.5),
    ],
    at,
    turn,
    1,
  );

export const repair: Emblem = (luck) => [
  ...layer(cog([luck.between(84, 94), 112], 50, 9, luck.between(0, 40))),
  ...layer(place(wrench, [112, 96], luck.between(28, 44), 1.1)),
  ...(luck.flip()
    ? layer(
        place(
          [plate(pts([0, -14, 4, -4, 14, 0, 4, 4, 0, 14, -4, 4, -14, 0, -4, -4]), 'glow')],
          [58, 56],
          0,
          1.1,
        ),
      )
    : layer(bolt([56, 62], 0.6, 10))),
];

export const drawEmblem: Emblem = (luck) => {
  const n = 3 + luck.below(2);
  return [
    ...Array.from({ length: n }, (_, i) =>
      layer(
        sheet(
          -26 + (52 * i) / (n - 1),
          [64 + (72 * i) / (n - 1), 92 + Math.abs(i - (n - 1) / 2) * 6],
          i === n - 1,
        ),
      ),
    ).flat(),
    ...layer([
      ...shaded(pts([52, 176, 46, 138, 154, 138, 148, 176])),
      panel(pts([48, 146, 152, 146, 151, 154, 49, 154]), 'accent'),
    ]),
  ];
};

export const move: Emblem = (luck) => {
  const track = run(28, 160, 60, 150, 70, 116, 58, 80, 84, 52, 128, 56);
  return [
    ...layer(place(bust(true), [140, 122], 0, 0.85)),
    cable(track, 15),
    cable(track, 9, 'accent'),
    ...layer(place([arrow(22, 20)], [164, 60], luck.between(0, 12), 1)),
    ...layer(place(bust(false), [46, 144], 0, 0.85)),
    dashes(run(74, 160, 110, 164, 146, 158)),
    ...layer(place([arrow(16, 8)], [164, 152], -20, 1)),
  ];
};

export const shield: Emblem = (luck) => {
  const plan = {
    mech: { school: luck.flip() ? 'bulwark' : 'lance', plates: 4 },
    luck,
    says: () => true,
  } as const;
  return [
    ...layer(place(shieldOf(plan, 'fill'), [98, 100], luck.between(-5, 3), 1.42)),
    ...layer([
      ...place(
        [
          plate(pts([-24, -18, 20, -22, 26, 16, -20, 22]), 'accent'),
          ...run(-17, -12, 15, -15, 20, 11, -14, 15).map((p) => dot(p, 2.2, 'line', 0)),
        ],
        [112, 112],
        luck.between(-16, 16),
      ),
    ]),
    ...layer([
      plate(pts([140, 66, 168, 46, 176, 54, 150, 76]), 'fill2'),
      plate(pts([130, 78, 138, 66, 150, 76, 140, 84]), 'glow'),
    ]),
  ];
};

export const rally: Emblem = (luck) => [
  ...layer(place(banner(108, luck), [116, 138], luck.between(2, 8), 1.15)),
  ...[0, 1, 2].flatMap((i) =>
    layer(
      place(
        [...bust(false), plate(pts([-34, 34, 34, 34, 30, 46, -30, 46]), 'fill2')],
        [52 + i * 48, 150 - (i === 1 ? 0 : 6)],
        0,
        i === 1 ? 0.76 : 0.64,
      ),
    ),
  ),
  ...[0, 1].map((i) => wire(run(24, 70 + i * 16, 44, 58 + i * 16, 64, 70 + i * 16), 5, 'accent')),
];

export const recall: Emblem = (luck, says) => {
  const beam = says(/tractor|beam|lift/i) || (!says(/beacon|signal/i) && luck.flip());
  if (beam)
    return [
      ...layer([
        ...shaded(pts([52, 34, 60, 22, 140, 22, 148, 34, 124, 50, 76, 50])),
        panel(box(84, 28, 32, 8), 'accent'),
      ]),
      plate(pts([82, 52, 118, 52, 148, 168, 52, 168]), 'glow'),
      ...[72, 92].map((y) => lines(run(88 - (y - 60) * 0.2, y, 112 + (y - 60) * 0.2, y))),
      ...layer(place(bust(true), [100, 132], luck.between(-14, 14), 0.86)),
    ];
  return [
    ...[26, 40, 54].map((r) => ring([100, 58], r, 2, 'accent')),
    ...layer([
      plate(pts([88, 150, 96, 60, 104, 60, 112, 150]), 'fill2'),
      lines(run(92, 120, 110, 100), run(108, 120, 94, 100), run(90, 146, 111, 126)),
      disc([100, 56], 11, 'glow'),
      ...shaded(pts([64, 168, 72, 148, 128, 148, 136, 168])),
    ]),
    ...layer(place([arrow(44, 13)], [82, 132], 20, 1)),
    ...layer(place([arrow(44, 13)], [118, 132], 160, 1)),
  ];
};

export const scan: Emblem = (luck) => {
  const a = luck.between(-70, -30);
  const blips = Array.from({ length: 4 }, () =>
    polar([100, 100], luck.between(24, 62), luck.between(0, 360)),
  );
  return [
    ...layer([disc([100, 100], 74, 'fill')]),
    dot([100, 100], 66, 'fill2'),
    plate(
      [
        [100, 100],
        polar([100, 100], 66, a),
        polar([100, 100], 66, a + 16),
        polar([100, 100], 66, a + 32),
        polar([100, 100], 66, a + 48),
      ],
      'glow',
    ),
    ring([100, 100], 44),
    ring([100, 100], 22),
    lines(run(34, 100, 166, 100), run(100, 34, 100, 166)),
    ...blips.map((p, i) => (i === 0 ? plate(ngon(p, 9, 4), 'accent') : dot(p, 5, 'accent', 2))),
    ...layer([disc([100, 100], 7, 'accent')]),
  ];
};

export const salvage: Emblem = (luck) => [
  ...layer([
    plate(bar([100, 8], [100, 60], 6), 'fill2'),
    plate(pts([84, 46, 88, 34, 112, 34, 116, 46, 110, 62, 90, 62]), 'accent'),
    plate(
      pts([
        94, 60, 106, 60, 106, 84, 122, 92, 124, 112, 108, 126, 86, 120, 80, 104, 92, 104, 98, 112, 110, 106,
        110, 98, 94, 90,
      ]),
    ),
  ]),
  ...layer([
    ...cog([64, 146], 28, 8, luck.between(0, 40)),
    ...shaded(pts([84, 170, 92, 132, 126, 126, 138, 170])),
    panel(pts([98, 138, 120, 136, 124, 150, 96, 150]), 'accent'),
    ...place(claw(0.3), [150, 158], -70 + luck.between(-20, 20), 0.9),
    plate(pts([28, 174, 34, 164, 168, 164, 174, 174]), 'fill2'),
  ]),
];

export const drop: Emblem = (luck) => {
  const sway = luck.between(-8, 8);
  return [
    ...layer(
      place(
        [
          ...[-1, 0, 1].map((i) =>
            plate(
              pts(
                [-20, 0, -19, -30, -8, -46, 8, -46, 19, -30, 20, 0, 10, -6, 0, 0, -10, -6],
                1,
                1,
                i * 38,
                Math.abs(i) * 12,
              ),
              i === 0 ? 'accent' : 'fill',
            ),
          ),
        ],
        [100, 76],
        sway,
      ),
    ),
    wire(run(44, 84, 84, 122), 2),
    wire(run(156, 84, 116, 122), 2),
    wire(run(84, 76, 92, 122), 2),
    wire(run(116, 76, 108, 122), 2),
    ...layer([
      ...shaded(box(72, 122, 56, 44, 3)),
      panel(box(72, 136, 56, 12), 'accent'),
      lines(run(90, 124, 90, 164), run(110, 124, 110, 164)),
      plate(ngon([100, 142], 8, 6), 'glow'),
    ]),
    wire(run(60, 178, 140, 178), 2, 'faint'),
  ];
};

export const overload: Emblem = (luck) => {
  const a = luck.between(-32, -14);
  return [
    ...layer([disc([100, 108], 70, 'fill')]),
    ...Array.from({ length: 11 }, (_, i) =>
      wire(
        [polar([100, 108], 60, 180 + i * 18), polar([100, 108], i % 5 === 0 ? 46 : 52, 180 + i * 18)],
        2.2,
      ),
    ),
    plate(
      [
        ...[0, 1, 2, 3].map((i) => polar([100, 108], 62, -54 + i * 18)),
        ...[3, 2, 1, 0].map((i) => polar([100, 108], 48, -54 + i * 18)),
      ],
      'accent',
    ),
    ...layer([
      plate([polar([100, 108], 8, a - 90), polar([100, 108], 60, a), polar([100, 108], 8, a + 90)], 'line'),
      disc([100, 108], 10, 'accent'),
    ]),
    ...layer(bolt([100, 148], 0.72, 8)),
    ...(luck.flip() ? layer(bolt([164, 44], 0.5, 20)) : []),
  ];
};

export const swap: Emblem = (luck) => {
  const arc = (flip: number): Pt[] =>
    Array.from({ length: 6 }, (_, i) => polar([100, 100], 66, flip + i * 24));
  const start = luck.between(190, 210);
  return [
    cable(arc(start), 14),
    cable(arc(start), 8, 'accent'),
    cable(arc(start + 180), 14),
    cable(arc(start + 180), 8, 'accent'),
    ...[start, start + 180].flatMap((a) =>
      layer(place([arrow(16, 16)], polar([100, 100], 66, a + 140), a + 120 + 100)),
    ),
    ...layer(place(bust(false), [74, 92], 0, 0.78)),
    ...layer(place(bust(true), [128, 124], 0, 0.78, true)),
  ];
};

const puff = (luck: Chance, x: number, y: number, s: number, fill: 'fill' | 'fill2'): Shape[] =>
  [-30, -8, 16, 36].map((dx, i) =>
    disc([x + dx * s, y - (i % 2) * 12 * s + luck.between(-4, 4)], (18 + (i % 3) * 4) * s, fill),
  );
export const smoke: Emblem = (luck) => [
  ...layer(
    place(
      [
        ...shaded(box(-16, -30, 32, 64, 5)),
        panel(box(-16, -8, 32, 14), 'accent'),
        plate(pts([-10, -30, -8, -42, 8, -42, 10, -30]), 'fill2'),
        plate(pts([8, -40, 26, -34, 26, -6, 20, -6, 20, -28, 8, -32]), 'fill2'),
        ring([-14, -44], 8, 3),
      ],
      [100, 70],
      luck.between(12, 28),
      0.95,
    ),
  ),
  ...layer(puff(luck, 66, 132, 1, 'fill2')),
  ...layer(puff(luck, 138, 128, 1.05, 'fill2')),
  ...layer(puff(luck, 100, 152, 1.25, 'fill')),
  cable(run(70, 150, 84, 142, 94, 152), 1.5),
  cable(run(116, 146, 130, 138, 138, 150), 1.5),
];

export const raid: Emblem = (luck) => [
  ...layer([plate(pts([44, 108, 32, 70, 122, 50, 132, 88]), 'fill2'), lines(run(60, 98, 54, 68))]),
  ...layer([plate(ngon([82, 108], 14, 6), 'glow'), plate(ngon([112, 112], 12, 6, 20), 'accent')]),
  ...layer([
    ...shaded(pts([34, 172, 38, 110, 146, 110, 150, 172])),
    panel(pts([36, 130, 148, 130, 149, 144, 35, 144]), 'accent'),
    lines(run(64, 112, 62, 170), run(120, 112, 122, 170)),
  ]),
  ...layer(
    place(
      [
        ...shaded(pts([-70, -10, -8, -11, -8, 11, -70, 10]), 'fill', [0, 1], 0.2),
        disc([-62, 0], 14, 'fill2'),
        ...claw(0.55),
      ],
      [134, 66],
      128 + luck.between(-8, 8),
      1,
    ),
  ),
];
