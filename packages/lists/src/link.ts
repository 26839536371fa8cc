import { BadInputError, printable, sha256, type DeckRules, type PieceList } from '@mechatable/kernel';
import { emptyList, withCount } from './counts.ts';
import { inOrder } from './text.ts';
import { words } from './words.ts';

const VERSION = '1';
const CHECKSUM_LENGTH = 6;
/** Ten times the longest list of any game. */
export const MAX_LIST_LINK = 20_000;

export interface SharedList {
  readonly name: string;
  readonly list: PieceList;
}

/**
 * A list as the end of an address: `1~Iron%20Spear~deck~4.VG-01~3.VG-02~pool~2.OP-02~9f0c1d`. It names pieces by id,
 * so it survives a change of their order. The checksum at the end detects links that were cut off or altered.
 */
export function writeLink(deckRules: DeckRules, { name, list }: SharedList): string {
  const sections = deckRules.sections.flatMap(({ id }) => [
    id,
    ...inOrder(deckRules, list[id] ?? {}).map(([piece, count]) => `${count}.${piece}`),
  ]);
  const body = [VERSION, encodeName(name), ...sections].join('~');
  return `${body}~${checksumOf(body)}`;
}

/** The list of a link, or an error that says what is wrong with it. */
export function readLink(deckRules: DeckRules, link: string): SharedList {
  if (link.length > MAX_LIST_LINK) throw damaged(deckRules);
  const end = link.lastIndexOf('~');
  const body = link.slice(0, Math.max(end, 0));
  if (checksumOf(body) !== link.slice(end + 1)) throw damaged(deckRules);
  const [version, name = '', ...entries] = body.split('~');
  if (version !== VERSION) {
    throw new BadInputError(words.link.otherVersion);
  }
  let list = emptyList(deckRules);
  let section = '';
  for (const entry of entries) {
    const [, count = '', piece = ''] = /^(\d{1,2})\.(.+)$/.exec(entry) ?? [];
    if (piece === '') {
      if (!Object.hasOwn(list, entry)) throw unknownPart(deckRules, entry);
      section = entry;
    } else {
      if (section === '' || !deckRules.parts.some(({ id }) => id === piece))
        throw unknownPart(deckRules, piece);
      list = withCount(list, section, piece, Number(count));
    }
  }
  return { name: decodeName(deckRules, name), list };
}

/** Drops lone surrogates, which a text box with a length limit can leave behind: they can't be encoded. */
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
  return new BadInputError(words.link.damaged(what));
}

function unknownPart({ what }: DeckRules, part: string): BadInputError {
  return new BadInputError(words.link.unknown(what, printable(part)));
}

function checksumOf(body: string): string {
  return sha256(`mechatable:list:${body}`).slice(0, CHECKSUM_LENGTH);
}
