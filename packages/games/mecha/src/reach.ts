import { illegal, type Illegal } from '@mechatable/kernel';
import { CELLS, ENTRY_ROW, NEIGHBORS, ROW_OF, isBeside, opponent } from './board.ts';
import type { Unit } from './pieces.ts';
import type { State } from './state.ts';
import { ATTACKS_ONLY, NEVER_BOTH, SHIELD_BESIDE, SPURNS } from './content/cards.ts';
import {
  costOf,
  has,
  hasFriendBeside,
  isMecha,
  isProtectedFrom,
  isSilenced,
  mayAttack,
  powerOf,
  rangeOf,
} from './values.ts';

const CANNOT = illegal('MG-R-86', 'This unit can’t attack now.');
const PLAIN_TOWER = illegal('MG-R-40', 'A Tower that is not a Mecha can’t attack.');
export const HAS_MOVED = {
  '1e': illegal('MG-R-47', 'It has moved this turn: it can’t do both.'),
  '2e': illegal('MG-R-86', 'It has moved this turn: it can’t do both.'),
} as const;
const OWN_SIDE = illegal('MG-R-51', 'Attack an enemy unit or your opponent.');
const FLIES = illegal('MG-KW-10', 'Only a unit with Flight or Reach can attack a unit with Flight.');
const TOO_FAR = illegal('MG-R-53', 'Out of range, or blocked by enemy units: move closer.');
const NOT_THERE = illegal('MG-R-27', 'Out of range: move closer to your opponent’s entry zone.');
const NO_POWER = illegal('MG-R-28', 'A unit with power 0 can’t attack your opponent.');

const PROTECTED = illegal('MG-R-71', 'You can’t choose this unit as the target of an attack.');
const SPURNED = illegal('MG-R-44', 'Your unit costs too much to attack it.');
export const FLIERS_ONLY = illegal('MG-R-86', 'This unit can attack only units with Flight.');
export const NO_FLIERS = illegal('MG-R-86', 'This unit can’t attack units with Flight.');

/** Where the distance to the opposing player is kept. */
const PLAYER = CELLS;
const FAR = 255;
const distance = new Uint8Array(CELLS + 1);
const frontier: number[] = [];
const further: number[] = [];

/**
 * MG-R-53: the steps of the shortest ways from a unit, up to its reach. Enemy units end a way; friendly ones
 * are counted like empty spaces, or not at all under the knob `rangeFriendlyStep` 0.
 */
function measure(s: State, u: Unit, limit: number): void {
  distance.fill(FAR);
  distance[u.cell] = 0;
  frontier.length = 0;
  frontier.push(u.cell);
  const goal = ENTRY_ROW[opponent(u.controller)];
  for (let d = 0; d < limit; d++) {
    further.length = 0;
    for (let i = 0; i < frontier.length; i++) {
      const from = frontier[i];
      if (distance[from] < d) continue;
      if (ROW_OF[from] === goal && distance[PLAYER] === FAR) distance[PLAYER] = d + 1;
      const beside = NEIGHBORS[from];
      for (let n = 0; n < beside.length; n++) {
        const to = beside[n];
        const there = s.board[to];
        const isFree = there !== null && there.controller === u.controller && s.rules.rangeFriendlyStep === 0;
        const reached = isFree ? d : d + 1;
        if (distance[to] <= reached) continue;
        distance[to] = reached;
        if (there !== null && there.controller !== u.controller) continue;
        (isFree ? frontier : further).push(to);
      }
    }
    frontier.length = 0;
    for (let i = 0; i < further.length; i++) frontier.push(further[i]);
  }
}

/** A card's own limits on its targets; null for most. */
function choosiness(s: State, u: Unit): 'flight' | 'noFlight' | null {
  const only = ATTACKS_ONLY[u.card];
  return only === null || isSilenced(s, u) ? null : only.what;
}

/** Bans and protection, whatever the distance. */
function banBetween(s: State, u: Unit, target: Unit): Illegal | null {
  const flies = has(s, target, 'flight');
  if (flies && !has(s, u, 'flight') && !has(s, u, 'reach')) return FLIES;
  if (s.rules.edition === '1e') return null;
  const only = choosiness(s, u);
  if (only !== null && flies !== (only === 'flight')) return flies ? NO_FLIERS : FLIERS_ONLY;
  if (s.rules.adaStopsAttacks && isProtectedFrom(target, u.controller)) return PROTECTED;
  if (hasFriendBeside(s, target, SHIELD_BESIDE)) return PROTECTED;
  const spurns = SPURNS[target.card];
  return spurns !== null && !isSilenced(s, target) && costOf(s, u) > spurns.cost ? SPURNED : null;
}

/** Why a unit can't attack at all now; null if it can. Used attacks are not checked here. */
export function attackBan(s: State, u: Unit): Illegal | null {
  if (mayAttack(s, u)) return null;
  if (!isMecha(u)) return PLAIN_TOWER;
  return u.steps > 0 && NEVER_BOTH[u.card] && !isSilenced(s, u) ? HAS_MOVED[s.rules.edition] : CANNOT;
}

/**
 * Why a unit can't attack another now; null if it can. Used attacks are not checked here. `fixed`: the target
 * was put in the way (MG-R-80), so only the attacker's own bans count.
 */
export function attackProblem(s: State, u: Unit, target: Unit, fixed = false): Illegal | null {
  const banned = attackBan(s, u);
  if (banned !== null || fixed) return banned;
  if (target.controller === u.controller) return OWN_SIDE;
  const ban = banBetween(s, u, target);
  if (ban !== null) return ban;
  const range = rangeOf(s, u);
  if (range === 1 && s.rules.rangeFriendlyStep === 1) return isBeside(u.cell, target.cell) ? null : TOO_FAR;
  measure(s, u, range);
  return distance[target.cell] <= range ? null : TOO_FAR;
}

/** MG-R-27: why a unit can't attack its opponent now; null if it can. */
export function directAttackProblem(s: State, u: Unit): Illegal | null {
  const banned = attackBan(s, u);
  if (banned !== null) return banned;
  if (choosiness(s, u) === 'flight') return FLIERS_ONLY;
  const isThere = ROW_OF[u.cell] === ENTRY_ROW[opponent(u.controller)];
  if (!isThere) {
    if (s.rules.directAttackReach === 'entryZone') return NOT_THERE;
    const range = rangeOf(s, u);
    measure(s, u, range);
    if (distance[PLAYER] > range) return NOT_THERE;
  }
  return null;
}

/** MG-R-28: asked when the attack is declared; on resolution a power of 0 only takes no card. */
export function declarationProblem(s: State, u: Unit): Illegal | null {
  return powerOf(s, u) === 0 ? (directAttackProblem(s, u) ?? NO_POWER) : directAttackProblem(s, u);
}

/** The spaces with enemy units that are near enough, ascending; bans are not checked here. */
export function eachInReach(s: State, u: Unit, out: number[]): void {
  const range = rangeOf(s, u);
  out.length = 0;
  if (range === 1 && s.rules.rangeFriendlyStep === 1) {
    const beside = NEIGHBORS[u.cell];
    for (let i = 0; i < beside.length; i++) if (isEnemyOn(s, u, beside[i])) out.push(beside[i]);
    return;
  }
  measure(s, u, range);
  for (let cell = 0; cell < CELLS; cell++) {
    if (distance[cell] <= range && isEnemyOn(s, u, cell)) out.push(cell);
  }
}

const targets: number[] = [];

/** Whether a unit has any legal target from where it is, even if its attacks are used up. */
export function hasTarget(s: State, u: Unit): boolean {
  if (declarationProblem(s, u) === null) return true;
  eachInReach(s, u, targets);
  return targets.some((cell) => {
    const target = s.board[cell];
    return target !== null && attackProblem(s, u, target) === null;
  });
}

function isEnemyOn(s: State, u: Unit, cell: number): boolean {
  const there = s.board[cell];
  return there !== null && there.controller !== u.controller;
}
