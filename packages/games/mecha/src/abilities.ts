import { illegal, type Illegal, type Seat } from '@mechatable/kernel';
import { CELLS, CELL_NAME, NEIGHBORS, cellNumber, isBeside } from './board.ts';
import { ANSWERS_MECHA, CARDS, HAS_ABILITY, ID, IS_MECHA, NAMES, cardNumber } from './content/cards.ts';
import type { Ability } from './content/effects.ts';
import type { Ask } from './agenda.ts';
import type { Unit } from './pieces.ts';
import type { State } from './state.ts';
import { AND, NO_TARGET, isMechaBeingPlayed } from './targets.ts';
import { isMecha, isSilenced, nameOf } from './values.ts';

const NO_ABILITY = illegal('MG-R-21', 'This unit has no ability you can use.');
const NOT_NOW = illegal('MG-R-21', 'Use abilities in your own Main Phase while no chain is open.');
const NO_MECHA_PLAYED = illegal('MG-R-21', 'Use this ability only while a Mecha is being played.');
const BAD_PAYMENT = illegal('MG-R-84', 'Sacrifice an adjacent Mecha you control.');
const BAD_NAME = illegal('MG-R-70', 'The adjacent Mecha has the wrong name.');
const NO_NAMESAKE = illegal('MG-R-17', 'Discard a Mecha with the same name from your hand.');
const NO_PAYMENT = illegal('MG-R-17', 'This ability has no other cost.');
const NO_RUMOUR = illegal('MG-R-21', 'No card in your damage zone can still be used this turn.');
const BAD_DISCARDS = illegal('MG-R-17', 'Discard two cards from your hand.');

/** How an ability of the damage zone is named in place of a unit's space. */
export const FROM_DAMAGE = 'damage';

function abilityOf(s: State, u: Unit): Ability | null {
  return HAS_ABILITY[u.card] && !isSilenced(s, u) ? CARDS[u.card].ability : null;
}

/** MG-R-84: a Mecha that could be sacrificed for the ability of a unit beside it. */
function isNeighbor(s: State, u: Unit, cell: number): boolean {
  const paid = cell < 0 ? null : s.board[cell];
  return paid !== null && paid.controller === u.controller && isMecha(paid) && isBeside(u.cell, cell);
}

function timingProblem(s: State, ability: Ability, ask: Ask): Illegal | null {
  if (ability.answersMecha === true)
    return ask.ask === 'respond' && isMechaBeingPlayed(s) ? null : NO_MECHA_PLAYED;
  return ask.ask === 'main' || isAnyTime(s, ask) ? null : NOT_NOW;
}

/** The option `abilityTiming`; only Reparations can begin a chain in the DESTROYED window. */
function isAnyTime(s: State, ask: Ask): boolean {
  if (s.rules.abilityTiming !== 'any' || ask.ask !== 'respond') return false;
  return ask.window !== 'destroyed' || s.chain.length > 0;
}

function paymentProblem(s: State, u: Unit, ability: Ability, pay: string): Illegal | null {
  switch (ability.pay) {
    case 'self':
      return pay === NO_TARGET ? null : NO_PAYMENT;
    case 'neighbor':
      return isNeighbor(s, u, cellNumber(pay)) ? null : BAD_PAYMENT;
    case 'selfAndNeighbor': {
      const cell = cellNumber(pay);
      if (!isNeighbor(s, u, cell)) return BAD_PAYMENT;
      const other = s.board[cell];
      return other !== null && NAMES[nameOf(other)] === ability.named ? null : BAD_NAME;
    }
    case 'namesake': {
      const card = cardNumber(pay);
      const isThere = s.piles[u.controller].hand.includes(card) && IS_MECHA[card];
      return isThere && card === nameOf(u) ? null : NO_NAMESAKE;
    }
  }
}

/** Why a unit's ability can't be used with this payment now; null if it can. */
export function abilityProblem(s: State, u: Unit, pay: string, ask: Ask): Illegal | null {
  const ability = abilityOf(s, u);
  if (ability === null) return NO_ABILITY;
  return timingProblem(s, ability, ask) ?? paymentProblem(s, u, ability, pay);
}

/** Adds every possible payment. */
export function eachPayment(s: State, u: Unit, visit: (pay: string) => void): void {
  const ability = abilityOf(s, u);
  switch (ability?.pay) {
    case undefined:
      return;
    case 'self':
      visit(NO_TARGET);
      return;
    case 'namesake': {
      const { hand } = s.piles[u.controller];
      hand.forEach((card, i) => {
        if (IS_MECHA[card] && hand.indexOf(card) === i) visit(ID[card]);
      });
      return;
    }
    case 'neighbor':
    case 'selfAndNeighbor':
      for (const cell of NEIGHBORS[u.cell]) if (s.board[cell] !== null) visit(CELL_NAME[cell]);
  }
}

/** The copies in the damage zone that have an ability there. */
export function zoneAbilities(s: State, seat: Seat): number[] {
  return s.piles[seat].damage.filter((card) => CARDS[card].zoneAbility !== null);
}

/**
 * Card Rumour Mill: once a turn for each copy, in the player's own Main Phase, whatever `abilityTiming` says
 * (MG-R-116).
 */
export function zoneAbilityProblem(s: State, seat: Seat, pay: string, ask: Ask): Illegal | null {
  if (ask.ask !== 'main') return NOT_NOW;
  if (zoneAbilities(s, seat).length <= s.mills) return NO_RUMOUR;
  return twoOfHand(s, seat, pay) === null ? BAD_DISCARDS : null;
}

/** Two cards of a hand by their ids; null for anything else. */
export function twoOfHand(s: State, seat: Seat, pay: string): readonly [number, number] | null {
  const plus = pay.indexOf(AND);
  if (plus < 0) return null;
  const one = cardNumber(pay.slice(0, plus));
  const other = cardNumber(pay.slice(plus + 1));
  const { hand } = s.piles[seat];
  if (!hand.includes(one) || !hand.includes(other)) return null;
  if (one === other && hand.indexOf(one) === hand.lastIndexOf(one)) return null;
  return [one, other];
}

/** Adds every two cards of a hand, each pair of kinds once. */
export function eachTwoOfHand(s: State, seat: Seat, visit: (pay: string) => void): void {
  const hand = s.piles[seat].hand.slice().sort((a, b) => a - b);
  const pairs = new Set<string>();
  hand.forEach((one, i) => {
    for (const other of hand.slice(i + 1)) pairs.add(ID[one] + AND + ID[other]);
  });
  pairs.forEach(visit);
}

/** MG-R-16: an ability of this seat could respond now, as everyone can see. */
export function hasAnswer(s: State, seat: Seat): boolean {
  const isAny = s.rules.abilityTiming === 'any';
  if (!isAny && !isMechaBeingPlayed(s)) return false;
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u?.controller !== seat || !HAS_ABILITY[u.card] || isSilenced(s, u)) continue;
    if (ANSWERS_MECHA[u.card]) {
      if (isMechaBeingPlayed(s)) return true;
    } else if (isAny && hasVisiblePayment(s, u)) return true;
  }
  return false;
}

/** Payments from the hand are secret, but a seat with cards in hand is asked anyway. */
function hasVisiblePayment(s: State, u: Unit): boolean {
  let found = false;
  eachPayment(s, u, (pay) => {
    const ability = CARDS[u.card].ability;
    found ||= ability !== null && ability.pay !== 'namesake' && paymentProblem(s, u, ability, pay) === null;
  });
  return found;
}
