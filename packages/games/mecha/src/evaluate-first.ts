import type { Seat } from '@mechatable/kernel';
import { CELLS, ENTRY_ROW, ROW_OF, opponent } from './board.ts';
import type { Edition } from './content/traits.ts';
import { damageOf } from './check.ts';
import type { Unit } from './pieces.ts';
import type { State } from './state.ts';
import { bandwidth, durabilityLeft, isMecha, mayAttack, powerOf, speedOf, totalCost } from './values.ts';

/** The value of each number of direct hits to the attacker; every hit is worth more than the one before. */
const HITS = [0, 60, 140, 250, 420, 1000];
const CARD_IN_HAND = 8;
const CARDS_THAT_COUNT = 5;
/** Each card beyond that is worth little, but not nothing. */
const CARD_TOO_MANY = 1;
/** Bandwidth beyond this buys little more. */
const BANDWIDTH = [0, 14, 26, 36, 44, 50, 54];
/** A Pilot that frees bandwidth where it is scarce. */
const OVERDRAWN = 2;
const PER_POWER = 5;
const PER_DURABILITY = 3;
const PER_ROW = 5;
const PER_SPEED = 4;
const COMMAND_ON_SPACE = 10;
const LAST_DRAWS = 4;
const PER_LAST_DRAW = 40;

/** A turn can be judged only at its end; a lead means less in the first edition. */
export const SEARCH = {
  '1e': { spread: 120, horizon: 1 },
  '2e': { spread: 80, horizon: 1 },
} satisfies Record<Edition, object>;

/** How good the position is for a seat: hits, units and how far they have advanced, bandwidth and cards. */
export function evaluate(s: State, seat: Seat): number {
  return sideWorth(s, seat) - sideWorth(s, opponent(seat));
}

function sideWorth(s: State, seat: Seat): number {
  const { hand, deck } = s.piles[seat];
  const supply = bandwidth(s, seat);
  const few = Math.min(hand.length, CARDS_THAT_COUNT);
  let worth = HITS[Math.min(damageOf(s, opponent(seat)), HITS.length - 1)];
  worth += CARD_IN_HAND * few + CARD_TOO_MANY * (hand.length - few);
  worth += BANDWIDTH[Math.min(supply, BANDWIDTH.length - 1)];
  worth -= OVERDRAWN * Math.max(0, totalCost(s, seat) - supply + 1);
  if (deck.length < LAST_DRAWS) worth -= PER_LAST_DRAW * (LAST_DRAWS - deck.length);
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u !== null && u.controller === seat) worth += unitWorth(s, u, seat);
  }
  for (const { owner } of s.lying) if (owner === seat) worth += COMMAND_ON_SPACE;
  return worth;
}

function unitWorth(s: State, u: Unit, seat: Seat): number {
  const lasting = PER_DURABILITY * (durabilityLeft(s, u) + 2 * u.armour);
  if (!isMecha(u)) return lasting;
  const power = powerOf(s, u);
  const worth = lasting + PER_POWER * power;
  if (power === 0 || !mayAttack(s, u)) return worth;
  const advance = Math.abs(ROW_OF[u.cell] - ENTRY_ROW[seat]);
  return worth + PER_ROW * advance + PER_SPEED * (speedOf(s, u) - 1);
}
