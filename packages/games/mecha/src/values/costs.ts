import type { Seat } from '@mechatable/kernel';
import { CELLS, NEIGHBORS, isBeside } from '../board.ts';
import { COST, COST_BESIDE, PER_NAMESAKE, PROVIDES, hasWord } from '../content/cards.ts';
import type { Unit } from '../pieces.ts';
import type { State } from '../state.ts';
import { hasGoldenKey, hasWorkingPilot, isMecha, isSilenced, nameOf } from './identity.ts';

/** MG-R-44; `extra`: what a card about to arrive beside it would add. */
export function costOf(s: State, u: Unit, extra = 0): number {
  if (u.attached.length > 0 && (hasGoldenKey(u) || hasWorkingPilot(u))) return 0;
  return costAt(s, u.controller, u.card, nameOf(u), u.cell, extra);
}

/** The cost of a card as a Mecha of this seat on this space. */
function costAt(s: State, seat: Seat, card: number, name: number, cell: number, extra: number): number {
  let cost = COST[card] + extra;
  if (s.turnKeys[seat] > 0 && hasWord(name, 'Wind-Up')) cost -= s.turnKeys[seat];
  const beside = NEIGHBORS[cell];
  for (let i = 0; i < beside.length; i++) {
    const other = s.board[beside[i]];
    if (other !== null && COST_BESIDE[other.card] !== 0 && !isSilenced(s, other))
      cost += COST_BESIDE[other.card];
  }
  return Math.max(0, cost);
}

/** MG-MECHA-3: the summed cost of a player's Mechas. */
export function totalCost(s: State, seat: Seat): number {
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u !== null && u.controller === seat && isMecha(u)) sum += costOf(s, u);
  }
  return sum;
}

/** MG-R-41: the total as if the card were already there and the unit it replaces were gone. */
export function totalCostWith(s: State, seat: Seat, card: number, cell: number): number {
  const replaced = s.board[cell];
  s.board[cell] = null;
  let sum = costAt(s, seat, card, card, cell, 0);
  const extra = COST_BESIDE[card];
  for (let at = 0; at < CELLS; at++) {
    const u = s.board[at];
    if (u?.controller !== seat || !isMecha(u)) continue;
    sum += costOf(s, u, extra !== 0 && isBeside(at, cell) ? extra : 0);
  }
  s.board[cell] = replaced;
  return sum;
}

/** MG-TOWER-2, MG-KW-21. */
export function bandwidth(s: State, seat: Seat): number {
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u?.controller !== seat) continue;
    const provides = PROVIDES[u.card];
    if (provides === 0 || isSilenced(s, u)) continue;
    sum += provides === PER_NAMESAKE ? countNamed(s, seat, u.card) : provides;
  }
  return sum;
}

function countNamed(s: State, seat: Seat, name: number): number {
  let count = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u !== null && u.controller === seat && nameOf(u) === name) count++;
  }
  return count;
}
