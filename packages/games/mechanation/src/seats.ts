import type { Seat, Viewer } from '@mechatable/kernel';

export const SEAT_NAMES = ['P0', 'P1', 'P2', 'P3'] as const;
export type SeatName = (typeof SEAT_NAMES)[number];

/** `P2` as a seat; -1 for anything else. */
export function seatNumber(name: string): Seat {
  return (SEAT_NAMES as readonly string[]).indexOf(name);
}

/** Who has seen a card is a set of viewers, as bits: one a seat, and one for everybody who looks on. */
export const ONLOOKERS = 1 << SEAT_NAMES.length;
export const EVERYONE = 2 * ONLOOKERS - 1;

export function bitOf(viewer: Viewer): number {
  return viewer === 'table' ? ONLOOKERS : 1 << viewer;
}

/** MN-R-2: so many places clockwise. */
export function clockwise(seat: Seat, by: number, pilots: number): Seat {
  return (seat + by) % pilots;
}
