import {
  bar,
  box,
  disc,
  dot,
  layer,
  lines,
  panel,
  place,
  plate,
  pts,
  run,
  shaded,
  wire,
  type Shape,
} from '../pen.ts';
import { howitzer } from '../mech/guns.ts';
import { lattice } from './masts.ts';
import type { Tower } from './tower.ts';

/** Towers that fight or block the way. */

const merlons = (wide: number, y: number): Shape =>
  plate(
    run(
      -wide,
      y,
      -wide,
      y - 22,
      -wide + 14,
      y - 22,
      -wide + 14,
      y - 12,
      -wide + 28,
      y - 12,
      -wide + 28,
      y - 22,
      wide - 28,
      y - 22,
      wide - 28,
      y - 12,
      wide - 14,
      y - 12,
      wide - 14,
      y - 22,
      wide,
      y - 22,
      wide,
      y,
    ),
  );

export const turret: Tower = ({ luck }) => {
  const tilt = luck.between(-16, -6);
  return [
    ...layer(place([...howitzer(1.25)], [8, -96], tilt, 1.1)),
    ...layer([
      ...shaded(pts([-46, -70, -40, -106, -14, -120, 22, -118, 42, -100, 46, -70])),
      panel(pts([-30, -100, -6, -106, -8, -88, -32, -84]), 'accent'),
      dot([14, -92], 9, 'glow', 2.2),
      plate(box(-54, -76, 108, 14, 4), 'fill2'),
    ]),
    ...layer([
      ...shaded(pts([-58, 0, -46, -64, 46, -64, 58, 0])),
      lines(run(-54, -22, 54, -22), run(-50, -42, 50, -42), run(-16, -64, -20, 0), run(18, -64, 22, 0)),
      panel(pts([-12, 0, -12, -16, 12, -16, 12, 0]), 'line'),
    ]),
  ];
};

export const rampart: Tower = ({ luck }) => {
  const gate = luck.between(-8, 8);
  return [
    ...layer([
      merlons(58, -100),
      ...shaded(pts([-58, 0, -58, -100, 58, -100, 58, 0])),
      lines(
        run(-58, -78, 58, -78),
        run(-58, -52, 58, -52),
        run(-58, -26, 58, -26),
        run(-20, -100, -20, -78),
        run(24, -78, 24, -52),
      ),
    ]),
    ...layer([
      ...place([merlons(40, 0)], [-66, -64]),
      ...shaded(pts([-106, 0, -106, -64, -26, -64, -26, 0])),
      panel(box(-76, -54, 18, 16, 2), 'glow'),
    ]),
    ...layer([
      ...place([merlons(40, 0)], [66, -64]),
      ...shaded(pts([26, 0, 26, -64, 106, -64, 106, 0])),
      panel(box(58, -54, 18, 16, 2), 'glow'),
    ]),
    ...layer([
      plate(pts([-24, 0, -24, -30, 0, -46, 24, -30, 24, 0], 1, 1, gate), 'accent'),
      lines(run(gate - 10, 0, gate - 10, -34), run(gate + 10, 0, gate + 10, -34)),
    ]),
    wire(run(0, -122, 0, -150), 3),
    plate(pts([0, -150, 30, -142, 0, -132]), 'accent'),
  ];
};

export const battery: Tower = ({ luck }) => {
  const up = luck.between(-4, 6);
  const barrel = (x: number, turn: number): Shape[] =>
    place(
      [
        plate(box(-6, -78, 12, 80, 2)),
        plate(box(-9, -88, 18, 16, 3), 'accent'),
        lines(run(-6, -40, 6, -40), run(-6, -20, 6, -20)),
      ],
      [x, -56],
      turn,
    );
  return [
    ...layer([...barrel(-26, -28 - up), ...barrel(28, 30 + up)]),
    ...layer([...barrel(-9, -8), ...barrel(12, 10)]),
    ...layer([
      ...shaded(pts([-54, -24, -46, -62, 46, -62, 54, -24])),
      dot([0, -44], 13, 'glow', 2.4),
      lines(run(-13, -44, 13, -44), run(0, -57, 0, -31)),
      disc([-34, -44], 7, 'accent'),
      disc([34, -44], 7, 'accent'),
    ]),
    ...layer([
      ...shaded(pts([-70, 0, -58, -28, 58, -28, 70, 0]), 'fill', [0, 1], 0.2),
      ...[-44, -16, 12, 40].map((x) => plate(pts([0, 0, 12, -26, 22, -26, 10, 0], 1, 1, x), 'accent')),
    ]),
  ];
};

export const siege: Tower = () => [
  ...layer([
    plate(pts([24, -118, 86, -92, 84, -82, 24, -102]), 'fill2'),
    ...lattice(44, 32, 150, 4),
    plate(pts([-38, -150, 38, -150, 32, -176, -32, -176]), 'accent'),
  ]),
  ...layer([
    ...shaded(box(-38, -72, 76, 44, 3)),
    ...[-20, 0, 20].map((x) => panel(box(x - 5, -62, 10, 24, 2), 'line')),
    ...shaded(box(-34, -140, 66, 34, 3)),
    panel(box(-8, -132, 16, 18, 2), 'glow'),
  ]),
  ...layer([
    plate(bar([-56, -22], [56, -22], 12), 'fill2'),
    ...[-42, 42].flatMap((x) => [disc([x, -16], 17, 'fill'), dot([x, -16], 6, 'accent')]),
  ]),
];
