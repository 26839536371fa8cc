import {
  box,
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
  type Pt,
  type Shape,
} from '../pen.ts';
import { claw as clawOf, dagger, saber, sword } from '../mech/blades.ts';
import { shield as shieldOf } from '../mech/gear.ts';
import { gatling, howitzer, railgun, rifle } from '../mech/guns.ts';
import type { Chance } from '../seed.ts';

/** A part is drawn along its axis, as it would be fitted; everything that belongs to it is on the same axis. */

export interface Part {
  readonly shapes: Shape[];
  /** Degrees of the axis. */
  readonly axis: number;
}

export type Bench = (luck: Chance, says: (words: RegExp) => boolean) => Part;

export const bolts = (spots: readonly Pt[]): Shape[] =>
  spots.flatMap((p) => [plate(ngon(p, 5.5, 6), 'fill2'), dot(p, 2, 'line', 0)]);

const collar = (x: number, r: number): Shape[] => [
  plate(pts([-5, -1, 5, -1, 5, 1, -5, 1], 1, r, x), 'fill2'),
  lines(run(x, -r, x, r)),
];

export const blade: Bench = (luck, says) => {
  const kind = says(/plasma|saber|laser|beam/i) ? saber(1.5) : luck.flip() ? sword(1.4, true) : dagger(1.9);
  const axis = luck.between(-52, -38);
  return {
    axis,
    shapes: [
      ...layer(place([...collar(-40, 9), ...collar(-26, 7)], [64, 138], axis, 1.2)),
      ...layer(place(kind, [64, 138], axis, 1.22)),
    ],
  };
};

export const gun: Bench = (luck, says) => {
  const axis = luck.between(-30, -18);
  const long = says(/long|rail|barrel/i) ? [...railgun(1.15)] : luck.flip() ? rifle(1.25) : gatling(1.15);
  return {
    axis,
    shapes: [
      ...layer(place(long, [62, 124], axis, 1.32)),
      ...layer(
        place(
          [
            plate(box(-14, -8, 40, 10, 3)),
            plate(box(-10, -14, 10, 6), 'fill2'),
            plate(pts([26, -9, 34, -9, 34, 3, 26, 3]), 'glow'),
          ],
          [74, 62],
          axis,
          1.1,
        ),
      ),
    ],
  };
};

export const cannon: Bench = (luck) => {
  const axis = luck.between(-34, -20);
  return {
    axis,
    shapes: [
      ...layer(place(howitzer(1.05), [74, 118], axis, 1.3)),
      ...layer([
        ...shaded(pts([48, 176, 56, 140, 104, 140, 114, 176])),
        panel(pts([52, 158, 110, 158, 112, 166, 50, 166]), 'accent'),
        disc([80, 138], 13),
      ]),
      ...layer(
        place(
          [plate(pts([-16, -7, 6, -7, 16, 0, 6, 7, -16, 7]), 'glow'), lines(run(-8, -7, -8, 7))],
          [148, 134],
          axis,
          1.2,
        ),
      ),
    ],
  };
};

export const plateBench: Bench = (luck) => {
  const axis = luck.between(-28, -14);
  const slab = (dx: number, fill: 'fill' | 'fill2' | 'accent'): Shape[] =>
    place(
      [
        ...(fill === 'fill'
          ? shaded(pts([-10, -50, 12, -44, 18, 0, 12, 46, -10, 52, -4, 0]))
          : [plate(pts([-10, -50, 12, -44, 18, 0, 12, 46, -10, 52, -4, 0]), fill)]),
        lines(run(0, -40, 6, 0, 0, 42)),
      ],
      polar([96, 104], dx, axis),
      axis,
      1.1,
    );
  return {
    axis,
    shapes: [
      ...layer(slab(-52, 'fill2')),
      ...layer(slab(-12, 'accent')),
      ...layer([...slab(30, 'fill')]),
      ...layer(bolts([polar([100, 70], 68, axis), polar([104, 104], 76, axis), polar([108, 138], 68, axis)])),
    ],
  };
};

export const engine: Bench = (luck) => {
  const axis = luck.between(-26, -8);
  const two = luck.flip();
  const nozzle = (y: number, s: number): Shape[] =>
    place(
      [
        plate(pts([-66, -8, -96, -14, -82, 0, -98, 12, -66, 8]), 'glow'),
        ...shaded(pts([-66, -24, -40, -15, -40, 15, -66, 24]), 'fill2', [0, 1], 0.3),
        ...shaded(
          pts([-40, -18, -20, -26, 26, -26, 48, -14, 48, 14, 26, 26, -20, 26, -40, 18]),
          'fill',
          [0, 1],
          0.1,
        ),
        panel(pts([-10, -26, 8, -26, 8, 26, -10, 26]), 'accent'),
        lines(run(18, -25, 18, 25), run(-26, -23, -26, 23)),
        plate(pts([48, -10, 60, -6, 60, 6, 48, 10]), 'fill2'),
      ],
      [108, y],
      axis,
      s,
    );
  return {
    axis,
    shapes: two ? [...layer(nozzle(74, 0.9)), ...layer(nozzle(132, 1.05))] : layer(nozzle(104, 1.3)),
  };
};

export const claw: Bench = (luck, says) => {
  const axis = luck.between(-70, -40);
  const lock = says(/clamp|tracer|lock/i);
  return {
    axis,
    shapes: [
      ...layer(
        place(
          [
            ...shaded(pts([-56, -14, -14, -16, -14, 16, -56, 14])),
            panel(pts([-46, -14, -36, -15, -36, 15, -46, 14]), 'accent'),
          ],
          [84, 124],
          axis,
          1.15,
        ),
      ),
      ...layer(place(clawOf(1.25), [84, 124], axis, 1.3)),
      ...(lock
        ? layer([
            disc([148, 146], 20, 'fill2'),
            dot([148, 146], 11, 'glow', 2),
            dot([148, 146], 4, 'line', 0),
          ])
        : []),
      ...(lock ? [ring([148, 146], 28, 1.4, 'accent'), ring([148, 146], 35, 1.4, 'accent')] : []),
    ],
  };
};

export const shieldBench: Bench = (luck) => ({
  axis: 0,
  shapes: [
    ...layer(place([plate(box(-40, -8, 60, 16, 4), 'fill2'), disc([-40, 0], 14)], [72, 108], -8, 1)),
    ...layer(
      place(
        shieldOf(
          { mech: { school: luck.pick(['lance', 'bulwark', 'plain']), plates: 5 }, luck, says: () => true },
          'fill',
        ),
        [120, 100],
        luck.between(-6, 8),
        1.34,
      ),
    ),
  ],
});
