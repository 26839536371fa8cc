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
  cardNumber,
  hasWord,
} from '../content/cards.ts';
import type { Word } from '../content/traits.ts';
import type { Unit } from '../pieces.ts';
import type { State } from '../state.ts';
import { bandwidth, totalCost } from './costs.ts';
import { isMecha, isPilotSilenced, isSilenced, nameOf, pilotsOn } from './identity.ts';

/** One summand of a unit's power or durability, and where it comes from. */
export type StrengthLine = { readonly amount: number } & (
  | { readonly from: 'printed' | 'unusedBandwidth' | 'cardsInHand' | 'emptyHand' }
  | { readonly from: 'mechasWith' | 'othersWith'; readonly word: Word }
  | { readonly from: 'card'; readonly card: number }
);

/** Collects the summands, for explanations; null everywhere else. */
type Lines = StrengthLine[] | null;

function countFriends(s: State, seat: Seat, word: Word, except: number): number {
  let count = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u?.controller !== seat || u.id === except || !isMecha(u)) continue;
    if (hasWord(nameOf(u), word)) count++;
  }
  return count;
}

function printed(amount: number, lines: Lines): number {
  lines?.push({ from: 'printed', amount });
  return amount;
}

/** Printed, or the number that the card works out for itself. */
function basePower(s: State, u: Unit, silenced: boolean, lines: Lines): number {
  const counted = COUNTED_POWER[u.card];
  if (counted === null || silenced) return printed(POWER[u.card], lines);
  if (counted.count === 'spareBandwidth') {
    const amount = Math.max(0, bandwidth(s, u.controller) - totalCost(s, u.controller));
    lines?.push({ from: 'unusedBandwidth', amount });
    return amount;
  }
  const word = counted.count.friends;
  const amount = countFriends(s, u.controller, word, NOWHERE);
  lines?.push({ from: 'mechasWith', word, amount });
  return amount;
}

/** What its own ability adds to power, and to durability where it says so. */
function ownStrength(s: State, u: Unit, silenced: boolean, lines: Lines): number {
  const strength = STRENGTH[u.card];
  if (strength === null || silenced) return 0;
  const { n, per } = strength;
  const cards = s.piles[u.controller].hand.length;
  if (per === 'card') {
    lines?.push({ from: 'cardsInHand', amount: n * cards });
    return n * cards;
  }
  if (per === 'emptyHand') {
    if (cards > 0) return 0;
    lines?.push({ from: 'emptyHand', amount: n });
    return n;
  }
  const amount = n * countFriends(s, u.controller, per.others, u.id);
  lines?.push({ from: 'othersWith', word: per.others, amount });
  return amount;
}

/** An amount that another card adds; a line only if it changes something. */
function given(card: number, amount: number, lines: Lines): number {
  if (amount !== 0) lines?.push({ from: 'card', card, amount });
  return amount;
}

/** What the cards attached to a unit add: the Pilots' figures. */
function fromPilots(u: Unit, figures: readonly number[], lines: Lines): number {
  let sum = 0;
  for (let i = 0; i < u.attached.length; i++) {
    const one = u.attached[i];
    if (IS_PILOT[one.card] && !isPilotSilenced(u, one)) sum += given(one.card, figures[one.card], lines);
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
function fromOthers(s: State, u: Unit, lines: Lines): number {
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const from = s.board[cell];
    if (from === null) continue;
    if (AURA[from.card] !== null && !isSilenced(s, from))
      sum += given(from.card, fromAura(from.card, from.controller, from, true, u), lines);
    for (let i = 0; i < from.attached.length; i++) {
      const one = from.attached[i];
      if (AURA[one.card] !== null && !(IS_PILOT[one.card] && isPilotSilenced(from, one)))
        sum += given(one.card, fromAura(one.card, one.controller, from, false, u), lines);
      const perPilot = PER_PILOT[one.card];
      if (perPilot !== null) sum += given(one.card, perPilot.power * countPilotsOf(u, one.controller), lines);
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

const TURN_THE_KEY = cardNumber('MG2-118');
const TURN_KEY_POWER = 2;

/** MG-R-87: never below 0. Power is calculated only here; `lines` collects the summands, before the floor. */
export function powerOf(s: State, u: Unit, lines: StrengthLine[] | null = null): number {
  if (!isMecha(u)) return 0;
  if (s.rules.edition === '1e') return printed(POWER[u.card], lines); // nothing there changes power
  const silenced = isSilenced(s, u);
  let power = basePower(s, u, silenced, lines) + ownStrength(s, u, silenced, lines);
  power += fromPilots(u, POWER, lines) + fromOthers(s, u, lines);
  const keys = s.turnKeys[u.controller];
  if (keys > 0 && hasWord(nameOf(u), 'Wind-Up')) power += given(TURN_THE_KEY, keys * TURN_KEY_POWER, lines);
  return Math.max(0, power);
}

/** MG-R-87: without a floor. `lines`: see `powerOf`. */
export function durabilityOf(s: State, u: Unit, lines: StrengthLine[] | null = null): number {
  const base = printed(DURABILITY[u.card], lines);
  const own = STRENGTH[u.card]?.durability === true ? ownStrength(s, u, isSilenced(s, u), lines) : 0;
  return base + own + (u.attached.length > 0 ? fromPilots(u, DURABILITY, lines) : 0);
}

/** MG-R-61: what is left of it; in the first edition, its durability counters. */
export function durabilityLeft(s: State, u: Unit): number {
  return durabilityOf(s, u) - u.damage;
}

export function armorOnArrival(card: number): number {
  return ARMOR[card];
}
