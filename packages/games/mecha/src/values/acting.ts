import type { Seat } from '@mechatable/kernel';
import { NEIGHBORS } from '../board.ts';
import {
  ATTACKS,
  BIT,
  KEYWORDS,
  NEEDS_PILOT,
  NEVER_ATTACKS,
  NEVER_BOTH,
  NEVER_MOVES,
  NO_ATTACK,
  NO_MOVE,
  PIERCE_BESIDE,
  RANGE,
  SPEED,
  UNTARGETABLE,
} from '../content/cards.ts';
import type { Keyword } from '../content/traits.ts';
import type { Unit } from '../pieces.ts';
import type { State } from '../state.ts';
import { isMecha, isPilotSilenced, isSilenced, pilotsOn } from './identity.ts';

/** MG-R-54: printed, granted for the turn, or given by a card beside it; twice changes nothing. */
export function has(s: State, u: Unit, keyword: Keyword): boolean {
  const bit = BIT[keyword];
  if (keyword === 'flight' && lacksPilot(s, u)) return false; // MG-R-118: not even by Rocket Propulsion
  if ((u.now & bit) !== 0) return true;
  if ((KEYWORDS[u.card] & bit) !== 0 && !isSilenced(s, u)) return true;
  return keyword === 'pierce' && s.rules.edition === '2e' && hasFriendBeside(s, u, PIERCE_BESIDE);
}

/** Whether a unit of the same controller beside it has, and has not lost, such an ability. */
export function hasFriendBeside(s: State, u: Unit, ability: readonly boolean[]): boolean {
  if (!isMecha(u)) return false;
  const beside = NEIGHBORS[u.cell];
  for (let i = 0; i < beside.length; i++) {
    const other = s.board[beside[i]];
    if (other === null || !ability[other.card] || other.controller !== u.controller) continue;
    if (!isSilenced(s, other)) return true;
  }
  return false;
}

function combined(s: State, printed: number, granted: number): number {
  return s.rules.speedRangeStack === 'sum' ? printed + granted : Math.max(printed, granted);
}

/** MG-KW-12, MG-R-54: the highest Speed, at least 1. */
export function speedOf(s: State, u: Unit): number {
  let speed = combined(s, SPEED[u.card] > 0 && !isSilenced(s, u) ? SPEED[u.card] : 0, u.speed);
  for (let i = 0; i < u.attached.length; i++) {
    const one = u.attached[i];
    if (SPEED[one.card] > 0 && !isPilotSilenced(u, one)) speed = combined(s, speed, SPEED[one.card]);
  }
  return Math.max(1, speed);
}

/** With the extra spaces on top (MG-R-49). */
function allowance(s: State, u: Unit): number {
  return speedOf(s, u) + u.extraSteps;
}

/**
 * Spaces it may still move this turn, bans aside. In the second edition one move action uses up the allowance,
 * and only extra spaces give another (MG-R-48, MG-R-96); in the first the steps add up (MG-R-47).
 */
export function stepsLeft(s: State, u: Unit): number {
  if (s.rules.edition === '2e') return u.steps === 0 ? allowance(s, u) : u.extraSteps;
  return Math.max(0, allowance(s, u) - u.steps);
}

/** The attacks it has left, without extra ones. */
function ownAttacksLeft(s: State, u: Unit): number {
  const own = ATTACKS[u.card] > 1 && isSilenced(s, u) ? 1 : ATTACKS[u.card];
  return Math.max(0, own - u.attacks - u.forfeited);
}

/** MG-R-49: extra attacks are added, however many normal ones it has lost. */
export function attacksLeft(s: State, u: Unit): number {
  return ownAttacksLeft(s, u) + u.extraAttacks;
}

/** One attack is spent, its own first. */
export function spendAttack(s: State, u: Unit): void {
  if (ownAttacksLeft(s, u) === 0) {
    u.extraAttacks--;
    u.forfeited--;
  }
  u.attacks++;
}

/** MG-R-48: gives up all attacks it has at that moment. */
export function giveUpAttacks(s: State, u: Unit): void {
  u.forfeited += ownAttacksLeft(s, u);
  u.extraAttacks = 0;
}

/** MG-KW-15, MG-R-53: how far it attacks. */
export function rangeOf(s: State, u: Unit): number {
  const printed = RANGE[u.card] > 0 && !isSilenced(s, u) ? RANGE[u.card] : 0;
  return Math.max(1, combined(s, printed, u.range));
}

/** MG-ACT-1, MG-R-58. */
export function isFresh(s: State, u: Unit): boolean {
  return u.arrived === s.turn && !has(s, u, 'haste');
}

function lacksPilot(s: State, u: Unit): boolean {
  return NEEDS_PILOT[u.card] && pilotsOn(u) === 0 && !isSilenced(s, u);
}

/** MG-R-86: whether a ban stops it from moving; used steps are not checked here. */
export function mayMove(s: State, u: Unit): boolean {
  if (!isMovable(s, u) || (u.now & NO_MOVE) !== 0 || s.stillness) return false;
  if (u.attacks === 0) return true;
  return s.rules.edition === '1e' && !NEVER_BOTH[u.card];
}

export function mayAttack(s: State, u: Unit): boolean {
  if (!isMecha(u) || (u.now & NO_ATTACK) !== 0 || lacksPilot(s, u)) return false;
  if (NEVER_ATTACKS[u.card] && !isSilenced(s, u)) return false;
  return !(u.steps > 0 && NEVER_BOTH[u.card] && !isSilenced(s, u));
}

/** MG-R-33: a Mecha that no ban without a time limit holds in its place. */
export function isMovable(s: State, u: Unit): boolean {
  if (!isMecha(u) || lacksPilot(s, u)) return false;
  return !NEVER_MOVES[u.card] || isSilenced(s, u);
}

/** MG-R-71: a Pilot on it keeps this seat from choosing it as a target. */
export function isProtectedFrom(u: Unit, seat: Seat): boolean {
  for (let i = 0; i < u.attached.length; i++) {
    const one = u.attached[i];
    if (UNTARGETABLE[one.card] && one.controller !== seat && !isPilotSilenced(u, one)) return true;
  }
  return false;
}
