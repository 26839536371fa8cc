import {
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
  type Shape,
} from '../pen.ts';
import { rifle } from '../mech/guns.ts';
import { dagger, sword } from '../mech/blades.ts';
import { bolt, burst, bust, dashes, type Emblem } from './emblem.ts';

/** Operations against the enemy. */

export const strike: Emblem = (luck) => {
  const turn = luck.between(-10, 10);
  return [
    ...layer(place(bust(true), [106, 122], 0, 1.25)),
    ring([106, 100], 44, 3, 'accent'),
    ...[0, 90, 180, 270].map((a) =>
      wire(
        [...place([wire(run(34, 0, 56, 0))], [106, 100], a)].flatMap((s) => s.path.flatMap((p) => p.to)),
        3,
        'accent',
      ),
    ),
    ...layer([
      ...place([plate(pts([-92, -7, -8, -3, -8, 3, -92, 7]), 'glow')], [106, 100], 42 + turn),
      burst([106, 100], 20, 7, turn),
    ]),
  ];
};

const missile = (long: number): Shape[] => [
  plate(run(-long, -4, -long - 22, -9, -long - 12, 0, -long - 24, 9, -long, 4), 'glow'),
  plate(
    run(-long + 4, -7, -long - 6, -16, -long + 14, -8, -long + 14, 8, -long - 6, 16, -long + 4, 7),
    'accent',
  ),
  ...shaded(run(-long, -7, -16, -7, 0, 0, -16, 7, -long, 7), 'fill', [0, 1], 0.1),
  lines(run(-20, -7, -20, 7), run(-long + 16, -7, -long + 16, 7)),
];
export const salvo: Emblem = (luck) => {
  const fall = luck.between(26, 40);
  return [
    ...[0, 1, 2].map((i) =>
      cable(
        run(20 + i * 22, 112 - i * 30, 70 + i * 26, 60 - i * 14, 138 + i * 18, 100 - i * 16),
        1.4,
        'faint',
      ),
    ),
    ...layer(place(missile(56), [128, 96], fall + 6, 1)),
    ...layer(place(missile(56), [172, 70], fall - 2, 0.86)),
    ...layer(place(missile(60), [102, 152], fall + 10, 1.12)),
    ...layer([burst([150, 158], 18, 8, fall), plate(pts([112, 176, 120, 166, 184, 166, 190, 176]), 'fill2')]),
  ];
};

export const burn: Emblem = (luck, says) => {
  const flame = (x: number, y: number, s: number): Shape[] => [
    plate(
      pts([-18, 0, -26, -18, -16, -40, -10, -28, 2, -64, 12, -34, 18, -42, 24, -16, 16, 0], s, s, x, y),
      'accent',
    ),
    plate(pts([-8, -2, -12, -16, 0, -36, 10, -14, 8, -2], s, s, x, y), 'glow'),
  ];
  return [
    ...layer([...flame(58, 142, 1.1), ...flame(146, 142, 1.15)]),
    ...layer(flame(102 + luck.between(-8, 8), 146, 1.75)),
    ...layer([
      ...shaded(pts([20, 174, 26, 148, 60, 138, 92, 148, 128, 138, 170, 146, 180, 174]), 'fill', [0, 1], 0.2),
      lines(run(62, 140, 70, 154, 60, 170), run(128, 142, 120, 156, 130, 172), run(92, 150, 96, 164)),
    ]),
    ...(says(/rain|acid/i)
      ? layer(
          [0, 1, 2, 3].map((i) =>
            plate(pts([0, -16, 8, 2, 0, 9, -8, 2], 1, 1, 34 + i * 44, 40 + (i % 2) * 16), 'glow'),
          ),
        )
      : luck.flip()
        ? [0, 1, 2, 3].map((i) => dot([46 + i * 36, 44 + (i % 2) * 14], 3, 'glow'))
        : [0, 1, 2].map((i) => wire(run(52 + i * 40, 30, 44 + i * 40, 54), 3, 'glow'))),
  ];
};

export const sabotage: Emblem = (luck) => [
  ...layer([
    ...shaded(pts([62, 168, 56, 156, 60, 62, 74, 46, 126, 46, 140, 62, 144, 156, 138, 168])),
    plate(pts([50, 70, 50, 58, 150, 58, 150, 70]), 'fill2'),
    plate(pts([50, 158, 50, 146, 150, 146, 150, 158]), 'fill2'),
    panel(pts([72, 78, 128, 78, 128, 138, 72, 138]), 'line'),
    panel(pts([78, 84, 122, 84, 122, 132, 78, 132]), 'glow'),
  ]),
  plate(pts([98, 30, 88, 60, 104, 74, 86, 96, 108, 112, 94, 134, 110, 112, 92, 96, 112, 76, 96, 60]), 'line'),
  ...layer([burst([luck.between(96, 112), 96], 22, 9, 10)]),
  ...layer([
    plate(pts([-9, 0, 0, -16, 9, 0, 4, 8, -4, 8], 1, 1, 42, 96), 'accent'),
    plate(pts([-9, 0, 2, -16, 9, 0, 4, 8, -4, 8], 0.8, 0.8, 164, 80), 'accent'),
    plate(ngon([160, 124], 8, 5, luck.between(0, 70))),
    plate(ngon([40, 130], 7, 5, 30), 'fill2'),
  ]),
];

export const disarm: Emblem = (luck) => {
  const blade = luck.flip();
  const broken = blade ? sword(1.1, true) : rifle(1.1);
  return [
    ...layer(place(broken, [48, 138], -40, 1.35)),
    ...layer([
      plate(
        pts([-12, -30, 6, -16, -4, -2, 12, 14, -2, 32, 20, 16, 8, -2, 22, -18, 4, -32], 1, 1, 104, 92),
        'glow',
      ),
    ]),
    ...layer([
      ...shaded(box(112, 96, 56, 48, 5), 'accent', [0, 1], 0.2),
      disc([140, 116], 8, 'glow'),
      plate(pts([136, 118, 144, 118, 146, 134, 134, 134]), 'glow'),
    ]),
    wire(run(122, 96, 122, 82), 9),
    wire(run(158, 96, 158, 82), 9),
    cable(run(122, 82, 128, 68, 140, 63, 152, 68, 158, 82), 9),
    cable(pts([122, 94, 122, 82, 128, 68, 140, 63, 152, 68, 158, 82, 158, 94]), 4, 'fill'),
  ];
};

export const ambush: Emblem = (luck) => {
  const leaf = (x: number, y: number, s: number): Shape[] => [
    plate(
      pts([-30, 14, -34, -4, -18, -10, -14, -26, 0, -14, 12, -28, 18, -10, 34, -8, 28, 14], s, s, x, y),
      'fill',
    ),
    lines(pts([-14, 4, -12, -14], s, s, x, y), pts([8, 4, 10, -16], s, s, x, y)),
  ];
  return [
    ...layer([...place(dagger(1.4), [62, 96], -64, 1.1), ...place(dagger(1.4), [140, 96], -64, 1.1, false)]),
    ...layer([
      plate(pts([58, 140, 56, 88, 76, 58, 104, 46, 130, 60, 146, 92, 142, 140])),
      panel(pts([72, 96, 100, 82, 130, 96, 122, 122, 100, 130, 80, 122]), 'line'),
      plate(pts([80, 100, 96, 106, 84, 112]), 'glow'),
      plate(pts([122, 100, 106, 106, 118, 112]), 'glow'),
    ]),
    ...layer([...leaf(54, 152, 1.1), ...leaf(150, 150, 1.15), ...leaf(102 + luck.between(-8, 8), 160, 1.3)]),
  ];
};

export const jam: Emblem = (luck) => {
  const rings = 3 + luck.below(2);
  return [
    ...Array.from({ length: rings }, (_, i) => ring([100, 84], 24 + i * 16, 4 - i * 0.6, 'accent')),
    ...layer(place(bust(true), [58, 158], 0, 0.62)),
    ...layer(place(bust(true), [142, 158], 0, 0.62)),
    dashes(run(84, 104, 66, 132)),
    dashes(run(116, 104, 134, 132)),
    ...layer([disc([100, 84], 24, 'fill'), dot([100, 84], 15, 'line', 0)]),
    ...layer(bolt([100, 84], luck.between(0.62, 0.76), luck.between(-8, 14))),
  ];
};
