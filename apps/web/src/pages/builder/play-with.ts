import type { PieceList } from '@mechatable/kernel';
import { loadoutChoices } from '../../table/setup/loadouts.ts';
import { PERSON, playersFrom } from '../../ui/players.ts';
import { lastSetup, optionsOf, optionsWith } from '../../table/setup/setup.ts';
import { newMatch } from '../../table/setup/new-match.ts';
import { go } from '../../browser/address.ts';
import type { RuledGame } from '../../game-ui/with-game.tsx';
import { offerInMatch } from '../../games/shared/at-hand.ts';

/**
 * Opens a match with a person in the first seat who plays this list, and the last setup otherwise. If a game chooses
 * lists during the match, this one is offered there.
 */
export async function playWith({ entry, game }: RuledGame, name: string, list: PieceList): Promise<void> {
  const choices = await loadoutChoices(game);
  const setup = lastSetup(game, choices);
  const id = await newMatch(game, {
    players: playersFrom([PERSON, ...setup.seats.slice(1)]),
    options: optionsWith(list, await entry.load(), optionsOf(setup, choices)),
    practice: setup.practice !== false,
  });
  if (game.content.loadouts.length === 0) offerInMatch(id, name, list);
  go(`/match/${id}`);
}
