import {
  box,
  disc,
  dot,
  ngon,
  panel,
  plate,
  polar,
  pts,
  ring,
  tint,
  type Pt,
  type Shape,
  type Tone,
} from './pen.ts';
import { print, type Drawing } from './print.ts';

/** How many emblems there are to choose from: every field with every charge. */
export const PLAYER_EMBLEMS = 64;

const SIZE = 48;
const MIDDLE: Pt = [24, 24];
const LINE = 2;

type Field = (tone: Tone) => Shape;

const cog: Pt[] = Array.from({ length: 40 }, (_, i) =>
  polar(MIDDLE, i % 4 < 2 ? 22.5 : 18.5, (360 * (i + 0.5)) / 40),
);
const shield = pts([4, 4, 44, 4, 44, 24, 38, 35, 24, 45, 10, 35, 4, 24]);
const banner = pts([6, 3, 42, 3, 42, 45, 24, 38, 6, 45]);
const keystone = pts([2, 5, 46, 5, 37, 44, 11, 44]);

/** The outlines, so that emblems differ even where a charge is too small to see. */
const FIELDS: readonly Field[] = [
  (tone) => plate(shield, tone),
  (tone) => plate(ngon(MIDDLE, 22.5, 6, -90), tone),
  (tone) => disc(MIDDLE, 21.5, tone),
  (tone) => plate(cog, tone),
  (tone) => plate(ngon(MIDDLE, 23, 4, -90), tone),
  (tone) => plate(box(3, 3, 42, 42, 9), tone),
  (tone) => plate(banner, tone),
  (tone) => plate(keystone, tone),
];

type Charge = (tone: Tone, ground: Tone) => readonly Shape[];

const star: Pt[] = Array.from({ length: 10 }, (_, i) => polar(MIDDLE, i % 2 === 0 ? 13 : 5.4, -90 + 36 * i));
const slash = (x: number): Pt[] => pts([x + 4.5, 10, x + 8.5, 12.5, x - 1.5, 38, x - 4.5, 35.5]);

/** The figures: bolt, star, chevrons, helmet, crossed hammers, tower, claw marks, target. */
const CHARGES: readonly Charge[] = [
  (tone) => [panel(pts([28, 9, 13, 27, 22.5, 27, 19, 39, 35, 20.5, 25.5, 20.5]), tone, LINE)],
  (tone) => [panel(star, tone, LINE)],
  (tone) => [
    panel(pts([24, 10.5, 36, 19.5, 36, 26, 24, 17.5, 12, 26, 12, 19.5]), tone, LINE),
    panel(pts([24, 22.5, 36, 31.5, 36, 38, 24, 29.5, 12, 38, 12, 31.5]), tone, LINE),
  ],
  (tone, ground) => [
    panel(pts([17, 11, 31, 11, 36, 17, 36, 30, 31, 37, 17, 37, 12, 30, 12, 17]), tone, LINE),
    panel(pts([15, 19, 33, 19, 30, 25.5, 18, 25.5]), ground, LINE),
    tint(box(20, 30.5, 8, 2.4), 'line'),
  ],
  (tone) => [
    panel(pts([15, 11, 19, 11, 36, 34, 33, 37], 1, 1), tone, LINE),
    panel(pts([33, 11, 29, 11, 12, 34, 15, 37], 1, 1), tone, LINE),
    panel(pts([11, 13, 17, 8.5, 22, 15, 16, 19.5]), tone, LINE),
    panel(pts([37, 13, 31, 8.5, 26, 15, 32, 19.5]), tone, LINE),
  ],
  (tone, ground) => [
    panel(
      pts([13, 11, 18, 11, 18, 15, 21.5, 15, 21.5, 11, 26.5, 11, 26.5, 15, 30, 15, 30, 11, 35, 11, 35, 20, 32, 22, 32, 37, 16, 37, 16, 22, 13, 20]), // oxfmt-ignore
      tone,
      LINE,
    ),
    panel(pts([21, 37, 21, 30, 24, 26.5, 27, 30, 27, 37]), ground, LINE),
  ],
  (tone) => [13.5, 22, 30.5].map((x) => panel(slash(x), tone, LINE)),
  (tone, ground) => [
    dot(MIDDLE, 12.5, tone, LINE),
    dot(MIDDLE, 7.5, ground, LINE),
    dot(MIDDLE, 2.4, tone, LINE),
    ring(MIDDLE, 12.5, LINE),
  ],
];

/** Colors of the field and of the charge. */
const PAINTS: readonly (readonly [Tone, Tone])[] = [
  ['accent', 'fill'],
  ['fill', 'accent'],
  ['glow', 'line'],
  ['fill2', 'glow'],
];

/** The emblem that a player chose, by its number. Numbers beyond the last start again. */
export function playerEmblem(number: number): Drawing {
  const field = number % FIELDS.length;
  const charge = Math.floor(number / FIELDS.length) % CHARGES.length;
  const [ground = 'accent', tone = 'fill'] = PAINTS[(field + charge) % PAINTS.length] ?? [];
  const shapes = [FIELDS[field]?.(ground), ...(CHARGES[charge]?.(tone, ground) ?? [])];
  return print(
    shapes.flatMap((shape) => (shape === undefined ? [] : [shape])),
    SIZE,
    SIZE,
  );
}
