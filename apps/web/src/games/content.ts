import {
  BadInputError,
  contentHashIn,
  publishedId,
  shortContentHash,
  useContent,
  type CustomContent,
} from '@mechatable/kernel';
import { StoreFailedError } from '@mechatable/store';
import type { StoredContent } from '@mechatable/store/content';
import { chosenGame, theContentFiles } from '../browser/content-files.ts';
import { words as shared } from './shared/words.ts';

const words = shared.content;

/** This page has loaded a game with other content, and can have only one. Loading the page again helps. */
export class OtherContentError extends BadInputError {}

/** By rule book: the game with a content file that this page or worker plays; null for published content. */
const settled = new Map<string, Promise<string | null>>();

/**
 * Before a game is loaded: lets this page or worker play with the content that the game's id names. Throws a
 * `BadInputError` if the content file can't be read in this browser, or if other content is loaded already.
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
  try {
    useContent(await storedContent(chosen));
    return chosen;
  } catch (error) {
    if (error instanceof BadInputError) return null; // the page says so where that edition is loaded
    throw error;
  }
}

async function storedContent(id: string): Promise<CustomContent> {
  const hash = contentHashIn(id) ?? '';
  const file = await storedFile(hash);
  if (file === null) throw new BadInputError(words.missing(hash));
  const { readContent } = await import('@mechatable/catalog/content');
  const read = await readContent(file.text);
  if (!read.ok || shortContentHash(read.content) !== hash || read.content.game !== publishedId(id))
    throw new BadInputError(words.outdated(file.name));
  return read.content;
}

async function storedFile(hash: string): Promise<StoredContent | null> {
  try {
    return await (await theContentFiles()).get(hash);
  } catch (error) {
    throw error instanceof StoreFailedError ? new BadInputError(error.message) : error;
  }
}

/** The id of a game as it is played in this browser: the published one, or the one with the chosen content file. */
export function idHere(rulebook: string, id: string): string {
  const chosen = chosenGame(rulebook);
  return chosen !== null && publishedId(chosen) === id ? chosen : id;
}
