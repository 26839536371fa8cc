import { displayNames, isPerson } from '@mechatable/host';
import { bot, person, type Player, type Seat } from '@mechatable/kernel';

/** What the set-up sheet calls a person; everything else there is the id of a bot. */
export const PERSON = 'person';

/** The players that were chosen in the set-up sheet. */
export function playersFrom(seats: readonly string[]): readonly Player[] {
  return seats.map((choice, seat) =>
    choice === PERSON ? person(`Player ${String(seat + 1)}`) : bot(choice),
  );
}

/** What the game calls a seat; without names of its own, a letter. */
export function seatName(seat: Seat, names?: readonly string[]): string {
  return names?.[seat] ?? String.fromCharCode(65 + seat);
}

export { botTitle } from '@mechatable/host';

/** `You`, `Regular bot`: several persons at one screen go by their names. */
export function seatTitle(players: readonly Player[], seat: Seat): string {
  const isAlone = isPerson(players[seat]) && players.filter(isPerson).length === 1;
  return isAlone ? 'You' : (displayNames(players)[seat] ?? '');
}
