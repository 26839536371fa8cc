import type { ClauseId, MovedBy, Seat } from '@mechatable/kernel';
import { CELLS, ENTRY, SEAT_NAMES, opponent } from './board.ts';
import { ID, IS_PILOT } from './content/cards.ts';
import type { Log } from './event.ts';
import type { Unit } from './pieces.ts';
import type { State } from './state.ts';
import { areHandsOpen, durabilityLeft, isMovable, isTopOpen } from './values.ts';
import { destroyAll, handShown, type AttackHit } from './zones.ts';

export const LETHAL = 5;

/** How much a seat has taken: cards and markers (MG-R-29). */
export function damageOf(s: State, seat: Seat): number {
  return s.piles[seat].damage.length + s.piles[seat].markers;
}

/** MG-R-33: no space of the entry zone is empty or held by a movable unit that the player owns. */
function isBlocked(s: State, seat: Seat): boolean {
  const row = ENTRY[seat];
  for (let i = 0; i < row.length; i++) {
    const u = s.board[row[i]];
    if (u === null || (u.owner === seat && isMovable(s, u))) return false;
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
  const lists = s.piles.map(({ deckList }) => deckList.map((card) => ID[card]));
  log.push({ type: 'ended', clause, outcome: s.outcome, lists });
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

/** Records keep these words: they never change. */
const CONCEDES = { player: 'gives up', clock: 'has run out of time', host: 'has left' } as const;

/** MG-R-36. `by`: see `Rules.concede`. */
export function concedeTo(s: State, winner: Seat, by: MovedBy | undefined, log: Log): void {
  const sentence = `${SEAT_NAMES[opponent(winner)]} ${CONCEDES[by ?? 'player']}: ${SEAT_NAMES[winner]} wins.`;
  end(s, [winner], 'MG-R-36', sentence, false, log);
}

/** MG-R-122. */
export function endByAgreement(s: State, log: Log): void {
  end(s, [], 'MG-R-122', 'Both players agree to a draw.', false, log);
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

const LETHAL_CLAUSE = { '1e': 'MG-CTR-5', '2e': 'MG-CTR-8' } as const;
const DECK_OUT_CLAUSE = { '1e': 'MG-WIN-7', '2e': 'MG-WIN-8' } as const;

/** MG-R-20, point 1: five damage cards, a failed draw. Whether the match is over. */
export function checkLosses(s: State, log: Log): boolean {
  const damaged = (damageOf(s, 0) >= LETHAL ? 1 : 0) | (damageOf(s, 1) >= LETHAL ? 2 : 0);
  const losers = damaged | s.failedDraw;
  if (losers === 0) return false;
  if (damaged === 0) lose(s, losers, DECK_OUT_CLAUSE[s.rules.edition], 'has no card left to draw', log);
  else lose(s, losers, 'MG-WIN-4', 'has taken five direct hits', log);
  return true;
}

/** Point 2, repeated until nothing more is destroyed. `blow` is the attack that has just hit. */
export function destroyLethal(s: State, blow: AttackHit | null, log: Log): void {
  for (;;) {
    const fallen: Unit[] = [];
    for (let cell = 0; cell < CELLS; cell++) {
      const u = s.board[cell];
      if (u !== null && durabilityLeft(s, u) <= 0) fallen.push(u);
    }
    if (fallen.length === 0) return;
    destroyAll(s, fallen, LETHAL_CLAUSE[s.rules.edition], blow, log);
  }
}

/** Section E, MG-R-66: revealed hands and top cards are seen before anything is destroyed. */
function reveal(s: State, log: Log): void {
  if (s.rules.edition === '1e') return;
  if (areHandsOpen(s) && s.piles.some(({ hand, open }) => open.length < hand.length)) {
    for (const pile of s.piles) {
      pile.seen = handShown(pile);
      pile.open = handShown(pile);
    }
    const hands = s.piles.map(({ open }) => open.map((card) => ID[card]));
    log.push({ type: 'handsShown', clause: 'MG-R-66', hands });
  }
  showTops(s, log);
}

/** Card Ada's Rally Cry: everyone sees a new top card of a revealed deck from here on. */
export function showTops(s: State, log: Log): void {
  if (s.rules.edition === '1e') return;
  for (const seat of [0, 1]) {
    const pile = s.piles[seat];
    if (pile.openTop > 0 || pile.deck.length === 0 || !isTopOpen(s, seat)) continue;
    pile.openTop = 1;
    pile.ownTop = Math.max(1, pile.ownTop);
    log.push({ type: 'topShown', clause: 'MG-R-9', seat, card: ID[pile.deck[pile.deck.length - 1]] });
  }
}

/** A Pilot that a player controls twice under one name (MG-PILOT-10); null if there is none. */
function surplusPilot(s: State): { readonly seat: Seat; readonly card: number } | null {
  if (s.rules.edition === '1e') return null;
  const seen: string[] = [];
  for (const u of s.board) {
    if (u === null) continue;
    for (const { card, controller } of u.attached) {
      if (!IS_PILOT[card]) continue;
      const key = `${controller} ${card}`;
      if (seen.includes(key)) return { seat: controller, card };
      seen.push(key);
    }
  }
  return null;
}

/** The result of a state check: the match is over, there is a Pilot too many, or nothing is left to do. */
export type Checked = 'over' | 'clear' | { readonly seat: Seat; readonly card: number };

/** MG-R-20: losses, destruction, Pilots, the blocked entry zone. */
export function stateCheck(s: State, log: Log): Checked {
  reveal(s, log);
  if (checkLosses(s, log)) return 'over';
  destroyLethal(s, null, log);
  const surplus = surplusPilot(s);
  if (surplus !== null) return surplus;
  if (s.rules.blockadeCheck !== 'continuous') return 'clear';
  const blocked = (isBlocked(s, 0) ? 1 : 0) | (isBlocked(s, 1) ? 2 : 0);
  return lose(s, blocked, 'MG-WIN-5', 'has no room left in the entry zone', log) ? 'over' : 'clear';
}
