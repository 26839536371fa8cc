import { BadInputError } from '@mechatable/kernel';
import type { z } from 'zod';
import { words } from './words.ts';

/** The end of a page of a list, as opaque text. */
export function writeCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Throws a `BadInputError` if it isn't a cursor of this list. */
export function readCursor<T>(position: z.ZodType<T>, cursor: string): T {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (error) {
    throw new BadInputError(words.table.cursor, { cause: error });
  }
}
