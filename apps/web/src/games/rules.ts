import { PACKAGES } from '@mechatable/catalog/packages';
import { BadInputError, publishedId, type AnyGame } from '@mechatable/kernel';
import { settleContent } from './content.ts';
import { words } from './shared/words.ts';
import { translateGame } from './translate-game.ts';

/**
 * A game without its drawing, under a rules version, or under its newest if none is given. The id of a game that was played
 * with a content file includes its hash. A version or a file that is not here is a `BadInputError`.
 */
export async function loadRules(id: string, version?: number): Promise<AnyGame | null> {
  const own = PACKAGES.find(({ manifests }) => manifests.some((manifest) => manifest.id === publishedId(id)));
  if (own === undefined) return null;
  await settleContent(own.name, id);
  await translateGame(own.name);
  const releases = (await own.load()).filter((game) => game.id === id);
  const newest = releases.at(-1);
  if (newest === undefined) return null;
  if (version === undefined) return newest;
  const found = releases.find(({ rulesVersion }) => rulesVersion === version);
  if (found !== undefined) return found;
  const supported = releases.map(({ rulesVersion }) => String(rulesVersion));
  throw new BadInputError(words.noVersion(newest.title, supported, version));
}
