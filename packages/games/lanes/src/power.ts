import type { Seat } from '@mechatable/kernel';
import { flag, unitCount, zoneOfObject } from './board.ts';
import { AURAS, BACK, FRONT, GRAVEYARD_AURAS, POOL_AURAS, TRIBE } from './content/cards.ts';
import type { Condition, ContinuousEffect, Selector, Until } from './content/language.ts';
import { foeOf, inReach, matches, type EffectContext } from './reach.ts';
import type { State } from './state.ts';
import {
  ALL_ZONES,
  LANE_OF,
  NOWHERE,
  ROW_OF,
  SEAT_OF,
  UNIT_ZONES,
  inLane,
  landZone,
  onSide,
  opponent,
} from './zones.ts';

/** One summand of a unit's power, and the card it comes from. */
export type PowerLine = { readonly card: number; readonly amount: number } & (
  | { readonly from: 'printed' | 'equip' }
  | { readonly from: 'change'; readonly until: Until }
  | { readonly from: 'continuous'; readonly seat: Seat; readonly zone: number; readonly pile: Pile | null }
);

/** LN-FX-13: a pile in which continuous effects can work. */
type Pile = 'graveyard' | 'pool';

/** A card whose continuous effects work where it is. */
interface Source {
  readonly card: number;
  readonly auras: readonly ContinuousEffect[];
  readonly seat: Seat;
  /** Where it is on the board, and as which object; -1 for a card in a pile. */
  readonly zone: number;
  readonly object: number;
  readonly pile: Pile | null;
}

/** LN-R-43. Power is calculated only here; `lines` collects the summands. */
export function powerOf(s: State, zone: number, lines: PowerLine[] | null = null): number {
  return powerWith(s, sourcesOf(s), zone, lines);
}

/** By zone, the power of every unit; -1 where there is none. Cheaper than one by one. */
export function fillPowers(s: State, powers: Float64Array): void {
  const sources = sourcesOf(s);
  for (let zone = 0; zone < UNIT_ZONES; zone++)
    powers[zone] = s.card[zone] < 0 ? NOWHERE : powerWith(s, sources, zone, null);
}

/** Printed power of the row, equips, lasting changes and continuous effects; the sum first, then at least 0. */
function powerWith(s: State, sources: readonly Source[], zone: number, lines: PowerLine[] | null): number {
  const card = s.card[zone];
  const object = s.object[zone];
  const printed = ROW_OF[zone] === 'front' ? FRONT : BACK;
  let sum = printed[card];
  lines?.push({ card, amount: sum, from: 'printed' });
  for (let i = 0; i < s.equipUnit.length; i++) {
    if (s.equipUnit[i] !== object) continue;
    const amount = printed[s.equipCard[i]];
    sum += amount;
    lines?.push({ card: s.equipCard[i], amount, from: 'equip' });
  }
  for (let i = 0; i < s.changeUnit.length; i++) {
    if (s.changeUnit[i] !== object) continue;
    sum += s.changeAmount[i];
    lines?.push({ card: s.changeBy[i], amount: s.changeAmount[i], from: 'change', until: s.changeUntil[i] });
  }
  for (let i = 0; i < sources.length; i++) sum += reached(s, sources[i], zone, lines);
  return sum < 0 ? 0 : sum;
}

/** All cards with continuous effects: on the board, as equips, in graveyards and in pools. */
function sourcesOf(s: State): Source[] {
  const found: Source[] = [];
  for (let zone = 0; zone < ALL_ZONES; zone++) {
    const card = s.card[zone];
    if (card < 0) continue;
    const auras = AURAS[card];
    if (auras !== null)
      found.push({ card, auras, seat: SEAT_OF[zone], zone, object: s.object[zone], pile: null });
  }
  for (let i = 0; i < s.equipUnit.length; i++) {
    const card = s.equipCard[i];
    const auras = AURAS[card];
    if (auras === null) continue;
    const object = s.equipUnit[i];
    const zone = s.zoneOf[object];
    found.push({ card, auras, seat: SEAT_OF[zone], zone, object, pile: null });
  }
  for (let seat = 0; seat < 2; seat++) {
    addFromPile(s.piles[seat].graveyard, GRAVEYARD_AURAS, seat, 'graveyard', found);
    addFromPile(s.piles[seat].revealed, POOL_AURAS, seat, 'pool', found);
  }
  return found;
}

function addFromPile(
  cards: readonly number[],
  aurasOf: typeof AURAS,
  seat: Seat,
  pile: Pile,
  found: Source[],
): void {
  for (let i = 0; i < cards.length; i++) {
    const auras = aurasOf[cards[i]];
    if (auras !== null) found.push({ card: cards[i], auras, seat, zone: NOWHERE, object: NOWHERE, pile });
  }
}

/** The power that the continuous effects of one card give to the unit in a zone. */
function reached(
  s: State,
  { card, auras, seat, zone: source, object, pile }: Source,
  zone: number,
  lines: PowerLine[] | null,
): number {
  let sum = 0;
  for (let i = 0; i < auras.length; i++) {
    const aura = auras[i];
    if (aura.reach === 'self' ? source !== zone : !inReach(aura.reach, seat, source, zone)) continue;
    if (aura.match !== undefined && !matches(aura.match, object, s.object[zone], s.card[zone])) continue;
    const from = { seat, source: object, zone: source };
    if (!allHold(s, aura.if, from, 0)) continue;
    const amount = aura.powerPer === undefined ? (aura.power ?? 0) : select(s, aura.powerPer, from).length;
    // LN-R-37: Ward stops enemy continuous minus effects
    if (amount === 0 || (amount < 0 && seat !== SEAT_OF[zone] && flag(s, zone, 'ward') > 0)) continue;
    sum += amount;
    lines?.push({ card, amount, from: 'continuous', seat, zone: source, pile });
  }
  return sum;
}

// The rest is in this file because power and selection need each other: an effect can count units up to a power.

function isSelected(s: State, wanted: Selector, from: EffectContext, zone: number): boolean {
  const card = s.card[zone];
  if (card < 0 || !onSide(wanted.side, from.seat, zone)) return false;
  if (wanted.lane !== undefined && !inLane(wanted.lane, from.zone, zone)) return false;
  if (wanted.row !== undefined && ROW_OF[zone] !== wanted.row) return false;
  if (wanted.tribe !== undefined && TRIBE[card] !== wanted.tribe) return false;
  if (wanted.other === true && s.object[zone] === from.source) return false;
  if (wanted.resting === true && s.rest[zone] === 0) return false;
  return wanted.maxPower === undefined || powerOf(s, zone) <= wanted.maxPower;
}

/** The zones whose cards a selector fits, in board order. */
export function select(s: State, wanted: Selector, from: EffectContext): number[] {
  const found: number[] = [];
  const start = wanted.of === 'unit' ? 0 : UNIT_ZONES;
  const end = wanted.of === 'unit' ? UNIT_ZONES : ALL_ZONES;
  for (let zone = start; zone < end; zone++) if (isSelected(s, wanted, from, zone)) found.push(zone);
  return found;
}

function holds(s: State, condition: Condition, from: EffectContext, x: number): boolean {
  if ('count' in condition) return select(s, condition.count, from).length >= condition.min;
  if ('fewerUnits' in condition) return unitCount(s, opponent(from.seat)) > unitCount(s, from.seat);
  if ('protectionAtMost' in condition)
    return s.piles[from.seat].protection.length <= condition.protectionAtMost;
  if ('selfRow' in condition) return from.zone !== NOWHERE && ROW_OF[from.zone] === condition.selfRow;
  if ('landHere' in condition) {
    return from.zone !== NOWHERE && s.card[landZone(from.seat, LANE_OF[from.zone])] >= 0;
  }
  if ('attacking' in condition) return s.combat !== null && s.combat.attacker === from.source;
  if ('foeResting' in condition) {
    const foe = zoneOfObject(s, foeOf(s, from.source));
    return foe !== NOWHERE && s.rest[foe] > 0;
  }
  return x >= condition.chose;
}

/** LN-FX-7: all of them. */
export function allHold(
  s: State,
  conditions: readonly Condition[] | undefined,
  from: EffectContext,
  x: number,
): boolean {
  if (conditions === undefined) return true;
  for (let i = 0; i < conditions.length; i++) if (!holds(s, conditions[i], from, x)) return false;
  return true;
}
