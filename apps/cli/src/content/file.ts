import { resolve } from 'node:path';
import { MAX_CONTENT_CHARACTERS, readContent, type ReadContent } from '@mechatable/catalog/content';
import { BadInputError } from '@mechatable/kernel';
import { readUpTo } from '../read-file.ts';
import { systemReason } from '../system-reason.ts';

/** Problems after this many are left out: they often have the same cause. */
const SHOWN = 20;

/** A character has at most four bytes. */
const MOST_BYTES = 4 * MAX_CONTENT_CHARACTERS;

/** Reads and checks a content file. */
export async function readContentFile(cwd: string, file: string): Promise<ReadContent> {
  let text: string;
  try {
    text = readUpTo(resolve(cwd, file), MOST_BYTES, 'a content file');
  } catch (error) {
    if (error instanceof BadInputError) throw new BadInputError(`${file}: ${error.message}`);
    throw new BadInputError(`Can't read the content file ${file}: ${systemReason(error)}.`);
  }
  return readContent(text);
}

/** `cards.json:12:5: "front" must be a whole number, not "2".`, one line for each problem. */
export function problemLines(
  file: string,
  problems: Extract<ReadContent, { ok: false }>['problems'],
): readonly string[] {
  const lines = problems
    .slice(0, SHOWN)
    .map(({ line, column, sentence }) => `${file}:${String(line)}:${String(column)}: ${sentence}`);
  const more = problems.length - lines.length;
  return more > 0 ? [...lines, `${file}: ${String(more)} more problems.`] : lines;
}
