import { z } from 'zod';
import { printable } from './player.ts';

/** An invalid file, URL or option. The message is for its author. */
export class BadInputError extends Error {
  override readonly name = 'BadInputError';
}

export const hex256 = z.string().regex(/^[0-9a-f]{64}$/, 'expected 64 hexadecimal digits');

/** More seats than any game has. */
export const MAX_SEATS = 16;

/** Always a valid array index. */
export const seatNumber = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1);

/** The most problems to report about one file. */
const MOST_PROBLEMS = 10;

/** Checks data against a schema; an error names the fields that are wrong. */
export function parseAs<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  const problems = issues.slice(0, MOST_PROBLEMS).map((issue) => {
    const where = issue.path.length === 0 ? '' : `${issue.path.map(String).join('.')}: `;
    return printable(where + issue.message, 300);
  });
  if (issues.length > MOST_PROBLEMS) problems.push(`${String(issues.length - MOST_PROBLEMS)} more problems`);
  throw new BadInputError(`Invalid ${what}. ${problems.join('; ')}.`);
}

/** Whether a value is a seat of a match. */
export function isSeat(seat: unknown, seats: number): seat is number {
  return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats;
}
