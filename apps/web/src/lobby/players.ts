import { BOTS } from '@mechatable/bots';
import { PERSON } from '@mechatable/host';
import type { Seat } from '@mechatable/kernel';

/** What the game calls a seat; without names of its own, a letter. */
export function seatName(seat: Seat, names?: readonly string[]): string {
  return names?.[seat] ?? String.fromCharCode(65 + seat);
}

/** Who sits in a seat, in words for the people at this screen. */
export function playerName(seats: readonly string[], seat: Seat): string {
  const player = seats[seat];
  if (player === PERSON) return seats.indexOf(PERSON) === seat ? 'You' : 'Guest';
  return BOTS.find(({ id }) => id === player)?.title ?? player ?? '';
}

/** `You (A)`, `Greedy bot (B)`: with two persons at one screen both go by their letters. */
export function seatTitle(seats: readonly string[], seat: Seat, names?: readonly string[]): string {
  const persons = seats.filter((player) => player === PERSON).length;
  if (seats[seat] === PERSON) return persons > 1 ? `Player ${seatName(seat, names)}` : 'You';
  return `${playerName(seats, seat)} bot`;
}
