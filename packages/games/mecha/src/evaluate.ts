import type { Seat } from '@mechatable/kernel';
import { CELLS, ENTRY_ROW, ROW_OF, opponent } from './board.ts';
import { damageOf } from './check.ts';
import type { State, Unit } from './state.ts';
import { bandwidth, durabilityLeft, isMecha, powerOf } from './values.ts';

/** What so many direct hits are worth to the one who made them: each more than the one before. */
const HITS = [0, 60, 140, 250, 420, 1000];
const CARD_IN_HAND = 8;
const CARDS_THAT_COUNT = 7;
/** Bandwidth beyond this buys little more. */
const BANDWIDTH = [0, 14, 26, 36, 44, 50, 54];
const PER_ROW = 5;
const LAST_DRAWS = 4;

/** How the table stands for a seat: hits, units and how far they have come, bandwidth and cards. */
export function evaluate(s: State, seat: Seat): number {
  return sideWorth(s, seat) - sideWorth(s, opponent(seat));
}

function sideWorth(s: State, seat: Seat): number {
  const { hand, deck } = s.piles[seat];
  let worth = HITS[Math.min(damageOf(s, opponent(seat)), HITS.length - 1)];
  worth += CARD_IN_HAND * Math.min(hand.length, CARDS_THAT_COUNT);
  worth += BANDWIDTH[Math.min(bandwidth(s, seat), BANDWIDTH.length - 1)];
  if (deck.length < LAST_DRAWS) worth -= 40 * (LAST_DRAWS - deck.length);
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u !== null && u.controller === seat) worth += unitWorth(s, u, seat);
  }
  return worth;
}

function unitWorth(s: State, u: Unit, seat: Seat): number {
  const lasting = 3 * (durabilityLeft(s, u) + 2 * u.armour);
  if (!isMecha(u)) return lasting;
  const advance = Math.abs(ROW_OF[u.cell] - ENTRY_ROW[seat]);
  const power = powerOf(s, u);
  return lasting + 5 * power + (power > 0 ? PER_ROW * advance : 0);
}
