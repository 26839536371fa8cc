import type { TableGame } from '../../games/shared/drawing.ts';
import { go } from '../../browser/address.ts';
import { loadoutChoices } from '../../table/setup/loadouts.ts';
import { newMatch } from '../../table/setup/new-match.ts';
import { defaultSetup, optionsOf, withFirstValues } from '../../table/setup/setup.ts';
import { PERSON, playersFrom } from '../../ui/players.ts';
import { BEGINNER_BOT } from './beginner-bot.ts';

/** A first whole match: the default setup, against the weakest bots. */
export async function playMatch({ game, drawing }: TableGame): Promise<void> {
  const choices = await loadoutChoices(game);
  const setup = defaultSetup(game);
  const seats = setup.seats.map((player) => (player === PERSON ? player : BEGINNER_BOT));
  const options = withFirstValues(drawing, optionsOf(setup, choices));
  go(`/match/${await newMatch(game, { players: playersFrom(seats), options })}`);
}
