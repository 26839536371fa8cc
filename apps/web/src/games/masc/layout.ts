import type { Thing } from '@mechatable/board';
import { COLUMNS, NOWHERE, RED, ROWS, SLOTS, SLOT_OF, TILE_SIZE, type Color } from '@mechatable/masc';

/** A part of the board: an example of the rule book shows only what it needs. First and last column and row, from 0. */
export interface Cut {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

export const WHOLE: Cut = { columns: [0, COLUMNS - 1], rows: [0, ROWS - 1] };

/**
 * Where things are, in squares from the upper left as the near side sees it. Each player sees the board from their own
 * edge: rotated by half, never mirrored, so a tile's rotation stays the same (MASC-R-10).
 */
export interface Layout {
  readonly near: Color;
  readonly wide: number;
  readonly high: number;
  has(square: number): boolean;
  at(square: number): { readonly x: number; readonly y: number };
}

export function layoutOf(near: Color, { columns, rows }: Cut = WHOLE): Layout {
  const wide = columns[1] - columns[0] + 1;
  const high = rows[1] - rows[0] + 1;
  return {
    near,
    wide,
    high,
    has(square) {
      const [column, row] = [square % COLUMNS, Math.floor(square / COLUMNS)];
      return column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1];
    },
    at(square) {
      const x = (square % COLUMNS) - columns[0];
      const y = Math.floor(square / COLUMNS) - rows[0];
      return near === RED ? { x: wide - 1 - x, y: high - 1 - y } : { x, y };
    },
  };
}

type Style = NonNullable<Thing['style']>;

/** A place for the style sheet. */
export function spot(x: number, y: number, wide = 1, high = wide): Style {
  return { '--x': String(x), '--y': String(y), '--w': String(wide), '--h': String(high) };
}

export function spotOf(layout: Layout, square: number): Style {
  const { x, y } = layout.at(square);
  return spot(x, y);
}

/** The squares of a region in rows as the near side sees them, without those that are cut off. */
export function squaresOf(layout: Layout, slot: number): number[][] {
  const squares: number[] = [];
  for (let square = 0; square < COLUMNS * ROWS; square++)
    if (SLOT_OF[square] === slot && layout.has(square)) squares.push(square);
  if (layout.near === RED) squares.reverse();
  const rows = new Map<number, number[]>();
  for (const square of squares) {
    const { y } = layout.at(square);
    rows.set(y, [...(rows.get(y) ?? []), square]);
  }
  return [...rows.values()];
}

/** The place of a region, as far as it is on this part of the board; null if nothing of it is. */
export function regionSpot(layout: Layout, slot: number): Style | null {
  const rows = squaresOf(layout, slot);
  const first = rows[0]?.[0] ?? NOWHERE;
  if (first === NOWHERE) return null;
  const { x, y } = layout.at(first);
  return spot(x, y, rows[0]?.length ?? TILE_SIZE, rows.length);
}

export const ALL_SLOTS: readonly number[] = Array.from({ length: SLOTS }, (_, slot) => slot);
