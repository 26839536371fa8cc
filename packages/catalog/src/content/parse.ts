import { parse, type DocumentNode, type MemberNode, type ValueNode } from '@humanwhocodes/momoa';
import type { ClauseId } from '@mechatable/kernel';
import { words } from './words.ts';

/** A position in a file, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Something wrong in a file, and where. */
export interface PlacedProblem extends Place {
  readonly sentence: string;
  /** The clause that it breaks, if there is one. */
  readonly clause?: ClauseId;
}

export type Path = readonly (string | number)[];

/** JSON, with the place of everything in it. */
export interface ParsedFile {
  readonly value: unknown;
  /** Where the value at a path begins, or its parent if there is none. `of`: the name of the last field instead. */
  placeOf(path: Path, of?: 'value' | 'name'): Place;
}

/** Larger than any sensible file, and quick to read. */
export const MAX_CONTENT_CHARACTERS = 500_000;
const MAX_DEPTH = 40;

/** Reads JSON, or explains why the text is not JSON. */
export function parseFile(text: string): ParsedFile | readonly PlacedProblem[] {
  if (text.length > MAX_CONTENT_CHARACTERS)
    return [{ line: 1, column: 1, sentence: words.tooLong(MAX_CONTENT_CHARACTERS) }];
  const tooDeep = offsetOfDepth(text);
  if (tooDeep !== null) return [{ ...placeAt(text, tooDeep), sentence: words.tooDeep(MAX_DEPTH) }];
  let root: DocumentNode;
  try {
    root = parse(text, { mode: 'json' });
  } catch (error) {
    return [syntaxProblem(text, error)];
  }
  const flaws = flawsIn(root.body, text);
  if (flaws.length > 0) return flaws;
  return {
    value: JSON.parse(text),
    placeOf: (path, of = 'value') => placeOf(root.body, path, of),
  };
}

/** The place where brackets are nested too deeply for a recursive parser; null if there is none. */
function offsetOfDepth(text: string): number | null {
  let depth = 0;
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (isQuoted) {
      if (char === '\\') i++;
      else if (char === '"') isQuoted = false;
    } else if (char === '"') isQuoted = true;
    else if (char === '{' || char === '[') {
      if (++depth > MAX_DEPTH) return i;
    } else if (char === '}' || char === ']') depth--;
  }
  return null;
}

function placeAt(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function syntaxProblem(text: string, error: unknown): PlacedProblem {
  const { offset } = error as { offset?: unknown };
  if (!(error instanceof Error) || typeof offset !== 'number') throw error;
  const char = text.charAt(offset);
  const sentence =
    text.slice(offset).trim() === '' ? words.notJson.end : words.notJson.unexpected(JSON.stringify(char));
  return { ...placeAt(text, offset), sentence };
}

/** Finds what the parser accepts but JSON doesn't: duplicate fields, and texts over several lines. */
function flawsIn(node: ValueNode, text: string): readonly PlacedProblem[] {
  if (node.type === 'Array') return node.elements.flatMap(({ value }) => flawsIn(value, text));
  if (node.type === 'String')
    return isBroken(text, node) ? [{ ...at(node), sentence: words.notJson.string }] : [];
  if (node.type !== 'Object') return [];
  const seen = new Set<string>();
  return node.members.flatMap((member) => {
    const name = nameOf(member);
    const found: PlacedProblem[] = [];
    if (seen.has(name)) found.push({ ...at(member.name), sentence: words.twice(name) });
    if (isBroken(text, member.name)) found.push({ ...at(member.name), sentence: words.notJson.string });
    seen.add(name);
    return [...found, ...flawsIn(member.value, text)];
  });
}

type Located = Pick<ValueNode, 'loc'>;

/** A text with a control character, such as the end of a line, isn't JSON. */
function isBroken(text: string, { loc }: Located): boolean {
  for (let i = loc.start.offset; i < loc.end.offset; i++) if (text.charAt(i) < ' ') return true;
  return false;
}

function at({ loc: { start } }: Located): Place {
  return { line: start.line, column: start.column };
}

function nameOf({ name }: MemberNode): string {
  return name.type === 'String' ? name.value : name.name;
}

function placeOf(root: ValueNode, path: Path, of: 'value' | 'name'): Place {
  let node = root;
  for (const [depth, key] of path.entries()) {
    const isLast = depth === path.length - 1;
    if (node.type === 'Object') {
      const member = node.members.find((one) => nameOf(one) === key);
      if (member === undefined) break;
      if (isLast && of === 'name') return at(member.name);
      node = member.value;
    } else if (node.type === 'Array') {
      const element = node.elements[Number(key)];
      if (element === undefined) break;
      node = element.value;
    } else break;
  }
  return at(node);
}
