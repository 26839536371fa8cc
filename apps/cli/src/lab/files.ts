import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BadInputError } from '@mechatable/kernel';
import { systemReason } from '../system-reason.ts';

/** The text of a file; null if there is none and `optional` says that it may be missing. */
export function readText(cwd: string, file: string): string;
export function readText(cwd: string, file: string, optional: 'optional'): string | null;
export function readText(cwd: string, file: string, optional?: 'optional'): string | null {
  try {
    return readFileSync(resolve(cwd, file), 'utf8');
  } catch (error) {
    if (optional === 'optional' && (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new BadInputError(`Can't read ${file}: ${systemReason(error)}.`);
  }
}

/** Writes a file, over an older one if there is one. */
export function writeText(cwd: string, file: string, text: string): void {
  const path = resolve(cwd, file);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw new BadInputError(`Can't write ${file}: ${systemReason(error)}.`);
  }
}

/** Adds the name of the file to what is wrong with its content. */
export function inFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof BadInputError ? new BadInputError(`${file}: ${error.message}`) : error;
  }
}
