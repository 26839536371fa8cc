import { BadInputError, type AnyGame } from '@mechatable/kernel';
import { nearestFirst } from '@mechatable/spelling';
import { seatBots } from '../seats.ts';

/** The bots of a study, one for each seat. Programs can't play: a study must be repeatable. */
export function studyBots(game: AnyGame, ids: readonly string[]): readonly string[] {
  return seatBots(game, ids).map((entrant) => {
    if (entrant.kind === 'program') throw new BadInputError('A study needs built-in bots, not a program.');
    return entrant.bot;
  });
}

/** The loadouts to compare: all of the game, or those named, at least two. */
export function studyLoadouts(game: AnyGame, ids: readonly string[] | undefined): readonly string[] {
  const known = game.content.loadouts.map(({ id }) => id);
  if (ids === undefined) return known;
  if (known.length === 0) throw new BadInputError(`${game.title} has no loadouts: remove --loadouts.`);
  for (const id of ids) {
    if (known.includes(id)) continue;
    throw new BadInputError(
      `${game.title} has no loadout "${id}". Loadouts: ${nearestFirst(id, known).join(', ')}.`,
    );
  }
  if (new Set(ids).size < 2) throw new BadInputError('--loadouts needs at least two loadouts to compare.');
  return [...new Set(ids)];
}
