import { nearestFirst } from '../nearest.ts';
import {
  counted,
  countOf,
  emptyList,
  sizeOf,
  withCount,
  type Armoury,
  type Part,
  type PieceList,
} from './armoury.ts';

/** More copies in one place are taken for a slip of the pen. */
export const MOST_WRITTEN = 99;

/** A line that says nothing this game knows. */
export interface LineProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly sentence: string;
  /** What the line should perhaps be; null if nothing comes near. */
  readonly suggestion: string | null;
}

export interface ReadList {
  /** From a first line that begins with `#`; null if there is none. */
  readonly name: string | null;
  /** All that was understood. */
  readonly list: PieceList;
  readonly problems: readonly LineProblem[];
}

/** A list as plain text: its name, then a line for each piece under the name of its section. */
export function writeList(armoury: Armoury, name: string, list: PieceList): string {
  const lines = [`# ${name.replace(/\s+/g, ' ').trim()}`];
  for (const section of armoury.sections) {
    lines.push('', `${capital(section.name)}:`);
    for (const [id, count] of inOrder(armoury, list[section.id] ?? {})) {
      lines.push(`${count}x ${armoury.parts.find((part) => part.id === id)?.name ?? id}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** The pieces of a section in the order of the game's own list; strangers last. */
export function inOrder(
  { parts }: Armoury,
  counts: Readonly<Record<string, number>>,
): readonly (readonly [string, number])[] {
  const place = new Map(parts.map(({ id }, index) => [id, index]));
  const placeOf = (id: string): number => place.get(id) ?? parts.length;
  return Object.entries(counts).sort(([a], [b]) => placeOf(a) - placeOf(b));
}

/**
 * Reads a list: `3x Cruiser`, `3 cruiser`, `Cruiser x3`, `MG1-027`, in any order and spelling of case, space and
 * punctuation. A piece that has a section of its own goes there, whatever stands above it. What follows `#` or `//` is
 * a comment, the first of them the list's name.
 */
export function readList(armoury: Armoury, text: string): ReadList {
  const known = keysOf(armoury.parts);
  const problems: LineProblem[] = [];
  let list = emptyList(armoury);
  let section = armoury.sections[0]?.id ?? '';
  let name: string | null = null;
  text.split(/\r\n|\r|\n/).forEach((whole, index) => {
    const [, words = '', comment = ''] = /^(.*?)(?:(?:#|\/\/)(.*))?$/.exec(whole) ?? [];
    if (words.trim() === '') {
      if (name === null && sizeOf(list) === 0) name = textOrNull(comment);
      return;
    }
    const heading = armoury.sections.find((other) => isHeading(words, other.name));
    if (heading !== undefined) {
      section = heading.id;
      return;
    }
    const { count, piece } = split(words, known);
    const part = known.get(keyOf(piece));
    if (part === undefined) problems.push(unknown(armoury, index + 1, piece, count));
    else if (count > MOST_WRITTEN) {
      const sentence = `${counted(count, armoury.piece)} on one line are too many; ${MOST_WRITTEN} is the most.`;
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

const COUNT_FIRST = /^(?<count>\d+)\s+(?<piece>.+)$/;
const COUNT_TIMES = /^(?<count>\d+)\s*[x×*]\s*(?<piece>.+)$/i;
const COUNT_LAST = /^(?<piece>.+?)\s+[x×*]?\s*(?<count>\d+)$/i;

/** The count and the rest of a line: of all ways to read it, the first that names a piece (`Stage 1`, `2 Xebec`). */
function split(line: string, known: ReadonlyMap<string, Part>): { count: number; piece: string } {
  const plain = line.replace(/^\s*[-*•]\s+/, '').trim();
  const ways = [COUNT_TIMES, COUNT_FIRST, COUNT_LAST].flatMap((pattern) => {
    const groups = pattern.exec(plain)?.groups;
    return groups === undefined ? [] : [{ count: Number(groups.count), piece: groups.piece }];
  });
  const whole = { count: 1, piece: plain };
  const named = [whole, ...ways].find(({ piece }) => known.has(keyOf(piece)));
  return named ?? ways.at(0) ?? whole;
}

/** A piece goes by its name, its id, or both. */
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

/** Letters and digits alone: case, spaces, quotes and hyphens do not matter. */
function keyOf(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function unknown({ piece, parts }: Armoury, line: number, name: string, count: number): LineProblem {
  const names = parts.map((part) => part.name);
  const [nearest = null] = nearestFirst(name, names);
  const mean = nearest === null ? '' : ` Did you mean ${nearest}?`;
  return {
    line,
    sentence: `There is no ${piece} "${name}".${mean}`,
    suggestion: nearest === null ? null : `${count}x ${nearest}`,
  };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
