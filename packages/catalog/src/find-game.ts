import { BadInputError, nearestFirst, type AnyGame } from '@mechatable/kernel';
import { GAMES } from './games.ts';

/** The game of this id; an unknown id is answered with those there are, the likeliest first. */
export function findGame(id: string, games: readonly AnyGame[] = GAMES): AnyGame {
  const found = games.find((game) => game.id === id);
  if (found !== undefined) return found;
  const known = nearestFirst(
    id,
    games.map((game) => game.id),
  );
  throw new BadInputError(`There is no game "${id}": choose ${known.join(' or ')}.`);
}
