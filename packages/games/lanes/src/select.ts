import type { Seat } from '@mechatable/kernel';
import { TRIBE } from './content/cards.ts';
import type { Condition, Match, Reach, Selector } from './content/language.ts';
import { unitCount, zoneOfObject } from './board.ts';
import { powerOf } from './power.ts';
import type { State } from './state.ts';
import {
  ALL_ZONES,
  LANE_OF,
  NOWHERE,
  ROW_OF,
  UNIT_ZONES,
  inLane,
  inRow,
  landZone,
  onSide,
  opponent,
} from './zones.ts';

/** The point of view of an effect. */
export interface Standpoint {
  readonly seat: Seat;
  /** The source as an object; -1 for a tech. */
  readonly source: number;
  /** Its zone, or its last one (LN-R-64). */
  readonly zone: number;
}

/** LN-TRIG-1, LN-FX-14. An event outside the board is in no reach (LN-R-68). */
export function inReach(reach: Reach, seat: Seat, source: number, zone: number): boolean {
  return (
    zone !== NOWHERE &&
    onSide(reach.side, seat, zone) &&
    inRow(reach.row, source, zone) &&
    inLane(reach.lane, source, zone)
  );
}

/** LN-TRIG-2, LN-TRIG-3. */
export function matches(match: Match, source: number, object: number, card: number): boolean {
  if (match.other === true && object === source) return false;
  return match.tribe === undefined || TRIBE[card] === match.tribe;
}

function isSelected(s: State, wanted: Selector, from: Standpoint, zone: number): boolean {
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
export function select(s: State, wanted: Selector, from: Standpoint): number[] {
  const found: number[] = [];
  const start = wanted.of === 'unit' ? 0 : UNIT_ZONES;
  const end = wanted.of === 'unit' ? UNIT_ZONES : ALL_ZONES;
  for (let zone = start; zone < end; zone++) if (isSelected(s, wanted, from, zone)) found.push(zone);
  return found;
}

function holds(s: State, condition: Condition, from: Standpoint, x: number): boolean {
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
  from: Standpoint,
  x: number,
): boolean {
  if (conditions === undefined) return true;
  for (let i = 0; i < conditions.length; i++) if (!holds(s, conditions[i], from, x)) return false;
  return true;
}

/** The other unit in combat; none for a unit that is not in it. */
export function foeOf(s: State, object: number): number {
  if (s.combat === null) return NOWHERE;
  if (s.combat.attacker === object) return s.combat.defender;
  return s.combat.defender === object ? s.combat.attacker : NOWHERE;
}
