import type { Seat } from '@mechatable/kernel';
import { flag, giveRest, newObject } from './board.ts';
import { ID } from './content/cards.ts';
import type { SummonZones } from './content/language.ts';
import type { Log } from './event.ts';
import type { State } from './state.ts';
import { triggerAt, watch } from './triggers.ts';
import {
  LAND_ZONES_OF,
  NEIGHBORS,
  NOWHERE,
  ROW_OF,
  SEAT_OF,
  UNIT_ZONES,
  UNIT_ZONES_OF,
  ZONE_NAME,
} from './zones.ts';

/** LN-TIME-5, 8: the seat's unit zones that a play or a summoning effect allows, empty or not. */
export function permits(to: SummonZones, near: number, zone: number): boolean {
  switch (to) {
    case 'any':
      return true;
    case 'back':
      return ROW_OF[zone] === 'back';
    case 'adjacent':
      return near >= 0 && near < UNIT_ZONES && NEIGHBORS[near].includes(zone);
    case 'subjectZone':
      return zone === near;
  }
}

/** Whether the seat has an empty unit zone that is allowed. */
export function hasRoom(s: State, seat: Seat, to: SummonZones, near: number): boolean {
  const zones = UNIT_ZONES_OF[seat];
  for (let i = 0; i < zones.length; i++) {
    if (s.card[zones[i]] === NOWHERE && permits(to, near, zones[i])) return true;
  }
  return false;
}

export function hasLandRoom(s: State, seat: Seat): boolean {
  const zones = LAND_ZONES_OF[seat];
  for (let i = 0; i < zones.length; i++) if (s.card[zones[i]] === NOWHERE) return true;
  return false;
}

/** LN-R-66: [On Play] only if played, [On Summon] and [On Unit Summoned] either way. */
export function placeUnit(s: State, card: number, zone: number, played: boolean, log: Log): void {
  const object = put(s, card, zone);
  const clause = played ? 'LN-TIME-5' : 'LN-TIME-8';
  log.push({ type: 'arrived', clause, seat: SEAT_OF[zone], card: ID[card], zone: ZONE_NAME[zone] });
  const rest = flag(s, zone, 'entersRested');
  if (rest > 0) giveRest(s, zone, rest, 'LN-R-92', log);
  const subject = { object, card, zone };
  if (played) triggerAt(s, 'onPlay', zone, subject);
  triggerAt(s, 'onSummon', zone, subject);
  watch(s, 'onUnitSummoned', subject);
}

/** LN-TIME-11. */
export function placeLand(s: State, card: number, zone: number, log: Log): void {
  const object = put(s, card, zone);
  log.push({
    type: 'arrived',
    clause: 'LN-TIME-11',
    seat: SEAT_OF[zone],
    card: ID[card],
    zone: ZONE_NAME[zone],
  });
  const subject = { object, card, zone };
  triggerAt(s, 'onPlay', zone, subject);
  watch(s, 'onLandPlaced', subject);
}

function put(s: State, card: number, zone: number): number {
  const object = newObject(s, zone);
  s.card[zone] = card;
  s.object[zone] = object;
  return object;
}
