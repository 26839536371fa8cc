import { bolts, type Bench } from './parts.ts';
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
} from '../pen.ts';

/** Parts that are not weapons. */

export const sensor: Bench = (luck) => ({
  axis: -90,
  shapes: [
    ...layer([
      ...shaded(pts([64, 176, 72, 146, 128, 146, 136, 176])),
      panel(pts([68, 158, 132, 158, 134, 166, 66, 166]), 'accent'),
      plate(box(88, 122, 24, 26), 'fill2'),
    ]),
    ...layer([
      ...place(
        [
          ...shaded(pts([-44, -30, 30, -34, 44, -20, 44, 22, 30, 34, -44, 28])),
          disc([36, -2], 24, 'fill2'),
          dot([38, -2], 16, 'glow', 2),
          dot([40, -2], 7, 'line', 0),
          panel(pts([-36, -20, -8, -22, -8, 0, -36, 0]), 'accent'),
          lines(run(-34, 10, -6, 10), run(-34, 18, -6, 18)),
        ],
        [96, 88],
        luck.between(-18, 4),
        1.05,
      ),
    ]),
    ...(luck.flip()
      ? [wire(run(66, 60, 56, 24)), dot([56, 22], 4, 'glow')]
      : layer([disc([70, 42], 12), dot([74, 42], 6, 'glow')])),
  ],
});

export const reactor: Bench = (luck) => {
  const n = 3 + luck.below(2);
  return {
    axis: -90,
    shapes: [
      ...layer([
        ...shaded(pts([58, 178, 62, 156, 138, 156, 142, 178])),
        ...shaded(pts([62, 44, 58, 24, 142, 24, 138, 44])),
        plate(box(66, 42, 10, 116), 'fill2'),
        plate(box(124, 42, 10, 116), 'fill2'),
      ]),
      ...layer([disc([100, 100], 36, 'glow')]),
      ...Array.from({ length: n }, (_, i) => ring([100, 100], 28 - i * 7, 2)),
      ...layer([
        plate(pts([44, 108, 44, 92, 64, 88, 136, 88, 156, 92, 156, 108, 136, 112, 64, 112]), 'accent'),
      ]),
      dot([100, 100], 9, 'glow', 2),
      ...bolts([
        [54, 100],
        [146, 100],
      ]),
      lines(run(70, 34, 130, 34), run(70, 167, 130, 167)),
    ],
  };
};

export const harness: Bench = (luck) => ({
  axis: -90,
  shapes: [
    ...layer([
      ...shaded(pts([62, 172, 54, 60, 70, 28, 130, 28, 146, 60, 138, 172])),
      panel(pts([76, 36, 124, 36, 128, 62, 72, 62]), 'fill2'),
    ]),
    ...layer([
      plate(pts([70, 62, 84, 62, 108, 116, 98, 124]), 'accent'),
      plate(pts([130, 62, 116, 62, 92, 116, 102, 124]), 'accent'),
      plate(pts([60, 128, 62, 114, 138, 114, 140, 128]), 'accent'),
      plate(ngon([100, 120], 14, 8, 22), 'glow'),
      dot([100, 120], 5, 'line', 0),
    ]),
    ...(luck.flip()
      ? layer([plate(box(38, 120, 20, 12, 3), 'fill2'), plate(box(142, 120, 20, 12, 3), 'fill2')])
      : layer([plate(box(40, 96, 16, 48, 4)), plate(box(144, 96, 16, 48, 4))])),
  ],
});

export const antenna: Bench = (luck) => ({
  axis: -90,
  shapes: [
    ...[14, 24, 34].map((r) => ring([130, 52], r, 1.6, 'accent')),
    ...layer([
      plate(bar([92, 150], [104, 70], 8), 'fill2'),
      ...shaded(pts([56, 178, 66, 146, 124, 146, 134, 178])),
      panel(pts([62, 160, 128, 160, 130, 168, 60, 168]), 'accent'),
    ]),
    ...layer([
      ...place(
        [
          blob(pts([-50, -10, -30, 22, 0, 34, 30, 22, 50, -10, 30, 0, 0, 6, -30, 0])),
          plate(bar([0, 6], [0, -40], 5), 'fill2'),
          disc([0, -42], 7, 'glow'),
        ],
        [104, 76],
        luck.between(20, 44),
        1.05,
      ),
    ]),
  ],
});

export const mine: Bench = (luck) => ({
  axis: -90,
  shapes: [
    ...layer([plate(pts([56, 176, 48, 160, 56, 150, 144, 150, 152, 160, 144, 176]), 'fill2')]),
    ...layer([
      ...shaded(pts([52, 150, 46, 84, 62, 66, 138, 66, 154, 84, 148, 150])),
      panel(pts([48, 104, 152, 104, 151, 122, 49, 122]), 'accent'),
      ...Array.from({ length: 5 }, (_, i) =>
        plate(run(54 + i * 20, 122, 62 + i * 20, 104, 70 + i * 20, 104, 62 + i * 20, 122), 'line'),
      ),
      panel(box(74, 76, 52, 20, 3), 'line'),
      panel(box(79, 80, luck.between(20, 40), 12), 'glow'),
    ]),
    cable(run(62, 66, 50, 40, 74, 26, 92, 44, 100, 66), 4.5),
    cable(run(62, 66, 50, 40, 74, 26, 92, 44, 100, 66), 1.8, 'accent'),
    ...layer([plate(box(112, 40, 22, 26, 4)), disc([123, 38], 7, 'glow')]),
  ],
});

export const cloak: Bench = (luck) => {
  const hem = luck.between(160, 176);
  return {
    axis: -90,
    shapes: [
      ...layer([
        blob(
          run(
            66,
            56,
            48,
            110,
            26,
            hem,
            52,
            hem - 8,
            76,
            hem + 6,
            100,
            hem - 8,
            126,
            hem + 6,
            150,
            hem - 8,
            174,
            hem,
            152,
            110,
            134,
            56,
          ),
          'fill2',
        ),
        lines(run(74, 62, 60, 150), run(90, 66, 86, 160), run(112, 66, 116, 160), run(126, 62, 142, 150)),
      ]),
      ...layer([
        plate(pts([52, 66, 64, 44, 100, 56, 136, 44, 148, 66, 124, 84, 100, 74, 76, 84])),
        plate(ngon([100, 68], 12, 6), 'glow'),
      ]),
      ...layer([plate(pts([70, 46, 84, 18, 100, 10, 116, 18, 130, 46, 112, 52, 100, 40, 88, 52]), 'accent')]),
      ...[0, 1, 2].map((i) => wire(run(22, 90 + i * 12, 44 - i * 5, 90 + i * 12), 1.4, 'faint')),
    ],
  };
};

export const recorder: Bench = (luck) => ({
  axis: -26,
  shapes: [
    ...layer([
      plate(pts([36, 84, 110, 52, 172, 78, 98, 112]), 'fill2'),
      ...shaded(pts([36, 84, 98, 112, 98, 168, 36, 138])),
      plate(pts([98, 112, 172, 78, 172, 132, 98, 168]), 'accent'),
      panel(pts([110, 120, 160, 97, 160, 110, 110, 134]), 'line'),
      lines(run(46, 104, 86, 122), run(46, 114, 86, 132), run(46, 124, 86, 142)),
      plate(pts([84, 82, 108, 72, 126, 80, 102, 90]), 'glow'),
      ...bolts([
        [46, 92],
        [164, 90],
      ]),
    ]),
    wire(run(146, 66, luck.between(150, 164), 24), 2.4),
    dot([luck.between(150, 164), 22], 4, 'glow'),
    cable(run(36, 120, 18, 128, 24, 152, 44, 160), 3),
  ],
});

export const pylon: Bench = (luck) => ({
  axis: -90,
  shapes: [
    ...layer([
      ...shaded(pts([92, 112, 108, 112, 104, 186, 100, 194, 96, 186])),
      plate(pts([78, 112, 122, 112, 116, 126, 84, 126]), 'accent'),
    ]),
    ...layer([
      ...shaded(pts([76, 112, 84, 30, 92, 20, 108, 20, 116, 30, 124, 112])),
      panel(pts([90, 40, 110, 40, 114, 96, 86, 96]), 'fill2'),
      ...[0, 1, 2].map((i) => panel(box(92, 46 + i * 16, 16, 8), i === 0 || luck.flip() ? 'glow' : 'line')),
    ]),
    ...layer(
      [-1, 1].flatMap((s) => [
        plate(pts([18, 92, 62, 120, 74, 164, 62, 168, 50, 128, 16, 106], s, 1, 100), 'fill'),
        plate(pts([48, 166, 82, 164, 88, 176, 44, 176], s, 1, 100), 'accent'),
        disc([100 + s * 54, 122], 7),
      ]),
    ),
  ],
});

export const grapple: Bench = (luck) => {
  const axis = luck.between(-44, -30);
  const tip = polar([60, 138], 96, axis);
  return {
    axis,
    shapes: [
      cable([[60, 138], [70, 96], [112, 118], tip], 4.5),
      cable([[60, 138], [70, 96], [112, 118], tip], 1.8, 'glow'),
      ...layer([
        disc([60, 140], 34, 'fill2'),
        dot([60, 140], 22, 'accent', 2),
        dot([60, 140], 8, 'line', 0),
        ...Array.from({ length: 6 }, (_, i) => dot(polar([60, 140], 15, i * 60), 2.4, 'line', 0)),
        ...place([plate(box(-8, -50, 20, 24, 3)), plate(pts([-4, 32, 12, 32, 8, 46, -2, 46]))], [60, 140], 0),
      ]),
      ...layer(
        place(
          [
            plate(pts([-26, -7, 8, -7, 8, 7, -26, 7]), 'fill2'),
            plate(pts([4, -6, 18, -32, 2, -44, 30, -34, 26, -4, 50, 0, 26, 4, 30, 34, 2, 44, 18, 32, 4, 6])),
          ],
          tip,
          axis,
          1,
        ),
      ),
    ],
  };
};
