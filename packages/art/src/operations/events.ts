import {
  bar,
  blob,
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
import { bolt, burst, bust, dashes, type Emblem } from './emblem.ts';

/** Operations that affect everyone, and what people do to each other. */

export const storm: Emblem = (luck) => {
  const side = luck.flip() ? 1 : -1;
  const coil = (i: number): Pt[] => {
    const [y, w] = [40 + i * 21, 70 - i * 10];
    const x = 100 + side * Math.sin(i * 0.9) * 8;
    return run(x - w, y - 4, x - w * 0.5, y + 8, x + w * 0.4, y + 9, x + w, y - 4, x + w * 0.3, y - 12);
  };
  return [
    ...[5, 4, 3, 2, 1, 0].flatMap((i) => [
      cable(coil(i), 19 - i * 1.8),
      cable(coil(i), 13 - i * 1.6, i % 2 === 0 ? 'fill' : 'accent'),
    ]),
    ...layer(
      place([plate(ngon([0, 0], 9, 5)), plate(bar([16, -18], [36, -26], 7), 'fill2')], [148, 138], side * 12),
    ),
    ...layer(bolt([50, 138], 0.8, 12)),
  ];
};

export const blast: Emblem = (luck) => [
  burst([100, 104], 86, 14, luck.between(0, 20)),
  ...layer([
    blob(pts([44, 78, 40, 50, 66, 32, 100, 24, 136, 34, 160, 54, 154, 80, 128, 88, 100, 84, 70, 90]), 'fill'),
    blob(pts([62, 70, 66, 52, 92, 44, 122, 48, 138, 64, 120, 76, 90, 74]), 'accent', false),
  ]),
  ...layer([
    ...shaded(pts([84, 88, 118, 86, 116, 130, 132, 160, 68, 160, 86, 130])),
    lines(run(100, 92, 100, 128)),
  ]),
  ...layer([
    blob(pts([34, 168, 44, 148, 74, 150, 100, 142, 130, 150, 160, 148, 168, 168, 100, 176]), 'fill2'),
  ]),
];

export const quake: Emblem = (luck) => {
  const shift = luck.between(6, 16);
  return [
    ...layer(place(bust(true), [64, 84], -14, 0.9)),
    ...layer(place(bust(true), [142, 78 + shift], 16, 0.8)),
    ...layer([
      ...shaded(pts([18, 120, 92, 116, 80, 136, 98, 150, 86, 178, 26, 178])),
      ...shaded(run(112, 122 + shift, 184, 124, 178, 178, 104, 178, 116, 154, 98, 140)),
      lines(run(40, 132, 58, 146, 50, 160), run(150, 138, 140, 154, 156, 166)),
    ]),
    ...layer([
      plate(pts([92, 118, 110, 122, 96, 140, 114, 154, 100, 178, 90, 178, 100, 152, 82, 136]), 'glow'),
    ]),
    ...[0, 1].map((i) => dashes(run(30 + i * 116, 106, 50 + i * 116, 100))),
  ];
};

export const beam: Emblem = (luck) => {
  const x = luck.between(94, 108);
  return [
    ...layer([
      plate(run(x - 9, 44, x + 9, 44, x + 34, 156, x - 34, 156), 'glow'),
      plate(run(x - 4, 44, x + 4, 44, x + 12, 156, x - 12, 156), 'fill'),
    ]),
    ...layer([
      ...shaded(ngon([x, 32], 19, 8, 22.5)),
      ...[-1, 1].map((side) =>
        plate(run(x + side * 20, 24, x + side * 62, 18, x + side * 62, 42, x + side * 20, 40), 'accent'),
      ),
      dot([x, 34], 8, 'glow'),
    ]),
    ...layer([
      burst([x, 158], 30, 11, luck.between(0, 30)),
      plate(run(30, 176, 52, 164, 150, 164, 172, 176), 'fill2'),
    ]),
    ring([x, 158], 42, 3, 'accent'),
  ];
};

/** Cats and dogs, as the saying goes. */
export const shower: Emblem = (luck) => {
  const face = (at: Pt, turn: number, dog: boolean): Shape[] =>
    layer(
      place(
        [
          ...(dog
            ? [
                plate(pts([-22, -16, -36, -6, -32, 18, -20, 4]), 'accent'),
                plate(pts([22, -16, 36, -6, 32, 18, 20, 4]), 'accent'),
              ]
            : [
                plate(pts([-22, -8, -24, -34, -6, -20]), 'accent'),
                plate(pts([22, -8, 24, -34, 6, -20]), 'accent'),
              ]),
          ...shaded(ngon([0, 0], 25, 8, 22.5)),
          dot([-9, -4], 4, 'glow'),
          dot([9, -4], 4, 'glow'),
          plate(pts([-5, 6, 5, 6, 0, 12]), 'line'),
        ],
        at,
        turn,
      ),
    );
  return [
    ...layer([
      blob(
        pts([34, 52, 40, 30, 70, 28, 92, 16, 124, 22, 144, 34, 168, 40, 164, 58, 100, 64, 48, 64]),
        'fill2',
      ),
    ]),
    ...[52, 84, 116, 148].map((x, i) => wire(run(x, 72 + (i % 2) * 8, x - 6, 92 + (i % 2) * 8), 4, 'glow')),
    ...face([64, 122], luck.between(-24, -6), false),
    ...face([132, 128], luck.between(6, 24), true),
    ...[42, 100, 160].map((x) => wire(run(x, 154, x - 5, 172), 4, 'glow')),
  ];
};

export const dice: Emblem = (luck) => {
  const die = (
    at: Pt,
    turn: number,
    pips: readonly (readonly number[])[],
    tone: 'fill' | 'accent',
  ): Shape[] =>
    layer(
      place(
        [
          ...shaded(box(-34, -34, 68, 68, 8), tone),
          ...pips.map(([x = 0, y = 0]) => dot([x * 18, y * 18], 5.5, 'line', 0)),
        ],
        at,
        turn,
      ),
    );
  const five = [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ];
  const two = [
    [-1, -1],
    [1, 1],
  ];
  return [
    ...die([70, 118], luck.between(-24, -8), five, 'fill'),
    ...die([134, 84], luck.between(8, 26), luck.flip() ? two : [...two, [0, 0]], 'accent'),
    ...layer([burst([142, 150], 14, 8, 10)]),
    ...[0, 1, 2].map((i) =>
      cable(run(36 + i * 14, 60 - i * 8, 52 + i * 14, 48 - i * 8, 70 + i * 14, 50 - i * 8), 2, 'accent'),
    ),
  ];
};

export const feud: Emblem = (luck) => [
  ...layer(place(bust(true), [58, 116], -8, 1.05)),
  ...layer(place(bust(false), [144, 116], 8, 1.05, false)),
  ...layer(bolt([101, 84], 1.1, luck.between(-10, 10))),
  ...layer([burst([101, 134], 16, 9, luck.between(0, 30))]),
];

export const cancel: Emblem = (luck) => [
  ...layer(
    place(
      [
        plate(pts([-34, 46, -34, -46, 24, -46, 34, -36, 34, 46])),
        lines(run(-20, 30, 20, 30)),
        ...place(bust(false), [0, 2], 0, 0.6),
      ],
      [100, 100],
      luck.between(-10, 10),
    ),
  ),
  ring([100, 100], 62, 15, 'line'),
  ring([100, 100], 62, 9, 'accent'),
  wire([polar([100, 100], 58, 135), polar([100, 100], 58, -45)], 15),
  wire([polar([100, 100], 60, 135), polar([100, 100], 60, -45)], 9, 'accent'),
];

export const layoff: Emblem = (luck) => [
  ...layer([
    ...shaded(pts([60, 150, 56, 110, 74, 92, 126, 92, 144, 110, 140, 150])),
    disc([100, 66], 26, 'fill'),
    plate(pts([74, 62, 78, 40, 100, 32, 122, 40, 126, 62, 112, 54, 88, 54]), 'accent'),
    dot([92, 68], 3, 'line', 0),
    dot([108, 68], 3, 'line', 0),
    cable(run(90, 82, 100, 78, 110, 82), 2.4),
  ]),
  ...layer(
    place(
      [
        ...shaded(box(-40, -24, 80, 50, 4), 'fill2'),
        plate(box(-12, -36, 24, 14, 3), 'fill'),
        panel(box(-40, -6, 80, 10), 'accent'),
        panel(box(-6, -8, 12, 14, 2), 'glow'),
      ],
      [100, 152],
      luck.between(-6, 6),
    ),
  ),
];
