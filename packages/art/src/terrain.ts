import { box, panel, pts, ring, tint, wire, type Pt, type Shape } from './pen.ts';
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

/** Whether the squares beside, below and so on are of the same sort: areas grow together. */
type Has = (row: number, column: number) => boolean;

function cellsOf(has: readonly (readonly boolean[])[]): Cell[] {
  return has.flatMap((line, row) => line.flatMap((is, column) => (is ? [{ row, column }] : [])));
}

const corner = ({ row, column }: Cell): Pt => [column * SIDE, row * SIDE];

/** The outline of an area: the edges of its squares that have no neighbour. */
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

/** Tufts and rubble: strokes in threes. */
function hindering(cell: Cell, seed: string): Shape[] {
  const [x, y] = corner(cell);
  const luck = chance(`${seed}/${cell.row}/${cell.column}`);
  const tuft = (cx: number, cy: number): Shape[] => [
    wire(pts([cx - 5, cy - 4, cx - 2, cy + 4]), 2.6, 'accent'),
    wire(pts([cx, cy - 7, cx, cy + 4]), 2.6, 'accent'),
    wire(pts([cx + 5, cy - 4, cx + 2, cy + 4]), 2.6, 'accent'),
  ];
  const spots: Pt[] = [
    [11, 12],
    [29, 15],
    [18, 31],
    [32, 34],
  ];
  return spots.flatMap(([dx, dy]) => tuft(x + dx + luck.between(-2, 2), y + dy + luck.between(-2, 2)));
}

/** Waves that run on from square to square. */
function water(cell: Cell): Shape[] {
  const [x, y] = corner(cell);
  return [10, 21, 32].map((dy) =>
    wire(
      pts([0, 0, 5, -4, 10, 0, 15, 4, 20, 0, 25, -4, 30, 0, 35, 4, 40, 0], 1, 1, x, y + dy),
      2.4,
      'accent',
    ),
  );
}

/** A block cut by the section plane: closely hatched. */
function blocking(cell: Cell): Shape[] {
  const [x, y] = corner(cell);
  const lines: Shape[] = [];
  for (let d = 10; d < 2 * SIDE; d += 10) {
    const [from, to] = d <= SIDE ? [d, 0] : [SIDE, d - SIDE];
    lines.push(wire(pts([x + to, y + from, x + from, y + to]), 2.6, 'fill'));
  }
  return lines;
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
 * All of one sort on a plan, `true` where it lies, to be laid over the bare paper. One picture a sort, so that each can
 * have its colour.
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
        return blocking(cell);
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
