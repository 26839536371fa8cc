import { COLORS, LINES, TERRITORIES, WILD } from './content/territories.ts';
import type { Tile } from './state.ts';

export const SET_SIZE = 5;

/** The lines that a face counts for, by their number; none for a WILD, which counts for all. */
export const LINES_OF: readonly (readonly number[])[] = TERRITORIES.map(({ colour, number }) =>
  colour === null || number === null ? [] : [colour, COLORS.length + number - 1],
);
const COLOR_LINE: readonly number[] = LINES_OF.map(([colour]) => colour);
const NUMBER_LINE: readonly number[] = LINES_OF.map(([, number]) => number);

const counts = new Array<number>(LINES).fill(0);

/** MN-R-61: the highest sum of cards that share a color or a number and of WILDs. */
export function bestLine(row: readonly Tile[]): number {
  counts.fill(0);
  let wilds = 0;
  let best = 0;
  for (let i = 0; i < row.length; i++) {
    const { face } = row[i];
    if (face === WILD) {
      wilds++;
      continue;
    }
    const colour = ++counts[COLOR_LINE[face]];
    const number = ++counts[NUMBER_LINE[face]];
    if (colour > best) best = colour;
    if (number > best) best = number;
  }
  return best + wilds;
}

/** How many of these faces count for each line, WILDs included. */
export function lineCounts(faces: readonly number[]): number[] {
  const wilds = faces.filter((face) => face === WILD).length;
  const sums = new Array<number>(LINES).fill(wilds);
  for (const face of faces) for (const line of LINES_OF[face]) sums[line]++;
  return sums;
}
