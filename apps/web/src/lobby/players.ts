import { BOTS } from '@mechatable/bots';
import { PERSON } from '@mechatable/host';
import type { Seat } from '@mechatable/kernel';

/** Seats are called by letters, as in the rule books. */
export function seatName(seat: Seat): string {
  return String.fromCharCode(65 + seat);
}

/** Who sits in a seat, in words for the people at this screen. */
export function playerName(seats: readonly string[], seat: Seat): string {
  const player = seats[seat];
  if (player === PERSON) return seats.indexOf(PERSON) === seat ? 'You' : 'Guest';
  return BOTS.find(({ id }) => id === player)?.title ?? player ?? '';
}

/** `You (A)`, `Greedy bot (B)`: with two persons at one screen both go by their letters. */
export function seatTitle(seats: readonly string[], seat: Seat): string {
  const persons = seats.filter((player) => player === PERSON).length;
  if (seats[seat] === PERSON) return persons > 1 ? `Player ${seatName(seat)}` : 'You';
  return `${playerName(seats, seat)} bot`;
}
