import { BadInputError, printable, sha256, type DeckRules, type PieceList } from '@mechatable/kernel';
import { emptyList, withCount } from './counts.ts';
import { inOrder } from './text.ts';

const VERSION = '1';
const SEAL_LENGTH = 6;
/** The longest list of any game takes a tenth of this. */
export const MAX_LIST_LINK = 20_000;

export interface SharedList {
  readonly name: string;
  readonly list: PieceList;
}

/**
 * A list as the end of an address: `1~Iron%20Spear~deck~4.VG-01~3.VG-02~pool~2.OP-02~9f0c1d`. Pieces go by their
 * ids, so that a link outlives a change of order; the seal at its end tells a link that was cut off or altered.
 */
export function writeLink(deckRules: DeckRules, { name, list }: SharedList): string {
  const sections = deckRules.sections.flatMap(({ id }) => [
    id,
    ...inOrder(deckRules, list[id] ?? {}).map(([piece, count]) => `${count}.${piece}`),
  ]);
  const body = [VERSION, encodeName(name), ...sections].join('~');
  return `${body}~${sealOf(body)}`;
}

/** The list of a link, or an error that says what is wrong with it. */
export function readLink(deckRules: DeckRules, link: string): SharedList {
  if (link.length > MAX_LIST_LINK) throw damaged(deckRules);
  const end = link.lastIndexOf('~');
  const body = link.slice(0, Math.max(end, 0));
  if (sealOf(body) !== link.slice(end + 1)) throw damaged(deckRules);
  const [version, name = '', ...words] = body.split('~');
  if (version !== VERSION) {
    throw new BadInputError(
      "This link was made by a different version of Mechatable and can't be read here.",
    );
  }
  let list = emptyList(deckRules);
  let section = '';
  for (const word of words) {
    const [, count = '', piece = ''] = /^(\d{1,2})\.(.+)$/.exec(word) ?? [];
    if (piece === '') {
      if (!Object.hasOwn(list, word)) throw stranger(deckRules, word);
      section = word;
    } else {
      if (section === '' || !deckRules.parts.some(({ id }) => id === piece)) throw stranger(deckRules, piece);
      list = withCount(list, section, piece, Number(count));
    }
  }
  return { name: decodeName(deckRules, name), list };
}

/** Half a character, as a box that counts letters may leave it behind, has no place in an address. */
function encodeName(name: string): string {
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, '')).replaceAll('~', '%7E');
}

function decodeName(deckRules: DeckRules, name: string): string {
  try {
    return decodeURIComponent(name);
  } catch (error) {
    if (error instanceof URIError) throw damaged(deckRules);
    throw error;
  }
}

function damaged({ what }: DeckRules): BadInputError {
  return new BadInputError(
    `This link is damaged: part of it is missing or was changed. Ask for the ${what} again, as a link or as text.`,
  );
}

function stranger({ what }: DeckRules, word: string): BadInputError {
  return new BadInputError(`This link is not a ${what} for this game: unknown part "${printable(word)}".`);
}

function sealOf(body: string): string {
  return sha256(`mechatable:list:${body}`).slice(0, SEAL_LENGTH);
}
