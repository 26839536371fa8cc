import { MAX_CONTENT_CHARACTERS, readContent, type ReadContent } from '@mechatable/catalog/content';
import { readUpTo } from '../files.ts';
import { words } from './words.ts';

/** Problems after this many are left out: they often have the same cause. */
const SHOWN = 20;

/** A character has at most four bytes. */
const MAX_BYTES = 4 * MAX_CONTENT_CHARACTERS;

/** Reads and checks a content file. */
export async function readContentFile(cwd: string, file: string): Promise<ReadContent> {
  return readContent(readUpTo(cwd, file, MAX_BYTES, 'content file'));
}

/** `cards.json:12:5: "front" must be a whole number, not "2".`, one line for each problem. */
export function problemLines(
  file: string,
  problems: Extract<ReadContent, { ok: false }>['problems'],
): readonly string[] {
  const lines = problems
    .slice(0, SHOWN)
    .map(({ line, column, sentence }) => words.problem(file, line, column, sentence));
  const more = problems.length - lines.length;
  return more > 0 ? [...lines, words.moreProblems(file, more)] : lines;
}
