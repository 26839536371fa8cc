import { BadInputError, contentHashIn, publishedId, type AnyGame } from '@mechatable/kernel';
import { nearestFirst } from '@mechatable/spelling';
import { RELEASES } from './releases.ts';

/**
 * The game of this id under a rules version. Without a version, the id comes from a person: it is the newest version, with
 * the content file that is in use. For an unknown id, the error lists the known ones, the likeliest first; for an unknown
 * version, those that this program plays.
 */
export function findGame(id: string, version?: number, releases: readonly AnyGame[] = RELEASES): AnyGame {
  const isWanted = (game: AnyGame): boolean =>
    game.id === id || (version === undefined && publishedId(game.id) === id);
  const versions = releases.filter(isWanted).sort((a, b) => a.rulesVersion - b.rulesVersion);
  const newest = versions.at(-1);
  if (newest === undefined) {
    const other = releases.find((game) => publishedId(game.id) === publishedId(id));
    if (other !== undefined) throw new BadInputError(otherContent(id, other));
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

/** Explains why a game with other content can't be played here. */
export function otherContent(id: string, { title, content: { custom } }: AnyGame): string {
  const wanted = contentHashIn(id);
  if (wanted === null)
    return `This match was played with the published ${title}, not with the content file "${custom?.name ?? ''}". Remove --content.`;
  const played = `This match was played with a content file for ${title}, hash ${wanted}.`;
  if (custom === null) return `${played} Add it with --content.`;
  return `${played} The file "${custom.name}" has the hash ${custom.hash}: use the file of this match.`;
}
