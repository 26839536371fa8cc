import { z } from 'zod';
import { depthProblem, forkProblem } from './fork.ts';
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

/**
 * Where a match goes on from: another one after so many moves, as one seat saw it. All that this seat did not
 * know is dealt anew, so that nobody can use what became known of the other match later on.
 */
export interface Fork {
  readonly record: MatchRecord;
  readonly moves: number;
  readonly seat: Seat;
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
  /** Absent for a match that began at its beginning. */
  readonly from?: Fork;
  readonly moves: readonly Move[];
  /** The hash of the state after the last move. */
  readonly hash?: string;
}

const hex256 = z.string().regex(/^[0-9a-f]{64}$/, 'expected 64 hexadecimal digits');

const move = z.strictObject({ seat: z.int().nonnegative(), action: z.unknown() });

const fork = z.strictObject({
  record: z.lazy((): z.ZodType => recordSchema),
  moves: z.int().nonnegative(),
  seat: z.int().nonnegative(),
});

const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  game: z.string(),
  rulesVersion: z.int().positive(),
  options: z.unknown(),
  seats: z.array(z.string()).min(1),
  seedCommitment: hex256,
  seed: z.string().optional(),
  from: fork.optional(),
  moves: z.array(move),
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
  insist(depthProblem(value));
  const record = parseAs(recordSchema, value, 'The match record') as MatchRecord;
  insistOnForks(record);
  return record;
}

/** Plain data, as a store keeps it → where a match goes on from, or an error that says what is wrong with it. */
export function parseFork(value: unknown): Fork {
  insist(depthProblem({ from: value }));
  const parsed = parseAs(fork, value, 'Where the match goes on from') as Fork;
  insistOnForks(parsed.record);
  return parsed;
}

function insistOnForks(record: MatchRecord): void {
  for (let outer = record; outer.from !== undefined; outer = outer.from.record) {
    insist(forkProblem(outer, outer.from));
  }
}

function insist(problem: string | null): void {
  if (problem !== null) throw new BadInputError(`The match record is not valid. ${problem}`);
}

/** What a host publishes before the first action, so that it cannot choose another seed later. */
export function commitTo(seed: string): string {
  return sha256(`mechatable:seed:${seed}`);
}
