import type { Seat } from '@mechatable/kernel';
import { CELLS, NEIGHBOURS, NOWHERE, isBeside } from './board.ts';
import {
  ARMOUR,
  ATTACKS,
  AURA,
  BIT,
  COST,
  COST_BESIDE,
  COUNTED_POWER,
  DURABILITY,
  GOLDEN_KEY,
  HAND_LIMIT,
  IS_BASIC,
  IS_MECHA_UNIT,
  IS_PILOT,
  IS_TOWER,
  KEYWORDS,
  NEEDS_PILOT,
  NEVER_ATTACKS,
  NEVER_BOTH,
  NEVER_MOVES,
  NO_ATTACK,
  NO_MOVE,
  OPEN_HANDS,
  OPEN_TOP,
  PER_NAMESAKE,
  PER_PILOT,
  PIERCE_BESIDE,
  PILOT_PLACES,
  POWER,
  PROVIDES,
  RANGE,
  SILENCES_PILOT,
  SILENCES_TOWERS,
  SPEED,
  STRENGTH,
  UNTARGETABLE,
  WIND_UP,
  hasWord,
} from './content/cards.ts';
import type { Keyword, Word } from './content/language.ts';
import type { Attached, State, Unit } from './state.ts';

/**
 * What units are worth at this moment. Nothing here is stored, and nothing depends on the order in which cards
 * came: first what is printed and still works (MG-R-69), then a value that the card works out for itself, then
 * all that is added or taken by itself, by attached cards and by others, then floors (MG-R-87, MG-R-44, MG-R-54).
 * Names come before words, costs and bandwidth before power: nothing in this list looks back.
 */

/** MG-R-70: the name attached last, else the printed one; a number of `NAMES`. */
export function nameOf(u: Unit): number {
  for (let i = u.attached.length - 1; i >= 0; i--) {
    const { card, name } = u.attached[i];
    if (name >= 0) return name;
    if (GOLDEN_KEY[card]) return u.card + WIND_UP;
  }
  return u.card;
}

export function isMecha(u: Unit): boolean {
  return IS_MECHA_UNIT[u.card];
}

export function isTower(u: Unit): boolean {
  return IS_TOWER[u.card];
}

function hasGoldenKey(u: Unit): boolean {
  for (let i = 0; i < u.attached.length; i++) if (GOLDEN_KEY[u.attached[i].card]) return true;
  return false;
}

/** MG-R-69: whether all that is printed on it is off. Clocktower's own ability is never lost (MG-R-106). */
export function isSilenced(s: State, u: Unit): boolean {
  if (u.attached.length > 0 && hasGoldenKey(u)) return true;
  if (!IS_TOWER[u.card] || IS_BASIC[u.card] || SILENCES_TOWERS[u.card]) return false;
  for (let cell = 0; cell < CELLS; cell++) {
    const other = s.board[cell];
    if (other !== null && SILENCES_TOWERS[other.card]) return true;
  }
  return false;
}

/** Whether an attached Pilot works: card Jason's Rally Cry takes all it does. */
export function isPilotSilenced(u: Unit, pilot: Attached): boolean {
  for (let i = 0; i < u.attached.length; i++) {
    const { on, card } = u.attached[i];
    if (on === pilot.id && SILENCES_PILOT[card]) return true;
  }
  return false;
}

/** MG-R-72: a Pilot card is attached, whoever controls it and whatever it can still do. */
export function pilotsOn(u: Unit): number {
  let count = 0;
  for (let i = 0; i < u.attached.length; i++) if (IS_PILOT[u.attached[i].card]) count++;
  return count;
}

/** MG-PILOT-8: how many Pilots it may carry. */
export function pilotPlaces(s: State, u: Unit): number {
  return isSilenced(s, u) ? 1 : PILOT_PLACES[u.card];
}

/** The Pilots on a unit that still work. */
function hasWorkingPilot(u: Unit): boolean {
  for (let i = 0; i < u.attached.length; i++) {
    const one = u.attached[i];
    if (IS_PILOT[one.card] && !isPilotSilenced(u, one)) return true;
  }
  return false;
}

/** MG-R-44; `extra`: what a card about to arrive beside it would add. */
export function costOf(s: State, u: Unit, extra = 0): number {
  if (u.attached.length > 0 && (hasGoldenKey(u) || hasWorkingPilot(u))) return 0;
  return costAt(s, u.controller, u.card, nameOf(u), u.cell, extra);
}

/** The cost of a card as a Mecha of this seat on this space. */
function costAt(s: State, seat: Seat, card: number, name: number, cell: number, extra: number): number {
  let cost = COST[card] + extra;
  if (s.turnKeys[seat] > 0 && hasWord(name, 'Wind-Up')) cost -= s.turnKeys[seat];
  const beside = NEIGHBOURS[cell];
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

/** MG-R-41: the sum as if the card stood there already and what it replaces were gone. */
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

function countFriends(s: State, seat: Seat, word: Word, except: number): number {
  let count = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u?.controller !== seat || u.id === except || !isMecha(u)) continue;
    if (hasWord(nameOf(u), word)) count++;
  }
  return count;
}

/** Printed, or the number that the card works out for itself. */
function basePower(s: State, u: Unit, silenced: boolean): number {
  const counted = COUNTED_POWER[u.card];
  if (counted === null || silenced) return POWER[u.card];
  if (counted.count !== 'spareBandwidth')
    return countFriends(s, u.controller, counted.count.friends, NOWHERE);
  return Math.max(0, bandwidth(s, u.controller) - totalCost(s, u.controller));
}

/** What its own ability adds to power, and to durability where it says so. */
function ownStrength(s: State, u: Unit, silenced: boolean): number {
  const strength = STRENGTH[u.card];
  if (strength === null || silenced) return 0;
  const { n, per } = strength;
  const cards = s.piles[u.controller].hand.length;
  if (per === 'card') return n * cards;
  if (per === 'emptyHand') return cards === 0 ? n : 0;
  return n * countFriends(s, u.controller, per.others, u.id);
}

/** What the cards attached to a unit add: the Pilots' figures. */
function fromPilots(u: Unit, figures: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < u.attached.length; i++) {
    const one = u.attached[i];
    if (IS_PILOT[one.card] && !isPilotSilenced(u, one)) sum += figures[one.card];
  }
  return sum;
}

/** What this unit gets from one aura of a card with that controller; `from`: the unit that has it, or is its host. */
function fromAura(card: number, controller: Seat, from: Unit, isOwn: boolean, u: Unit): number {
  const aura = AURA[card];
  if (aura === null || (aura.friends && controller !== u.controller)) return 0;
  if (aura.others && isOwn && from === u) return 0;
  if (aura.to === 'piloted') return pilotsOn(u) > 0 ? aura.power : 0;
  return hasWord(nameOf(u), aura.to.word) ? aura.power : 0;
}

/** What all cards of the battlefield add to a Mecha's power. */
function fromOthers(s: State, u: Unit): number {
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const from = s.board[cell];
    if (from === null) continue;
    if (AURA[from.card] !== null && !isSilenced(s, from))
      sum += fromAura(from.card, from.controller, from, true, u);
    for (let i = 0; i < from.attached.length; i++) {
      const one = from.attached[i];
      if (AURA[one.card] !== null && !(IS_PILOT[one.card] && isPilotSilenced(from, one)))
        sum += fromAura(one.card, one.controller, from, false, u);
      const perPilot = PER_PILOT[one.card];
      if (perPilot !== null) sum += perPilot.power * countPilotsOf(u, one.controller);
    }
  }
  return sum;
}

function countPilotsOf(u: Unit, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < u.attached.length; i++) {
    const { card, controller } = u.attached[i];
    if (controller === seat && IS_PILOT[card]) count++;
  }
  return count;
}

const TURN_KEY_POWER = 2;

/** MG-R-87: never below 0. */
export function powerOf(s: State, u: Unit): number {
  if (!isMecha(u)) return 0;
  if (s.rules.edition === '1e') return POWER[u.card]; // nothing there changes power
  const silenced = isSilenced(s, u);
  let power = basePower(s, u, silenced) + ownStrength(s, u, silenced);
  power += fromPilots(u, POWER) + fromOthers(s, u);
  const keys = s.turnKeys[u.controller];
  if (keys > 0 && hasWord(nameOf(u), 'Wind-Up')) power += keys * TURN_KEY_POWER;
  return Math.max(0, power);
}

/** MG-R-87: without a floor. */
export function durabilityOf(s: State, u: Unit): number {
  const own = STRENGTH[u.card]?.durability === true ? ownStrength(s, u, isSilenced(s, u)) : 0;
  return DURABILITY[u.card] + own + (u.attached.length > 0 ? fromPilots(u, DURABILITY) : 0);
}

/** MG-R-61: what is left of it; in the first edition, its durability counters. */
export function durabilityLeft(s: State, u: Unit): number {
  return durabilityOf(s, u) - u.damage;
}

export function armourOnArrival(card: number): number {
  return ARMOUR[card];
}

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
  const beside = NEIGHBOURS[u.cell];
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

export function attacksLeft(s: State, u: Unit): number {
  const own = ATTACKS[u.card] > 1 && isSilenced(s, u) ? 1 : ATTACKS[u.card];
  return Math.max(0, own + u.extraAttacks - u.attacks - u.forfeited);
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

/** MG-R-86: whether a ban keeps it from moving; spent steps are another matter. */
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

/** Whether a card attached somewhere says so: a working Pilot's, or a Command's of this seat (`seat` -1: of either seat). */
function isSaid(s: State, ability: readonly boolean[], seat: Seat): boolean {
  if (s.rules.edition === '1e') return false;
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u === null || u.attached.length === 0) continue;
    for (let i = 0; i < u.attached.length; i++) {
      const one = u.attached[i];
      if (!ability[one.card] || (seat >= 0 && one.controller !== seat)) continue;
      if (!IS_PILOT[one.card] || !isPilotSilenced(u, one)) return true;
    }
  }
  return false;
}

/** Card Jason "The Looks" Brannan: all hands are public. */
export function areHandsOpen(s: State): boolean {
  return isSaid(s, OPEN_HANDS, NOWHERE);
}

/** Card Ada's Rally Cry: the top card of this seat's deck is public. */
export function isTopOpen(s: State, seat: Seat): boolean {
  return isSaid(s, OPEN_TOP, seat);
}

export const HAND_SIZE = 5;

/** MG-HAND-2, card The Vise: never below 0. */
export function handLimit(s: State): number {
  let limit = HAND_SIZE;
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u !== null && HAND_LIMIT[u.card] !== 0 && !isSilenced(s, u)) limit += HAND_LIMIT[u.card];
  }
  return Math.max(0, limit);
}

export function unitById(s: State, id: number): Unit | null {
  if (id < 0) return null;
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u !== null && u.id === id) return u;
  }
  return null;
}

/** The unit that carries an attached card, and the card; null if it is gone. */
export function attachedById(s: State, id: number): { readonly host: Unit; readonly card: Attached } | null {
  for (let cell = 0; cell < CELLS; cell++) {
    const host = s.board[cell];
    if (host === null) continue;
    for (let i = 0; i < host.attached.length; i++) {
      if (host.attached[i].id === id) return { host, card: host.attached[i] };
    }
  }
  return null;
}
