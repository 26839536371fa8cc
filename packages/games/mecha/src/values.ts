import type { Seat } from '@mechatable/kernel';
import { CELLS, NOWHERE } from './board.ts';
import {
  ARMOUR,
  BIT,
  COST,
  DURABILITY,
  IS_MECHA,
  IS_TOWER,
  KEYWORDS,
  NAME,
  NEVER_ATTACKS,
  NEVER_BOTH,
  NEVER_MOVES,
  NO_ATTACK,
  NO_MOVE,
  PER_NAMESAKE,
  POWER,
  PROVIDES,
  RANGE,
  SPEED,
} from './content/cards.ts';
import type { Keyword } from './content/language.ts';
import type { State, Unit } from './state.ts';

/**
 * What units are worth at this moment. Nothing here is stored: every value is the printed one, then what the
 * turn has granted, then floors (MG-R-87, MG-R-44, MG-R-54).
 */

/** MG-R-87: never below 0. */
export function powerOf(u: Unit): number {
  return POWER[u.card];
}

/** MG-R-61: what is left of it; in the first edition, its durability counters. */
export function durabilityLeft(u: Unit): number {
  return DURABILITY[u.card] - u.damage;
}

/** MG-R-44. */
export function costOf(u: Unit): number {
  return COST[u.card];
}

export function armourOnArrival(card: number): number {
  return ARMOUR[card];
}

/** Printed or granted: having it twice changes nothing (MG-R-54). */
export function has(u: Unit, keyword: Keyword): boolean {
  return ((KEYWORDS[u.card] | u.now) & BIT[keyword]) !== 0;
}

/** MG-KW-12, MG-R-54: the highest Speed, at least 1, and the extra spaces on top (MG-R-49). */
function allowance(s: State, u: Unit): number {
  const printed = SPEED[u.card];
  const speed = s.rules.speedRangeStack === 'sum' ? printed + u.speed : Math.max(printed, u.speed);
  return Math.max(1, speed) + u.extraSteps;
}

/** MG-R-47: spaces it may still move this turn, bans aside. */
export function stepsLeft(s: State, u: Unit): number {
  return Math.max(0, allowance(s, u) - u.steps);
}

export function attacksLeft(u: Unit): number {
  return Math.max(0, 1 + u.extraAttacks - u.attacks);
}

/** MG-KW-15, MG-R-53: how far it attacks. */
export function rangeOf(s: State, u: Unit): number {
  const printed = RANGE[u.card];
  const range = s.rules.speedRangeStack === 'sum' ? printed + u.range : Math.max(printed, u.range);
  return Math.max(1, range);
}

/** MG-ACT-1, MG-R-58. */
export function isFresh(s: State, u: Unit): boolean {
  return u.arrived === s.turn && !has(u, 'haste');
}

/** MG-R-86: whether a ban keeps it from moving; spent steps are another matter. */
export function mayMove(u: Unit): boolean {
  if (NEVER_MOVES[u.card] || (u.now & NO_MOVE) !== 0) return false;
  return !(NEVER_BOTH[u.card] && u.attacks > 0);
}

export function mayAttack(u: Unit): boolean {
  if (NEVER_ATTACKS[u.card] || (u.now & NO_ATTACK) !== 0) return false;
  return !(NEVER_BOTH[u.card] && u.steps > 0);
}

/** MG-R-33: a Mecha that no ban without a time limit holds in its place. */
export function isMovable(u: Unit): boolean {
  return !NEVER_MOVES[u.card];
}

export function isMecha(u: Unit): boolean {
  return IS_MECHA[u.card];
}

export function isTower(u: Unit): boolean {
  return IS_TOWER[u.card];
}

/** MG-TOWER-2, MG-KW-21. */
export function bandwidth(s: State, seat: Seat): number {
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u?.controller !== seat) continue;
    const provides = PROVIDES[u.card];
    sum += provides === PER_NAMESAKE ? countNamed(s, seat, NAME[u.card]) : provides;
  }
  return sum;
}

function countNamed(s: State, seat: Seat, name: string): number {
  let count = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u !== null && u.controller === seat && NAME[u.card] === name) count++;
  }
  return count;
}

/** MG-MECHA-3: the summed cost of a player's Mechas, the one on `without` left out (MG-R-41). */
export function totalCost(s: State, seat: Seat, without = NOWHERE): number {
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u !== null && u.controller === seat && cell !== without && isMecha(u)) sum += costOf(u);
  }
  return sum;
}

export function unitById(s: State, id: number): Unit | null {
  if (id < 0) return null;
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u !== null && u.id === id) return u;
  }
  return null;
}
