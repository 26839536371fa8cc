import {
  bounds,
  box,
  disc,
  dot,
  HAIR,
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
  tint,
  wire,
  type Pt,
  type Shape,
} from './pen.ts';
import { head } from './mech/heads.ts';
import { planOf } from './mech/mech.ts';
import { print, type Drawing } from './print.ts';
import { chance } from './seed.ts';
import { cross } from './sheet.ts';
import { SCHOOLS } from './subject.ts';

export type SeatIndex = 0 | 1 | 2 | 3;

/** Each seat's sign has its own outline, so that it is recognized without its color: arrow, nut, clover, cogged diamond. */
const chevrons = [
  plate(pts([12, 1.5, 22.5, 11, 22.5, 15.5, 12, 8, 1.5, 15.5, 1.5, 11]), 'accent'),
  plate(pts([12, 11, 22.5, 18.5, 22.5, 22.5, 12, 17, 1.5, 22.5, 1.5, 18.5]), 'accent'),
];
const nut = [plate(ngon([12, 12], 11, 6), 'accent'), dot([12, 12], 4.6, 'fill', 1.6)];
const trefoil = [
  ...[-90, 30, 150].map((a) => disc(polar([12, 13], 6.1, a), 5, 'accent')),
  tint(ngon([12, 13], 4.4, 3, -90), 'accent'),
  dot([12, 13], 2.1, 'fill', 1.2),
];
const notched: Pt[] = [-90, 0, 90, 180].flatMap((a) => [
  polar([12, 12], 11.4, a - 14),
  polar([12, 12], 11.4, a + 14),
  polar([12, 12], 7.6, a + 32),
  polar([12, 12], 7.6, a + 58),
]);
const cogged = [plate(notched, 'accent'), panel(ngon([12, 12], 4.2, 4), 'fill', 1.6)];

const SIGNS: readonly [Shape[], Shape[], Shape[], Shape[]] = [chevrons, nut, trefoil, cogged];
export const seatSymbol = (seat: SeatIndex): Drawing =>
  print(
    SIGNS[seat].map((s) => (s.weight > 1.7 ? { ...s, weight: 1.6 } : s)),
    24,
    24,
  );

/** As large as a circle of that width allows, in its middle. */
function centered(shapes: readonly Shape[], at: Pt, wide: number): Shape[] {
  const { x0, y0, x1, y1 } = bounds(shapes);
  const scale = wide / Math.max(x1 - x0, y1 - y0);
  return place(shapes, [at[0] - (scale * (x0 + x1)) / 2, at[1] - (scale * (y0 + y1)) / 2], 0, scale);
}

/** The back of a card: blueprint grid, hazard corners and, in the middle, a helmet. */
export function cardBack(accentId: string): Drawing {
  const luck = chance(`back/${accentId}`);
  const school = luck.pick(SCHOOLS);
  const plan = planOf({
    draws: 'mech',
    id: accentId,
    name: '',
    school: school === 'beast' ? 'lance' : school,
    stance: 'biped',
    size: 3,
    weapon: 2,
    arms: 'gun',
    plates: 2,
    wings: false,
    tower: false,
  });
  const grid: Shape[] = [];
  for (let x = 20; x < 190; x += 20) grid.push(wire(run(x, 12, x, 268), HAIR, 'faint'));
  for (let y = 20; y < 265; y += 20) grid.push(wire(run(12, y, 188, y), HAIR, 'faint'));
  const teeth = luck.pick([8, 10, 12]);
  const cog = Array.from({ length: teeth * 4 }, (_, i) =>
    polar([100, 140], i % 4 < 2 ? 66 : 56, (360 * (i + 0.5)) / (teeth * 4)),
  );
  const stripes = (flip: boolean): Shape[] =>
    place(
      [
        plate(pts([0, 0, 54, 0, 0, 54]), 'accent'),
        ...[0, 1].map((i) =>
          tint(pts([14 + i * 20, 0, 24 + i * 20, 0, 0, 24 + i * 20, 0, 14 + i * 20]), 'line'),
        ),
      ],
      flip ? [190, 270] : [10, 10],
      flip ? 180 : 0,
    );
  return print(
    [
      panel(box(4, 4, 192, 272, 10), 'fill2', 4),
      ...grid,
      ...stripes(false),
      ...stripes(true),
      panel(box(10, 10, 180, 260, 8), 'none', 2),
      ...layer([plate(cog, 'accent')]),
      dot([100, 140], 46, 'fill', 2.2),
      ring([100, 140], 41, HAIR, 'faint'),
      ...cross([100, 140], 44),
      ...layer(centered(head(plan, [0, 0]), [100, 140], 76)),
      ...[-90, 90].flatMap((a) =>
        layer([
          plate(ngon(polar([100, 140], 96, a), 10, 6), 'glow'),
          lines([polar(polar([100, 140], 96, a), 5, 0), polar(polar([100, 140], 96, a), 5, 180)]),
        ]),
      ),
    ],
    200,
    280,
  );
}
