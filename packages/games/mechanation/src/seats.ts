import type { Seat, Viewer } from '@mechatable/kernel';

export const SEAT_NAMES = ['P0', 'P1', 'P2', 'P3'] as const;
export type SeatName = (typeof SEAT_NAMES)[number];

/** `P2` as a seat; -1 for anything else. */
export function seatNumber(name: string): Seat {
  return (SEAT_NAMES as readonly string[]).indexOf(name);
}

/** The viewers who have seen a card, as bits: one per seat, and one for all spectators. */
export const SPECTATORS = 1 << SEAT_NAMES.length;
export const EVERYONE = 2 * SPECTATORS - 1;

export function bitOf(viewer: Viewer): number {
  return viewer === 'table' ? SPECTATORS : 1 << viewer;
}

/** MN-R-2: the seat `by` places clockwise. */
export function clockwise(seat: Seat, by: number, pilots: number): Seat {
  return (seat + by) % pilots;
}
