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
  pts,
  run,
  shaded,
  wire,
  type Pt,
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

/** A crest that runs across the sheet. */
const wave = (y: number, high: number): Shape =>
  cable(
    Array.from({ length: 9 }, (_, i): Pt => [6 + i * 23.5, y - (i % 2) * high]),
    2.2,
  );
const rig = (luck: Chance): Shape[] => {
  const [deck, mast] = [luck.between(76, 94), luck.between(20, 34)];
  const hut = luck.between(98, 108);
  return group(
    solid([60, 154, 66, deck + 10, 74, deck + 10, 72, 154], 'fill2'),
    solid([126, 154, 124, deck + 10, 132, deck + 10, 138, 154], 'fill2'),
    lines(run(70, deck + 24, 128, 140), run(128, deck + 24, 70, 140)),
    shaded(run(44, deck + 16, 48, deck, 152, deck, 156, deck + 16)),
    panel(run(47, deck + 6, 153, deck + 6, 154, deck + 12, 46, deck + 12), 'accent'),
    shaded(box(hut, deck - 24, 36, 24)),
    panel(box(hut + 6, deck - 18, 20, 8), 'glow'),
    solid([62, deck, 72, mast, 80, mast, 90, deck], 'fill2'),
    lines(
      run(66, deck - 20, 86, deck - 20),
      run(69, deck - 38, 83, deck - 38),
      run(64, deck - 2, 84, deck - 36),
    ),
    disc([76, mast - 2], 5, 'glow'),
  );
};
const ship = (luck: Chance): Shape[] => {
  const bridge = luck.between(54, 82);
  return group(
    place(rifle(luck.between(0.5, 0.9)), [142, 112], -8, 0.7),
    shaded(pts([20, 122, 172, 118, 186, 112, 168, 156, 46, 156]), 'fill', [0, 1], 0.1),
    panel(pts([26, 130, 178, 128, 173, 138, 33, 138]), 'accent'),
    shaded(run(bridge, 120, bridge + 4, 92, bridge + 56, 92, bridge + 64, 120)),
    panel(run(bridge + 14, 98, bridge + 50, 98, bridge + 54, 106, bridge + 12, 106), 'glow'),
    solid([bridge + 20, 92, bridge + 24, 58, bridge + 34, 58, bridge + 36, 92], 'fill2'),
    panel(run(bridge + 22, 72, bridge + 35, 72, bridge + 35, 80, bridge + 22, 80), 'accent'),
    wire(run(bridge + 10, 92, bridge + 6, 40), 2.2),
  );
};
const lighthouse = (luck: Chance): Shape[] => {
  const lamp = luck.between(34, 48);
  return [
    plate(run(100, lamp + 4, 8, lamp - 16, 8, lamp + 30), 'glow'),
    ...group(
      shaded(run(80, 148, 88, lamp + 14, 112, lamp + 14, 120, 148)),
      panel(run(86, lamp + 40, 114, lamp + 40, 116, lamp + 58, 84, lamp + 58), 'accent'),
      solid([82, lamp + 14, 86, lamp + 7, 114, lamp + 7, 118, lamp + 14], 'fill2'),
      plate(box(90, lamp - 9, 20, 17), 'glow'),
      solid([86, lamp - 8, 100, lamp - 22, 114, lamp - 8], 'accent'),
    ),
    ...group(solid([40, 160, 56, 138, 84, 132, 122, 136, 148, 142, 164, 160], 'fill')),
  ];
};
export const water: Scene = (luck) => {
  const high = luck.between(5, 10);
  const buoy = luck.flip() ? 29 : 171;
  return [
    ...luck.pick([rig, ship, lighthouse])(luck),
    ...group(
      solid(
        [
          4, 194, 4, 152, 26, 145, 50, 152, 74, 145, 98, 152, 122, 145, 146, 152, 170, 145, 196, 152, 196,
          194,
        ],
        'fill2',
      ),
    ),
    wave(170, high),
    wave(184, high * 0.8),
    ...group(
      plate(pts([-9, 0, -5, -20, 5, -20, 9, 0], 1, 1, buoy, 160), 'accent'),
      disc([buoy, 136], 4, 'glow'),
    ),
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
    ...group(blob(pts([12, 150, 50, 122, 96, 138, 142, 118, 188, 146, 188, 176, 12, 176]), 'fill2')),
    ...group(
      blob(pts([14, 168, 40, 156, 92, 142, 130, 158, 186, 160, 186, 186, 14, 186])),
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
