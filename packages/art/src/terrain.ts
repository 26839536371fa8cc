import { box, dot, panel, pts, ring, tint, wire, type Pt, type Shape } from './pen.ts';
import { print, type Drawing } from './print.ts';
import { chance } from './seed.ts';

/** What a square of a plan is made of. */
export const GROUNDS = ['hindering', 'water', 'blocking', 'objective'] as const;
export type Ground = (typeof GROUNDS)[number];

/** A square of the plan has this many units. */
const SIDE = 40;

interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Which neighboring squares have the same terrain: their areas are joined. */
type Has = (row: number, column: number) => boolean;

function cellsOf(has: readonly (readonly boolean[])[]): Cell[] {
  return has.flatMap((line, row) => line.flatMap((is, column) => (is ? [{ row, column }] : [])));
}

const corner = ({ row, column }: Cell): Pt => [column * SIDE, row * SIDE];

/** The outline of an area: the edges of its squares that have no neighbor. */
function outline(cells: readonly Cell[], has: Has, weight: number): Shape[] {
  return cells.flatMap((cell) => {
    const { row, column } = cell;
    const [x, y] = corner(cell);
    const edges: [boolean, number[]][] = [
      [has(row - 1, column), [x, y, x + SIDE, y]],
      [has(row + 1, column), [x, y + SIDE, x + SIDE, y + SIDE]],
      [has(row, column - 1), [x, y, x, y + SIDE]],
      [has(row, column + 1), [x + SIDE, y, x + SIDE, y + SIDE]],
    ];
    return edges.filter(([joined]) => !joined).map(([, line]) => wire(pts(line), weight, 'accent'));
  });
}

/** A park: trees, each with a bright side. */
function hindering(cell: Cell, seed: string): Shape[] {
  const [x, y] = corner(cell);
  const luck = chance(`${seed}/${cell.row}/${cell.column}`);
  const spots: Pt[] = [
    [10, 11],
    [29, 9],
    [20, 24],
    [9, 32],
    [32, 31],
  ];
  return spots.flatMap(([dx, dy]) => {
    const [cx, cy] = [x + dx + luck.between(-2, 2), y + dy + luck.between(-2, 2)];
    const r = luck.between(5.5, 8);
    return [dot([cx, cy], r, 'accent', 0), dot([cx - r * 0.3, cy + r * 0.3], r * 0.5, 'fill', 0)];
  });
}

/** A canal: waves that run on from square to square. */
function water(cell: Cell): Shape[] {
  const [x, y] = corner(cell);
  return [12, 29].map((dy) =>
    wire(
      pts([0, 0, 5, -3, 10, 0, 15, 3, 20, 0, 25, -3, 30, 0, 35, 3, 40, 0], 1, 1, x, y + dy),
      1.8,
      'accent',
    ),
  );
}

/** A roof from above: a parapet, and on it a ridge, a skylight or a vent. */
function blocking(cell: Cell, seed: string): Shape[] {
  const [x, y] = corner(cell);
  const luck = chance(`${seed}/roof/${cell.row}/${cell.column}`);
  const roof = tint(box(x + 4, y + 4, SIDE - 8, SIDE - 8), 'fill');
  const top = luck.pick<(() => Shape[]) | null>([
    () => [
      tint(box(x + 20, y + 4, 16, SIDE - 8), 'fill2'),
      wire(pts([x + 20, y + 4, x + 20, y + 36]), 1.6, 'accent'),
    ],
    () => [
      tint(box(x + 12, y + 11, 16, 18), 'glow'),
      wire(pts([x + 20, y + 11, x + 20, y + 29]), 1.6, 'accent'),
    ],
    () => [tint(box(x + 9, y + 9, 9, 9), 'fill2'), tint(box(x + 23, y + 22, 9, 9), 'fill2')],
    null,
  ]);
  return [roof, ...(top?.() ?? [])];
}

/** A target, for the Hold marker to lie on. */
function objective(cell: Cell): Shape[] {
  const [x, y] = corner(cell);
  const middle: Pt = [x + SIDE / 2, y + SIDE / 2];
  return [
    panel(box(x + 2, y + 2, SIDE - 4, SIDE - 4), 'none', 3),
    ring(middle, 15, 2.6, 'accent'),
    ring(middle, 9, 2.6, 'accent'),
  ].map((shape) => ({ ...shape, ink: 'accent' as const }));
}

/**
 * All terrain of one kind on a plan, `true` where it is, drawn over the bare paper. One picture per kind, so that each can
 * have its color.
 */
export function groundPlan(ground: Ground, squares: readonly (readonly boolean[])[], seed: string): Drawing {
  const has: Has = (row, column) => squares[row]?.[column] ?? false;
  const cells = cellsOf(squares);
  const beds = cells.map((cell) =>
    tint(box(...corner(cell), SIDE, SIDE), ground === 'blocking' ? 'accent' : 'fill2'),
  );
  const marks = cells.flatMap((cell) => {
    switch (ground) {
      case 'hindering':
        return hindering(cell, seed);
      case 'water':
        return water(cell);
      case 'blocking':
        return blocking(cell, seed);
      case 'objective':
        return objective(cell);
    }
  });
  const edge = ground === 'water' ? 3 : ground === 'blocking' ? 4 : 0;
  const rims = edge === 0 ? [] : outline(cells, has, edge);
  const high = squares.length * SIDE;
  const wide = (squares[0]?.length ?? 0) * SIDE;
  return print([...beds, ...marks, ...rims], wide, high);
}
