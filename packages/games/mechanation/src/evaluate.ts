import {
  evaluationBy,
  factorsOf,
  placesOf,
  type Evaluation,
  type Factors,
  type Seat,
} from '@mechatable/kernel';
import { POWER } from './content/lookup.ts';
import { LINES, WILD } from './content/territories.ts';
import { LINES_OF } from './lines.ts';
import { isPublic } from './mechs.ts';
import { EVERYONE, bitOf } from './seats.ts';
import { MECHS_EACH, type State, type Tile } from './state.ts';
import { isOutOfTheRunning } from './victory.ts';
import { WEIGHTS } from './weights/mechanation.ts';

/** How much of a Mech is left in hand, on Stand-By, Disabled, Malfunctioned and deployed. */
const LEFT = [1, 2 / 3, 1 / 3, 0, 1];
const LONGEST_LINE = 5;
const LONGEST_SECOND = 4;

/**
 * The evaluation already plays out an open battle, so a leaf needs no further search. Opponents do not know face-down
 * cards.
 */
export const SEARCH = { spread: 40, haze: 11, sight: 'own' };

const AT = placesOf(WEIGHTS);
const list = factorsOf(WEIGHTS, {
  subtle: ['second1', 'second2', 'second3', 'second4', 'openToRaids', 'mech', 'mechPower', 'secret'],
  ownOnly: ['knowledge'],
  given: ['win', 'knowledge'],
});
const lines = new Array<number>(LINES).fill(0);

/** Lines and Mechs. */
function count(s: State, counts: Float64Array): void {
  counts.fill(0);
  if (s.outcome !== null) {
    for (const seat of s.outcome.winners) counts[seat * list.length + AT.win] = 1;
    return;
  }
  for (let seat = 0; seat < s.rows.length; seat++) {
    if (isOutOfTheRunning(s, seat)) continue;
    const base = seat * list.length;
    countRow(s.rows[seat], counts, base);
    for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++) {
      const left = LEFT[s.places[slot]];
      counts[base + AT.mech] += left;
      counts[base + AT.mechPower] += left * POWER[s.mechs[slot]];
      if (!isPublic(s, slot)) counts[base + AT.secret]++;
    }
    counts[base + AT.knowledge] = knownInArena(s, seat);
  }
}

/** The best two lines of a collection, and what can be taken from the best. */
function countRow(row: readonly Tile[], counts: Float64Array, base: number): void {
  lines.fill(0);
  let wilds = 0;
  for (let i = 0; i < row.length; i++) {
    const { face } = row[i];
    if (face === WILD) wilds++;
    else for (let k = 0; k < LINES_OF[face].length; k++) lines[LINES_OF[face][k]]++;
  }
  let [best, second] = [0, 1];
  if (lines[1] > lines[0]) [best, second] = [1, 0];
  for (let line = 2; line < lines.length; line++) {
    if (lines[line] > lines[best]) [best, second] = [line, best];
    else if (lines[line] > lines[second]) second = line;
  }
  const long = Math.min(lines[best] + wilds, LONGEST_LINE);
  const short = Math.min(lines[second] + wilds, LONGEST_SECOND);
  for (let i = 0; i < long; i++) counts[base + AT.line1 + i] = 1;
  for (let i = 0; i < short; i++) counts[base + AT.second1 + i] = 1;
  counts[base + AT.territory] = row.length;
  for (let i = 0; i < row.length; i++)
    if (row[i].up && (row[i].face === WILD || LINES_OF[row[i].face].includes(best)))
      counts[base + AT.openToRaids]++;
}

/** Face-down Territories in the Arena that the seat knows and not everyone. */
function knownInArena(s: State, seat: Seat): number {
  const eyes = bitOf(seat);
  let known = 0;
  for (let i = 0; i < s.arena.length; i++)
    if (s.arena[i].seen !== EVERYONE && (s.arena[i].seen & eyes) !== 0) known++;
  return known;
}

/** The evaluation, in which open battles are played out first. */
export function evaluationOf(
  foreseen: (s: State) => State,
): Evaluation<State> & { readonly factors: Factors<State> } {
  const bySeats = [2, 3, 4].map((seats) => new Float64Array(seats * list.length));
  const factors: Factors<State> = {
    list,
    count(s) {
      const counts = bySeats[s.rows.length - 2];
      count(foreseen(s), counts);
      return counts;
    },
    isOut: (s, seat) => s.outcome === null && isOutOfTheRunning(s, seat),
  };
  return { ...evaluationBy(factors), factors };
}
