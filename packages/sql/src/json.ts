import { BadInputError, parseAs, seatNumber, type Outcome } from '@mechatable/kernel';
import { orDamaged } from '@mechatable/store/row';
import { z } from 'zod';
import { words } from './words.ts';

export const seatList = z.array(seatNumber);

export const outcomeSchema: z.ZodType<Outcome> = z.strictObject({
  winners: seatList,
  clause: z.string(),
  sentence: z.string(),
  capped: z.boolean(),
});

/** Data that only the server understands. */
export const anything = z.unknown();

/** A JSON column. Throws a `DamagedMatchError` if it is not what it should be. */
export function readJson<T>(schema: z.ZodType<T>, text: string, what: string): T {
  return orDamaged(() => parseAs(schema, parse(text, what), what));
}

/** A JSON column that may be empty. */
export function readJsonOrNull<T>(schema: z.ZodType<T>, text: string | null, what: string): T | null {
  return text === null ? null : readJson(schema, text, what);
}

function parse(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInputError(words.notJson(what), { cause: error });
  }
}

/** JSON for a column that may be empty. */
export function jsonOrNull(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}
