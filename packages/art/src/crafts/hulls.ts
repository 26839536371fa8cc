import {
  bar,
  box,
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
import { burst } from '../operations/emblem.ts';
import type { Craft } from './craft.ts';

/** Machines without limbs that float, roll or fly. They rest on y = 0 and look right. */

const funnel = (x: number, y: number, h: number): Shape[] => [
  ...shaded(run(x - 8, y, x - 10, y - h, x + 6, y - h, x + 8, y), 'accent'),
  panel(run(x - 10, y - h, x + 6, y - h, x + 6.4, y - h + 6, x - 9.6, y - h + 6), 'line'),
];

const turret = (x: number, y: number, s: number): Shape[] =>
  place(
    [
      plate(bar([6, -8], [40, -14], 6), 'fill2'),
      plate(bar([6, -4], [40, -8], 5), 'fill2'),
      ...shaded(pts([-16, 0, -12, -14, 8, -16, 18, -6, 18, 0])),
    ],
    [x, y],
    0,
    s,
  );

/** A warship on a cushion of air: the bigger it is, the more decks and guns it carries. */
export const ship: Craft = ({ size, luck, says }) => {
  const decks = Math.max(1, size - 1);
  const dragon = says(/dragon/i);
  const house: Shape[] = [];
  for (let i = 0; i < decks; i++) {
    const [w, y] = [58 - i * 13, -46 - i * 17];
    house.push(
      ...shaded(run(-w * 0.6, y, -w * 0.55, y - 17, w * 0.4, y - 17, w * 0.5, y)),
      ...[0, 1, 2].slice(0, 4 - decks).map((k) => dot([-w * 0.3 + k * 14, y - 9], 3.2, 'glow')),
    );
  }
  const top = -46 - decks * 17;
  return [
    ...layer([
      wire(run(-4, top, -4, top - 26), 2.6),
      wire(run(-14, top - 14, 8, top - 14), 2),
      plate(run(-4, top - 26, 20, top - 20, -4, top - 14), 'accent'),
      ...funnel(-34, -46, 26 + size * 4),
      ...(size > 3 ? funnel(-54, -44, 24 + size * 3) : []),
    ]),
    ...layer(house),
    ...layer([
      ...(dragon
        ? [
            plate(
              pts([70, -44, 82, -78, 74, -96, 92, -108, 118, -100, 112, -90, 98, -88, 96, -66, 92, -40]),
              'accent',
            ),
            plate(pts([88, -106, 80, -122, 98, -108]), 'glow'),
            dot([100, -99], 3, 'glow'),
          ]
        : []),
      ...turret(48, -44, 0.8 + size * 0.06),
      ...(size > 2 ? turret(-84, -44, 0.7).map((s) => s) : []),
      ...shaded(
        pts([-104, -30, -98, -46, 70, -46, 118, -54, 92, -18, 70, -8, -84, -8]),
        'fill',
        [-0.1, 1],
        0.2,
      ),
      panel(pts([-102, -32, 108, -36, 102, -28, -100, -24]), 'accent'),
      ...[-70, -44, -18, 8, 34].map((x) => dot([x, -17], 3.4, 'fill2')),
      lines(run(-60, -46, -56, -8), run(16, -46, 20, -8)),
    ]),
    ...layer([
      plate(pts([-78, -8, -70, 0, 60, 0, 74, -8]), 'fill2'),
      ...[-56, -20, 16, 50].map((x) => plate(pts([-9, 0, 9, 0, 5, 9, -5, 9], 1, 1, x, 0), 'glow')),
    ]),
    ...(luck.flip() ? [lines(run(-90, 14, -60, 14), run(30, 14, 76, 14))] : [lines(run(-70, 14, -20, 14))]),
  ];
};

export const tank: Craft = ({ size, luck }) => {
  const barrel = 64 + size * 6;
  const wheels = [-58, -34, -10, 14, 38, 58];
  return [
    ...layer([
      plate(bar([18, -60], [18 + barrel, -70 - luck.between(0, 8)], 10), 'fill2'),
      plate(box(12 + barrel, -80, 14, 18, 3), 'accent'),
      ...shaded(pts([-46, -44, -40, -72, -18, -82, 18, -80, 38, -64, 40, -44])),
      plate(pts([-22, -80, -18, -92, 4, -92, 8, -80]), 'fill2'),
      panel(pts([-30, -66, -6, -68, -8, -54, -32, -52]), 'accent'),
      wire(run(-36, -72, -52, -112), 2),
    ]),
    ...layer([
      ...shaded(pts([-92, -30, -82, -48, 66, -48, 96, -30, 88, -20, -88, -20]), 'fill', [0, 1], 0.2),
      panel(pts([58, -44, 84, -32, 70, -28, 50, -34]), 'glow'),
      lines(run(-78, -38, 40, -38)),
    ]),
    ...layer([
      plate(pts([-88, -28, 84, -28, 98, -16, 78, 0, -78, 0, -96, -16]), 'line'),
      ...wheels.map((x) => disc([x, -13], 10, 'fill2')),
      ...wheels.map((x) => dot([x, -13], 3.4, 'accent')),
    ]),
  ];
};

export const missile: Craft = ({ luck }) => {
  const tilt = luck.between(-24, -14);
  return place(
    [
      ...layer([
        burst([-104, 0], 20, 9, 6),
        plate(pts([-92, -14, -132, -22, -112, -6, -142, 0, -112, 6, -132, 22, -92, 14]), 'glow'),
        plate(pts([-60, -16, -96, -44, -98, -16]), 'accent'),
        plate(pts([-60, 16, -96, 44, -98, 16]), 'accent'),
      ]),
      ...layer([
        ...shaded(pts([-96, -19, 44, -19, 76, -10, 88, 0, 76, 10, 44, 19, -96, 19]), 'fill', [0, 1], 0.15),
        panel(pts([44, -18, 74, -9, 86, 0, 74, 9, 44, 18]), 'accent'),
        panel(pts([-4, -8, 26, -8, 26, 8, -4, 8]), 'line'),
        dot([6, 0], 4, 'glow'),
        dot([17, 0], 4, 'glow'),
        lines(run(-30, -19, -30, 19), run(-70, -19, -70, 19), run(44, -18, 44, 18)),
      ]),
      ...layer([plate(pts([-20, 12, -52, 46, -34, 46, 10, 14]), 'fill2')]),
    ],
    [0, -70],
    tilt,
  );
};

export const bomber: Craft = ({ luck }) => {
  const bombs = 1 + luck.below(3);
  return [
    ...layer([
      plate(pts([-92, -70, -112, -116, -88, -112, -62, -76]), 'accent'),
      plate(pts([-10, -76, -34, -128, -14, -124, 34, -80]), 'fill2'),
    ]),
    ...layer([
      ...shaded(
        pts([-108, -66, -86, -80, -20, -90, 50, -92, 90, -80, 104, -62, 80, -50, -30, -46, -86, -54]),
        'fill',
        [0, 1],
        0.15,
      ),
      panel(pts([52, -90, 84, -80, 92, -68, 58, -70]), 'glow'),
      panel(pts([-30, -80, -4, -84, -6, -68, -30, -66]), 'accent'),
      lines(run(20, -90, 18, -48), run(-50, -86, -52, -50)),
    ]),
    ...layer([
      plate(pts([14, -66, -46, -30, -76, -30, -30, -66]), 'fill'),
      plate(pts([-58, -40, -54, -26, -34, -26, -30, -38]), 'fill2'),
    ]),
    ...layer(
      Array.from({ length: bombs }, (_, i): Shape[] =>
        place(
          [
            plate(pts([-5, -14, 5, -14, 9, 2, 0, 16, -9, 2]), 'accent'),
            plate(pts([-9, -22, 0, -14, 9, -22, 5, -12, -5, -12]), 'fill2'),
          ],
          [2 + i * 27, -18 + (i % 2) * 8],
          -10,
        ),
      ).flat(),
    ),
  ];
};

/** A flat deck with wings, for machines without a pilot. */
export const carrier: Craft = () => [
  ...layer([
    plate(pts([-60, -60, -96, -108, -70, -106, -20, -64]), 'fill2'),
    ...shaded(pts([-30, -72, -26, -104, 4, -108, 10, -72])),
    panel(pts([-20, -98, 0, -100, 2, -90, -20, -88]), 'glow'),
    wire(run(-10, -106, -10, -128), 2.4),
    wire(run(-20, -120, 0, -120), 2),
  ]),
  ...layer([
    ...shaded(pts([-112, -60, -104, -74, 112, -76, 120, -64, 84, -40, -80, -36]), 'fill', [0, 1], 0.15),
    panel(pts([-100, -72, 108, -74, 112, -68, -104, -65]), 'line'),
    ...[-70, -34, 40, 74].map((x) => panel(run(x, -71, x + 16, -71.5, x + 16, -68.5, x, -68), 'glow', 0)),
    panel(pts([14, -60, 56, -60, 52, -46, 16, -44]), 'accent'),
    lines(run(-84, -54, 0, -54)),
  ]),
  ...layer([
    plate(pts([-20, -50, -64, -8, -40, -10, 20, -48]), 'fill'),
    ...[-52, 62].flatMap((x) => [
      plate(pts([-16, 0, 16, 0, 12, 14, -12, 14], 1, 1, x, -40), 'fill2'),
      plate(pts([-9, 14, 9, 14, 0, 36], 1, 1, x, -40), 'glow'),
    ]),
  ]),
];

export const satellite: Craft = ({ luck, says }) => {
  const blocks = says(/block|jam/i);
  const array = (x: number, turn: number): Shape[] =>
    place(
      [
        ...shaded(box(0, -17, 58, 34), 'accent', [0, 1], 0.4),
        lines(run(20, -17, 20, 17), run(39, -17, 39, 17), run(0, 0, 58, 0)),
      ],
      [x, -78],
      turn,
    );
  const lean = luck.between(-14, 14);
  return [
    ...layer([...array(28, lean), ...array(-28, 180 + lean)]),
    ...layer([
      ...shaded(ngon([0, -78], 32, 8, 22.5)),
      dot([4, -80], 14, 'glow', 2.2),
      dot([4, -80], 6, 'line', 0),
      plate(pts([-8, -110, 8, -110, 6, -122, -6, -122]), 'fill2'),
      ...(blocks
        ? [
            plate(pts([-18, -122, 18, -122, 12, -136, -12, -136]), 'accent'),
            lines(run(-12, -152, 12, -140), run(12, -152, -12, -140)),
          ]
        : [
            plate(pts([-24, -142, 24, -142, 10, -122, -10, -122]), 'fill'),
            wire(run(0, -142, 0, -158), 2.4),
            disc([0, -160], 5, 'glow'),
          ]),
    ]),
    ...layer([
      plate(pts([-10, -48, 10, -48, 14, -30, -14, -30]), 'fill2'),
      plate(pts([-7, -30, 7, -30, 0, luck.between(-10, -2)]), 'glow'),
    ]),
  ];
};
