import { printable, type DeckRules, type Part, type PieceList } from '@mechatable/kernel';
import { nearestFirst } from '@mechatable/spelling';
import { countOf, emptyList, sizeOf, withCount } from './counts.ts';
import { words } from './words.ts';

const say = words.text;

/** More copies on one line are treated as a typo. */
export const MOST_WRITTEN = 99;
/** Longer text is not a list: this is four times the longest. */
export const MAX_LIST_TEXT = 20_000;
/** A longer line can't be a name, so no suggestion is searched for it. */
const LONGEST_LINE = 100;

/** A line that could not be read. */
export interface LineProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly sentence: string;
  /** A suggestion for the line; null if no name is similar. */
  readonly suggestion: string | null;
}

export interface ReadList {
  /** From a first line that starts with `#`; null if there is none. */
  readonly name: string | null;
  /** Everything that could be read. */
  readonly list: PieceList;
  readonly problems: readonly LineProblem[];
}

/** A list as plain text: its name, then a line for each piece under the name of its section. */
export function writeList(deckRules: DeckRules, name: string, list: PieceList): string {
  const lines = [`# ${name.replace(/\s+/g, ' ').trim()}`];
  for (const section of deckRules.sections) {
    lines.push('', `${capital(section.name)}:`);
    for (const [id, count] of inOrder(deckRules, list[section.id] ?? {})) {
      lines.push(`${count}x ${deckRules.parts.find((part) => part.id === id)?.name ?? id}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** The pieces of a section in the game's order; unknown ones last. */
export function inOrder(
  { parts }: DeckRules,
  counts: Readonly<Record<string, number>>,
): readonly (readonly [string, number])[] {
  const place = new Map(parts.map(({ id }, index) => [id, index]));
  const placeOf = (id: string): number => place.get(id) ?? parts.length;
  return Object.entries(counts).sort(([a], [b]) => placeOf(a) - placeOf(b));
}

/**
 * Reads a list: `3x Cruiser`, `3 cruiser`, `Cruiser x3`, `MG1-027`, in any order; case, spaces and punctuation do not
 * matter. A piece with its own section goes there, whatever heading is above it. `#` and `//` start a comment; the
 * first comment is the list's name.
 */
export function readList(deckRules: DeckRules, text: string): ReadList {
  if (text.length > MAX_LIST_TEXT)
    return { name: null, list: emptyList(deckRules), problems: [tooLong(text)] };
  const known = keysOf(deckRules.parts);
  const problems: LineProblem[] = [];
  let list = emptyList(deckRules);
  let section = deckRules.sections[0]?.id ?? '';
  let name: string | null = null;
  text.split(/\r\n|\r|\n/).forEach((whole, index) => {
    const { line, comment } = uncommented(whole);
    if (line.trim() === '') {
      if (name === null && sizeOf(list) === 0) name = textOrNull(comment);
      return;
    }
    const heading = deckRules.sections.find((other) => isHeading(line, other.name));
    if (heading !== undefined) {
      section = heading.id;
      return;
    }
    const { count, piece } = split(line, known);
    const part = known.get(keyOf(piece));
    if (part === undefined) problems.push(unknown(deckRules, index + 1, piece, count));
    else if (count > MOST_WRITTEN) {
      const sentence = say.tooMany(count, deckRules.piece, MOST_WRITTEN);
      problems.push({ line: index + 1, sentence, suggestion: null });
    } else {
      const home = part.section ?? section;
      list = withCount(list, home, part.id, countOf(list, home, part.id) + count);
    }
  });
  return { name, list, problems };
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** `Pool`, `Pool:`, `[POOL]`, `== Pool (10) ==`. */
function isHeading(line: string, name: string): boolean {
  return keyOf(line.replace(/\(\d+\)/, '')) === keyOf(name);
}

function tooLong(text: string): LineProblem {
  return { line: 1, sentence: say.tooLong(text.length, MAX_LIST_TEXT), suggestion: null };
}

/** Splits a line at the first `#` or `//`. */
function uncommented(whole: string): { readonly line: string; readonly comment: string } {
  const [hash, slashes] = [whole.indexOf('#'), whole.indexOf('//')];
  const isHash = hash >= 0 && (slashes < 0 || hash < slashes);
  const at = isHash ? hash : slashes;
  if (at < 0) return { line: whole, comment: '' };
  return { line: whole.slice(0, at), comment: whole.slice(at + (isHash ? 1 : 2)) };
}

// Spaces are single here. Both patterns run in linear time.
const COUNT_FIRST = /^(?<count>\d+) (?<piece>.+)$/;
const COUNT_TIMES = /^(?<count>\d+) ?[x×*] ?(?<piece>.+)$/i;

/** `Cruiser 3`, `Cruiser x3`, `Cruiser x 3`, read from the end: a pattern would take quadratic time. */
function countLast(line: string): Counted | null {
  let start = line.length;
  while (start > 0 && /\d/.test(line.charAt(start - 1))) start--;
  if (start === line.length) return null;
  const count = Number(line.slice(start));
  const before = line.slice(0, start).trimEnd();
  const times = before.slice(0, -1);
  if (/[x×*]$/i.test(before) && times.endsWith(' ') && times.trim() !== '')
    return { count, piece: times.trim() };
  return before !== '' && line.charAt(start - 1) === ' ' ? { count, piece: before } : null;
}

interface Counted {
  readonly count: number;
  readonly piece: string;
}

/** The count and the rest of a line, read in the first way that names a piece (`Stage 1`, `2 Xebec`). */
function split(line: string, known: ReadonlyMap<string, Part>): Counted {
  const plain = line
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-*•] /, '');
  const first = [COUNT_TIMES, COUNT_FIRST].flatMap((pattern) => {
    const { count, piece } = pattern.exec(plain)?.groups ?? {};
    return piece === undefined ? [] : [{ count: Number(count), piece }];
  });
  const last = countLast(plain);
  const ways = last === null ? first : [...first, last];
  const whole = { count: 1, piece: plain };
  const named = [whole, ...ways].find(({ piece }) => known.has(keyOf(piece)));
  return named ?? ways.at(0) ?? whole;
}

/** A piece can be written as its name, its id, or both. */
function keysOf(parts: readonly Part[]): ReadonlyMap<string, Part> {
  return new Map(
    parts.flatMap((part) =>
      [part.name, part.id, part.name + part.id, part.id + part.name].map((key): [string, Part] => [
        keyOf(key),
        part,
      ]),
    ),
  );
}

/** Letters and digits only: case, spaces, quotes and hyphens do not matter. */
function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function unknown({ piece, parts }: DeckRules, line: number, name: string, count: number): LineProblem {
  const names = parts.map((part) => part.name);
  const [nearest = null] = name.length > LONGEST_LINE ? [] : nearestFirst(name, names);
  const shown = printable(name, LONGEST_LINE);
  if (nearest === null) return { line, sentence: say.unknown(piece, shown), suggestion: null };
  const suggestion = `${Math.min(count, MOST_WRITTEN)}x ${nearest}`;
  return { line, sentence: say.unknownNear(piece, shown, nearest), suggestion };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
