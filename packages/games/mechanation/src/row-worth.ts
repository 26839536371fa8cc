import { LINES, WILD } from './content/territories.ts';
import { LINES_OF } from './lines.ts';
import type { Tile } from './state.ts';

/** The value of a line, by its length; the second best line counts half. */
const LINE = [0, 3, 11, 33, 100, 160];
/** The penalty for a face-up Territory of the best line, which can be attacked. */
const OPEN_TO_RAIDS = 2;
const TERRITORY = 1;

const counts = new Array<number>(LINES).fill(0);

/** The lines of a collection. */
export function rowWorth(row: readonly Tile[]): number {
  counts.fill(0);
  let wilds = 0;
  for (let i = 0; i < row.length; i++) {
    const { face } = row[i];
    if (face === WILD) wilds++;
    else for (let k = 0; k < LINES_OF[face].length; k++) counts[LINES_OF[face][k]]++;
  }
  let [best, second] = [0, 1];
  if (counts[1] > counts[0]) [best, second] = [1, 0];
  for (let line = 2; line < counts.length; line++) {
    if (counts[line] > counts[best]) [best, second] = [line, best];
    else if (counts[line] > counts[second]) second = line;
  }
  let worth = row.length * TERRITORY;
  worth += LINE[Math.min(counts[best] + wilds, LINE.length - 1)];
  worth += LINE[Math.min(counts[second] + wilds, LINE.length - 1)] / 2;
  for (let i = 0; i < row.length; i++)
    if (row[i].up && (row[i].face === WILD || LINES_OF[row[i].face].includes(best))) worth -= OPEN_TO_RAIDS;
  return worth;
}
