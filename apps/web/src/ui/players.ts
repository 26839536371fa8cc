import { BOTS } from '@mechatable/bots';
import { isPerson } from '@mechatable/host';
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

/** A bot by its title: `Regular`. */
export function botTitle(id: string): string {
  return BOTS.find((known) => known.id === id)?.title ?? id;
}

/** `You`, `Regular bot`: several persons at one screen go by the names of their seats. */
export function seatTitle(players: readonly Player[], seat: Seat, names?: readonly string[]): string {
  const player = players[seat];
  if (player === undefined) return '';
  if (player.kind === 'bot') return `${botTitle(player.bot)} bot`;
  if (player.kind === 'program') return player.name;
  return players.filter(isPerson).length > 1 ? `Player ${seatName(seat, names)}` : 'You';
}
