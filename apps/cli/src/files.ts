import { closeSync, mkdirSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BadInputError } from '@mechatable/kernel';
import { systemReason } from './system-reason.ts';
import { words } from './words.ts';

/** The text of a file; null if there is none and `optional` says that it may be missing. */
export function readText(cwd: string, file: string): string;
export function readText(cwd: string, file: string, optional: 'optional'): string | null;
export function readText(cwd: string, file: string, optional?: 'optional'): string | null {
  try {
    return readFileSync(resolve(cwd, file), 'utf8');
  } catch (error) {
    if (optional === 'optional' && (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new BadInputError(words.file.unreadable(file, systemReason(error)));
  }
}

/** The text of a file of at most this many bytes. It may also be a pipe or a device that never ends. */
export function readUpTo(cwd: string, file: string, most: number, what: string): string {
  let text: string | null;
  try {
    text = readStart(resolve(cwd, file), most);
  } catch (error) {
    throw new BadInputError(words.file.unreadableAs(what, file, systemReason(error)));
  }
  if (text !== null) return text;
  throw new BadInputError(words.file.tooLarge(file, what, Math.floor(most / 1024 / 1024)));
}

/** The text of a file; null if it is too long. */
function readStart(path: string, most: number): string | null {
  const file = openSync(path, 'r');
  try {
    const parts: Buffer[] = [];
    for (let size = 0; size <= most;) {
      const part = Buffer.allocUnsafe(64 * 1024);
      const length = readSync(file, part);
      if (length === 0) return Buffer.concat(parts).toString('utf8');
      parts.push(part.subarray(0, length));
      size += length;
    }
    return null;
  } finally {
    closeSync(file);
  }
}

/** Writes a file, replacing an older one. */
export function writeText(cwd: string, file: string, text: string): void {
  const path = resolve(cwd, file);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw new BadInputError(words.file.unwritable(file, systemReason(error)));
  }
}

/** Adds the name of the file to errors about its content. */
export function inFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof BadInputError ? new BadInputError(`${file}: ${error.message}`) : error;
  }
}
