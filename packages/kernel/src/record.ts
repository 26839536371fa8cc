import { z } from 'zod';
import type { Seat } from './game.ts';
import { sha256 } from './sha256.ts';

export const RECORD_FORMAT = 'mechatable-record-1';

/** In the place of an action: the seat gives up. */
export const CONCEDE = 'concede';

export interface Move {
  readonly seat: Seat;
  /** An action of the game, or `CONCEDE`. */
  readonly action: unknown;
}

/** A match on disk. Everything else can be derived from it. */
export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  /** The names of the players, one for each seat. */
  readonly seats: readonly string[];
  /** Published before the first action: the hash of the seed. */
  readonly seedCommitment: string;
  /** Published when the match is over; absent while it must stay secret. */
  readonly seed?: string;
  readonly moves: readonly Move[];
  /** The hash of the state after the last move. */
  readonly hash?: string;
}

const hex256 = z.string().regex(/^[0-9a-f]{64}$/, 'expected 64 hexadecimal digits');

const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  game: z.string(),
  rulesVersion: z.int().positive(),
  options: z.unknown(),
  seats: z.array(z.string()).min(1),
  seedCommitment: hex256,
  seed: z.string().optional(),
  moves: z.array(z.strictObject({ seat: z.int().nonnegative(), action: z.unknown() })),
  hash: hex256.optional(),
});

/** A file, a URL or an option that is not what it should be. The message is for its author. */
export class BadInputError extends Error {
  override readonly name = 'BadInputError';
}

/** Checks data against a schema; an error names every field that is wrong. */
export function parseAs<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const where = issue.path.length === 0 ? '' : `${issue.path.map(String).join('.')}: `;
    return where + issue.message;
  });
  throw new BadInputError(`${what} is not valid. ${problems.join('; ')}.`);
}

/** Text of a record file → record, or an error that says what is wrong with it. */
export function parseRecord(text: string): MatchRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new BadInputError(`This is not a match record: it is no JSON (${(error as Error).message}).`);
  }
  const format = (value as { format?: unknown } | null)?.format;
  if (format !== RECORD_FORMAT) {
    throw new BadInputError(
      `This is not a match record of this program: "format" should be "${RECORD_FORMAT}", ${format === undefined ? 'and is missing' : `not ${JSON.stringify(format)}`}.`,
    );
  }
  return parseAs(recordSchema, value, 'The match record') as MatchRecord;
}

/** What a host publishes before the first action, so that it cannot choose another seed later. */
export function commitTo(seed: string): string {
  return sha256(`mechatable:seed:${seed}`);
}
