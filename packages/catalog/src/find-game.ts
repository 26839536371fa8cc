import { BadInputError, type AnyGame } from '@mechatable/kernel';
import { nearestFirst } from '@mechatable/spelling';
import { RELEASES } from './releases.ts';

/**
 * The game of this id under a rules version, or under its newest if none is given. An unknown id is answered with the
 * known ones, the likeliest first, and an unknown version with those this program plays.
 */
export function findGame(id: string, version?: number, releases: readonly AnyGame[] = RELEASES): AnyGame {
  const versions = releases.filter((game) => game.id === id).sort((a, b) => a.rulesVersion - b.rulesVersion);
  const newest = versions.at(-1);
  if (newest === undefined) {
    const known = nearestFirst(id, [...new Set(releases.map((game) => game.id))]);
    throw new BadInputError(`Unknown game "${id}". Games: ${known.join(', ')}.`);
  }
  if (version === undefined) return newest;
  const found = versions.find((game) => game.rulesVersion === version);
  if (found !== undefined) return found;
  const played = versions.map((game) => game.rulesVersion);
  const noun = played.length === 1 ? 'version' : 'versions';
  throw new BadInputError(
    `This program supports rules ${noun} ${played.join(' and ')} of ${id}, not version ${version}.`,
  );
}
