import { PERSON } from '@mechatable/host';
import type { PieceList } from '@mechatable/kernel';
import { loadoutChoices } from '../lobby/loadouts.ts';
import { lastSetup, optionsOf } from '../lobby/setup.ts';
import { newMatch } from '../new-match.ts';
import { go } from '../router.ts';
import type { RuledGame } from '../shell/with-game.tsx';

/** Opens a match in which the first seat is a person with this list; all else is as it was last set up. */
export async function playWith({ game }: RuledGame, list: PieceList): Promise<void> {
  const choices = await loadoutChoices(game);
  const setup = lastSetup(game, choices);
  const options = optionsOf(setup, choices);
  const [, ...others] = Array.isArray(options.loadouts) ? (options.loadouts as unknown[]) : [];
  const id = await newMatch(game, {
    seats: [PERSON, ...setup.seats.slice(1)],
    options: { ...options, loadouts: [list, ...others] },
  });
  go(`/match/${id}`);
}
