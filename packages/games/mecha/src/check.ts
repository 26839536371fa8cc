import type { ClauseId, Seat } from '@mechatable/kernel';
import { CELLS, ENTRY, SEAT_NAMES, opponent } from './board.ts';
import type { Log } from './event.ts';
import type { State } from './state.ts';
import { durabilityLeft, isMovable } from './values.ts';
import { destroy } from './zones.ts';

export const LETHAL = 5;

/** How much a seat has taken: cards and markers (MG-R-29). */
export function damageOf(s: State, seat: Seat): number {
  return s.piles[seat].damage.length + s.piles[seat].markers;
}

/** MG-R-33: no space of the entry zone is empty or held by a movable unit that the player owns. */
export function isBlocked(s: State, seat: Seat): boolean {
  const row = ENTRY[seat];
  for (let i = 0; i < row.length; i++) {
    const u = s.board[row[i]];
    if (u === null || (u.owner === seat && isMovable(u))) return false;
  }
  return true;
}

function end(
  s: State,
  winners: readonly Seat[],
  clause: ClauseId,
  sentence: string,
  capped: boolean,
  log: Log,
): void {
  s.outcome = { winners, clause, sentence, capped };
  log.push({ type: 'ended', clause, outcome: s.outcome });
}

/** The seats that lose, as bits; both at once is a drawn game (MG-R-34). */
function lose(s: State, losers: number, clause: ClauseId, why: string, log: Log): boolean {
  if (losers === 0) return false;
  if (losers === 3) {
    end(s, [], 'MG-R-34', 'Both players lose at once: the game is drawn.', false, log);
    return true;
  }
  const loser: Seat = losers === 1 ? 0 : 1;
  const winner = opponent(loser);
  end(s, [winner], clause, `${SEAT_NAMES[winner]} wins: ${SEAT_NAMES[loser]} ${why}.`, false, log);
  return true;
}

export function concedeTo(s: State, winner: Seat, log: Log): void {
  const sentence = `${SEAT_NAMES[opponent(winner)]} gives up: ${SEAT_NAMES[winner]} wins.`;
  end(s, [winner], 'MG-R-36', sentence, false, log);
}

/** MG-R-35: after the last turn fewer cards in the damage zone win. */
export function endByCap(s: State, log: Log): void {
  const [south, north] = [damageOf(s, 0), damageOf(s, 1)];
  const winners = south === north ? [] : [south < north ? 0 : 1];
  const result = winners.length === 0 ? 'nobody wins' : `${SEAT_NAMES[winners[0]]} wins`;
  const sentence = `After turn ${s.turn} the game ends with ${south} to ${north} cards of damage: ${result}.`;
  end(s, winners, 'MG-R-35', sentence, true, log);
}

/** MG-R-32, the knob `blockadeCheck` `ownMain`. */
export function checkBlockade(s: State, seat: Seat, log: Log): void {
  if (isBlocked(s, seat)) lose(s, 1 << seat, 'MG-WIN-5', 'has no room left in the entry zone', log);
}

/** MG-R-20: losses by damage and draw, then destruction, then the blocked entry zone. */
export function stateCheck(s: State, log: Log): void {
  const damaged = (damageOf(s, 0) >= LETHAL ? 1 : 0) | (damageOf(s, 1) >= LETHAL ? 2 : 0);
  const losers = damaged | s.failedDraw;
  if (losers !== 0) {
    if (damaged === 0) lose(s, losers, 'MG-WIN-7', 'has no card left to draw', log);
    else lose(s, losers, 'MG-WIN-4', 'has taken five direct hits', log);
    return;
  }
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u !== null && durabilityLeft(u) <= 0) destroy(s, u, 'MG-CTR-5', log);
  }
  if (s.rules.blockadeCheck !== 'continuous') return;
  const blocked = (isBlocked(s, 0) ? 1 : 0) | (isBlocked(s, 1) ? 2 : 0);
  lose(s, blocked, 'MG-WIN-5', 'has no room left in the entry zone', log);
}
