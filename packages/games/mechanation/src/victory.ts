import type { Outcome, Seat } from '@mechatable/kernel';
import { MECH_ID } from './content/lookup.ts';
import { COLORS, FACE_ID } from './content/territories.ts';
import type { Event, Log } from './event.ts';
import { SET_SIZE, bestLine, lineCounts } from './lines.ts';
import { EVERYONE, SEAT_NAMES, clockwise } from './seats.ts';
import { isInHangar, seatOfSlot } from './mechs.ts';
import { MECHS_EACH, type State, type Tile } from './state.ts';
import { TILE_NAME } from './tiles.ts';
import { ranksConcededLast } from './versions.ts';
import { words } from './words/index.ts';

/** MN-R-101: the clause of a draw by agreement. */
const AGREED = 'MN-R-101';

/** MN-R-58: checks for a set right after a Territory changed owner. `actor`: whose effect it was (MN-R-63). */
export function checkVictory(s: State, actor: Seat, log: Log): boolean {
  const pilots = s.rows.length;
  let winner = -1;
  if (hasWinningSet(s, actor)) winner = actor;
  for (let i = 0; winner < 0 && i < pilots; i++) {
    const seat = clockwise(s.alpha, i, pilots);
    if (hasWinningSet(s, seat)) winner = seat;
  }
  if (winner < 0) return false;
  const sentence = setSentence(SEAT_NAMES[winner], s.rows[winner]);
  end(s, { winners: [winner], clause: 'MN-R-58', sentence, capped: false }, log);
  return true;
}

function hasWinningSet(s: State, seat: Seat): boolean {
  return bestLine(s.rows[seat]) >= SET_SIZE && !isOutOfTheRunning(s, seat);
}

export function hasConceded(s: State, seat: Seat): boolean {
  return (s.gone & (1 << seat)) !== 0;
}

/** MN-R-98: a pilot who has conceded can't win anymore. */
export function isOutOfTheRunning(s: State, seat: Seat): boolean {
  return hasConceded(s, seat) && ranksConcededLast(s);
}

function setSentence(winner: string, row: readonly Tile[]): string {
  const sums = lineCounts(row.map(({ face }) => face));
  const line = sums.findIndex((sum) => sum >= SET_SIZE);
  return line < COLORS.length
    ? words.recorded.colourSet(winner, COLORS[line])
    : words.recorded.numberSet(winner, line - COLORS.length + 1);
}

/** MN-R-65: after the last turn the best rank wins, if it is not shared. */
export function endByCap(s: State, log: Log): void {
  const first = ranksOf(s).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const best = first.map((seat) => SEAT_NAMES[seat]);
  const drawn = first.length > 1;
  const sentence = drawn ? words.recorded.drawn(best, s.turn) : words.recorded.rankedFirst(best[0], s.turn);
  end(s, { winners: drawn ? [] : first, clause: 'MN-R-65', sentence, capped: true }, log);
}

/** MN-R-96: only one pilot has not conceded. */
export function endByDefault(s: State, winner: Seat, log: Log): void {
  const sentence = words.recorded.othersGone(SEAT_NAMES[winner]);
  end(s, { winners: [winner], clause: 'MN-R-96', sentence, capped: false }, log);
}

/** MN-R-101: the pilots who have not conceded share the first rank. */
export function endByAgreement(s: State, log: Log): void {
  end(s, { winners: [], clause: AGREED, sentence: words.recorded.agreed, capped: false }, log);
}

function end(s: State, outcome: Outcome, log: Log): void {
  s.outcome = outcome;
  log.push({ type: 'ended', clause: outcome.clause, outcome, ranks: ranksOf(s) });
  log.push(disclose(s));
}

/** MN-R-59, MN-R-71: from now on everyone has seen everything. */
function disclose(s: State): Event {
  const tiles: { tile: string; face: string }[] = [];
  for (const row of [...s.rows, s.arena]) {
    for (let i = 0; i < row.length; i++) {
      const { id, face, up, seen, since, from } = row[i];
      if (seen !== EVERYONE) tiles.push({ tile: TILE_NAME[id], face: FACE_ID[face] });
      row[i] = { id, face, up, seen: EVERYONE, since, from };
    }
  }
  s.known.fill(EVERYONE);
  const out = s.out.map((mech, seat) => {
    if (mech !== null) s.out[seat] = { ...mech, seen: EVERYONE };
    return mech === null ? null : MECH_ID[s.mechs[mech.slot]];
  });
  const mechs = s.rows.map((_, seat) =>
    s.mechs.slice(seat * MECHS_EACH, (seat + 1) * MECHS_EACH).map((mech) => MECH_ID[mech]),
  );
  return { type: 'disclosed', clause: 'MN-R-71', mechs, tiles, out };
}

/** MN-R-65, MN-R-89, MN-R-98, MN-R-101: by seat; equal pilots share a rank, and the next ranks stay empty. */
export function ranksOf(s: State): number[] {
  const repairs = s.rows.map(() => 0);
  s.places.forEach((place, slot) => {
    if (isInHangar(s, slot)) repairs[seatOfSlot(slot)] += place;
  });
  const merits = s.rows.map((row, seat): readonly number[] => {
    const won = s.outcome?.winners.includes(seat) === true ? 1 : 0;
    const inTheRunning = isOutOfTheRunning(s, seat) ? 0 : 1;
    if (s.outcome?.clause === AGREED && !hasConceded(s, seat)) return [won, 2];
    return [won, inTheRunning, bestLine(row), row.length, -repairs[seat]];
  });
  return merits.map((mine) => 1 + merits.filter((theirs) => isAhead(theirs, mine)).length);
}

function isAhead(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((merit, i) => merit !== other[i]);
  return at >= 0 && one[at] > other[at];
}
