import { disc, layer, moved, ngon, panel, plate, pts, wire, type Pt, type Shape } from '../pen.ts';

/** A counter is seen from above on a sheet of 100 units, and must be recognizable at the size of a fingernail. */
export const SIZE = 100;

/** Lines that still show when the sheet is thirty pixels wide. */
const HEAVY = 4;
const RIM = 10;

const heavy = (shape: Shape): Shape =>
  shape.weight > 0 && shape.weight < HEAVY ? { ...shape, weight: HEAVY } : shape;

/** A shape and its mirror image on the other side of the long axis. */
export const both = (...shapes: readonly Shape[]): Shape[] => [
  ...shapes,
  ...moved(shapes, ([x, y]) => [SIZE - x, y]),
];

/** A bent leg as a row of joints: light in a dark rim, so that it shows on any ground. */
export const leg = (...flat: readonly number[]): Shape[] => [wire(pts(flat), 10), wire(pts(flat), 4, 'fill')];

/** A machine with a heavy line round it. */
export const machine = (shapes: readonly Shape[]): Shape[] => layer(shapes.map(heavy), RIM);

/** The counters of the two sides differ in their outline: Red's have cut corners, Blue's are round. */
export type Side = 'red' | 'blue';

const MIDDLE: Pt = [SIZE / 2, SIZE / 2];
const cut = pts([22, 3, 78, 3, 97, 22, 97, 78, 78, 97, 22, 97, 3, 78, 3, 22]);

export function base(side: Side): Shape[] {
  const body = side === 'red' ? plate(cut, 'accent') : disc(MIDDLE, 47.5, 'accent');
  return [heavy({ ...body, mass: false })];
}

/** The back of a counter: the same for all types (MASC-R-77). */
export function back(side: Side): Shape[] {
  const inner = side === 'red' ? ngon(MIDDLE, 34, 8, 22.5) : ngon(MIDDLE, 34, 24);
  return [
    ...base(side),
    heavy(panel(inner, 'fill2')),
    ...[0, 60, 120].map((turn) => heavy(panel(ngon(MIDDLE, 26, 2, turn), 'none'))),
    heavy(disc(MIDDLE, 9, 'accent')),
  ];
}
