import { closeSync, openSync, readSync } from 'node:fs';
import { BadInputError } from '@mechatable/kernel';

/** The text of a file, which may also be a pipe or a device that never ends. */
export function readUpTo(path: string, most: number, what: string): string {
  const file = openSync(path, 'r');
  try {
    const parts: Buffer[] = [];
    for (let size = 0; ;) {
      const part = Buffer.allocUnsafe(64 * 1024);
      const length = readSync(file, part);
      if (length === 0) return Buffer.concat(parts).toString('utf8');
      parts.push(part.subarray(0, length));
      size += length;
      if (size > most)
        throw new BadInputError(`Not ${what}: larger than ${String(Math.floor(most / 1024 / 1024))} MB.`);
    }
  } finally {
    closeSync(file);
  }
}
