import type { Seat } from '@mechatable/kernel';
import type { LaneRange, RowRange, Side } from './content/language.ts';

/**
 * Zones are numbers: unit zones 0-11 (seat × 6 + row × 3 + lane, frontline first), land zones 12-17
 * (12 + seat × 3 + lane). In actions, events and views they carry their printed names.
 */
export const UNIT_ZONES = 12;
export const ALL_ZONES = 18;
export const LANES = 3;
export const NOWHERE = -1;

export const SEAT_LETTERS = ['A', 'B'] as const;

export function unitZone(seat: Seat, row: 0 | 1, lane: number): number {
  return seat * 6 + row * LANES + lane;
}

export function landZone(seat: Seat, lane: number): number {
  return UNIT_ZONES + seat * LANES + lane;
}

interface Place {
  readonly seat: Seat;
  readonly lane: number;
  readonly row: 'front' | 'back' | 'land';
}

const PLACES: readonly Place[] = Array.from({ length: ALL_ZONES }, (_, zone) => {
  if (zone >= UNIT_ZONES) {
    return { seat: Math.floor((zone - UNIT_ZONES) / LANES), lane: (zone - UNIT_ZONES) % LANES, row: 'land' };
  }
  return { seat: Math.floor(zone / 6), lane: zone % LANES, row: zone % 6 < LANES ? 'front' : 'back' };
});

export const SEAT_OF: readonly Seat[] = PLACES.map((place) => place.seat);
export const LANE_OF: readonly number[] = PLACES.map((place) => place.lane);
export const ROW_OF: readonly Place['row'][] = PLACES.map((place) => place.row);

const ROW_LETTER = { front: 'f', back: 'b', land: 'L' } as const;

/** `A2f`: seat A, lane 2, frontline. */
export const ZONE_NAME: readonly string[] = PLACES.map(
  ({ seat, lane, row }) => `${SEAT_LETTERS[seat]}${lane + 1}${ROW_LETTER[row]}`,
);

const ZONE_NUMBER = new Map(ZONE_NAME.map((name, zone) => [name, zone]));

/** The number of a zone by name; -1 for an unknown name. */
export function zoneNumber(name: string): number {
  return ZONE_NUMBER.get(name) ?? NOWHERE;
}

/** LN-R-26: a player's own zones side by side, or in front and behind; no diagonals, never across. */
export const NEIGHBORS: readonly (readonly number[])[] = Array.from({ length: UNIT_ZONES }, (_, zone) => {
  const here = PLACES[zone];
  return Array.from({ length: UNIT_ZONES }, (_, other) => other).filter((other) => {
    const there = PLACES[other];
    if (there.seat !== here.seat) return false;
    const sideways = Math.abs(there.lane - here.lane);
    return there.row === here.row ? sideways === 1 : sideways === 0;
  });
});

export const UNIT_ZONES_OF: readonly (readonly number[])[] = [0, 1].map((seat) =>
  Array.from({ length: 6 }, (_, i) => seat * 6 + i),
);
export const LAND_ZONES_OF: readonly (readonly number[])[] = [0, 1].map((seat) =>
  Array.from({ length: LANES }, (_, lane) => landZone(seat, lane)),
);

export function opponent(seat: Seat): Seat {
  return 1 - seat;
}

/** Whether a zone is on the given side, seen from a seat. */
export function onSide(side: Side, seat: Seat, zone: number): boolean {
  return side === 'any' || (SEAT_OF[zone] === seat) === (side === 'you');
}

/** Whether a zone's lane is in range of a source; lane numbers compare across both sides (LN-R-59). */
export function inLane(range: LaneRange, source: number, zone: number): boolean {
  if (range === 'any') return true;
  if (typeof range === 'number') return LANE_OF[zone] === range - 1;
  if (source === NOWHERE) return false;
  const apart = Math.abs(LANE_OF[zone] - LANE_OF[source]);
  return range === 'this' ? apart === 0 : apart <= 1;
}

/** Whether a zone is in the given rows; `adjacent` means next to the source. */
export function inRow(range: RowRange, source: number, zone: number): boolean {
  if (range === 'unit') return zone < UNIT_ZONES;
  if (range === 'adjacent') {
    return zone < UNIT_ZONES && source >= 0 && source < UNIT_ZONES && NEIGHBORS[source].includes(zone);
  }
  return ROW_OF[zone] === range;
}
