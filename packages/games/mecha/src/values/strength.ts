import type { Seat } from '@mechatable/kernel';
import { CELLS, NOWHERE } from '../board.ts';
import {
  ARMOR,
  AURA,
  COUNTED_POWER,
  DURABILITY,
  IS_PILOT,
  PER_PILOT,
  POWER,
  STRENGTH,
  hasWord,
} from '../content/cards.ts';
import type { Word } from '../content/traits.ts';
import type { Unit } from '../pieces.ts';
import type { State } from '../state.ts';
import { bandwidth, totalCost } from './costs.ts';
import { isMecha, isPilotSilenced, isSilenced, nameOf, pilotsOn } from './identity.ts';

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

export function armorOnArrival(card: number): number {
  return ARMOR[card];
}
