import {
  BadInputError,
  contentHashIn,
  publishedId,
  shortContentHash,
  useContent,
  type CustomContent,
} from '@mechatable/kernel';
import { chosenGame, theContentFiles } from '../browser/content-files.ts';
import { words as shared } from './shared/words.ts';

const words = shared.content;

/** This page has loaded a game with other content, and can have only one. Loading the page again helps. */
export class OtherContentError extends BadInputError {}

/** By rule book: the game with a content file that this page or worker plays; null for published content. */
const settled = new Map<string, Promise<string | null>>();

/**
 * Before a game is loaded: lets this page or worker play with the content that the game's id names. Throws a
 * `BadInputError` if the content file isn't in this browser, or if other content is loaded already.
 */
export async function settleContent(rulebook: string, id: string): Promise<void> {
  const played = settled.get(rulebook) ?? settle(rulebook, id);
  settled.set(rulebook, played);
  let current: string | null;
  try {
    current = await played;
  } catch (error) {
    settled.delete(rulebook); // nothing was loaded
    throw error;
  }
  const isPublished = contentHashIn(id) === null && (current === null || publishedId(current) !== id);
  if (!isPublished && current !== id) throw new OtherContentError(words.other);
}

/** A published edition can be played beside another edition with a content file. */
async function settle(rulebook: string, id: string): Promise<string | null> {
  if (contentHashIn(id) !== null) {
    useContent(await storedContent(id));
    return id;
  }
  const chosen = chosenGame(rulebook);
  if (chosen === null || publishedId(chosen) === id) return null;
  useContent(await storedContent(chosen));
  return chosen;
}

async function storedContent(id: string): Promise<CustomContent> {
  const hash = contentHashIn(id) ?? '';
  const file = await (await theContentFiles()).get(hash);
  if (file === null) throw new BadInputError(words.missing(hash));
  const { readContent } = await import('@mechatable/catalog/content');
  const read = await readContent(file.text);
  if (!read.ok || shortContentHash(read.content) !== hash || read.content.game !== publishedId(id))
    throw new BadInputError(words.outdated(file.name));
  return read.content;
}

/** The id of a game as it is played in this browser: the published one, or the one with the chosen content file. */
export function idHere(rulebook: string, id: string): string {
  const chosen = chosenGame(rulebook);
  return chosen !== null && publishedId(chosen) === id ? chosen : id;
}
