import { COLUMNS, COLUMN_OF, ROW_OF } from './board.ts';
import { LONGEST_RANGE } from './content/types.ts';

/**
 * MASC-R-43: the squares that the line between two squares goes through, the ends left out, row by row. The same
 * in both directions.
 */
export function lineBetween(from: number, to: number): number[] {
  const dx = COLUMN_OF[to] - COLUMN_OF[from];
  const dy = ROW_OF[to] - ROW_OF[from];
  const found: number[] = [];
  for (let v = Math.min(0, dy); v <= Math.max(0, dy); v++) {
    for (let u = Math.min(0, dx); u <= Math.max(0, dx); u++) {
      const isEnd = (u === 0 && v === 0) || (u === dx && v === dy);
      if (!isEnd && isCrossed(dx, dy, u, v)) found.push(from + v * COLUMNS + u);
    }
  }
  return found;
}

function isCrossed(dx: number, dy: number, u: number, v: number): boolean {
  return 2 * Math.abs(dx * v - dy * u) < Math.abs(dx) + Math.abs(dy);
}

const SPAN = 2 * LONGEST_RANGE + 1;
export const DIRECTIONS = SPAN * SPAN;

/** The direction from one square to another, as a number; both within the longest range. */
export function direction(from: number, to: number): number {
  const dx = COLUMN_OF[to] - COLUMN_OF[from] + LONGEST_RANGE;
  return (ROW_OF[to] - ROW_OF[from] + LONGEST_RANGE) * SPAN + dx;
}

/** The squares in between, by direction, as offsets from the starting square. */
export const BETWEEN: readonly (readonly number[])[] = Array.from({ length: DIRECTIONS }, (_, way) => {
  const dx = (way % SPAN) - LONGEST_RANGE;
  const dy = Math.floor(way / SPAN) - LONGEST_RANGE;
  const middle = LONGEST_RANGE * COLUMNS + LONGEST_RANGE;
  return lineBetween(middle, middle + dy * COLUMNS + dx).map((square) => square - middle);
});
