import { displayNames, onlyPerson } from '@mechatable/host';
import { bot, person, playerName, sentence, whom, type Player } from '@mechatable/kernel';
import { words } from './words.ts';

/** A person in the setup sheet; every other value there is the id of a bot. */
export const PERSON = 'person';

/** The players that were chosen in the setup sheet. People without a proper name go by their number. */
export function playersFrom(seats: readonly string[], names: readonly string[] = []): readonly Player[] {
  return seats.map((choice, seat) => {
    if (choice !== PERSON) return bot(choice);
    const { data = words.player(seat + 1) } = playerName.safeParse((names[seat] ?? '').trim());
    return person(data);
  });
}

export { botName, botTitle } from '@mechatable/host';

/** `You`, `Regular bot`. Several people at one screen go by their names, and so does everyone elsewhere. */
export function titlesOf(players: readonly Player[], isHere: boolean): readonly string[] {
  const names = { viewer: isHere ? onlyPerson(players) : 'table', names: displayNames(players) } as const;
  return players.map((_, seat) => sentence(whom(names, seat)));
}
