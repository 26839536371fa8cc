import { z } from 'zod';
import { depthProblem, forkProblem } from './fork.ts';
import { MAX_RECORD_ENTRIES, sizeProblem } from './limits.ts';
import { playerSchema } from './player.ts';
import {
  isV1,
  RECORD_FORMAT,
  RECORD_FORMAT_1,
  type Entry,
  type Fork,
  type MatchRecord,
  type RecordHead,
} from './record.ts';
import { BadInputError, hex256, MAX_SEATS, parseAs, seatNumber } from './schema.ts';
import { words } from './words.ts';

/** Names and seeds of format 1 were free text. */
const MAX_TEXT = 1000;

const signature = z.string().regex(/^[0-9a-f]{128}$/, 'expected 128 hexadecimal digits');

const agreement = z.strictObject({ seat: seatNumber, signature: signature.optional() });

const KINDS = ['action', 'undo', 'player'] as const;

export const entrySchema: z.ZodType<Entry> = z
  .strictObject({
    seat: seatNumber,
    action: z.unknown().optional(),
    by: z.enum(['clock', 'host']).optional(),
    undo: z.int().nonnegative().optional(),
    player: playerSchema.optional(),
    signature: signature.optional(),
    agreed: z.array(agreement).min(1).max(MAX_SEATS).optional(),
  })
  .refine(
    (entry) => KINDS.filter((kind) => kind in entry).length === 1,
    'expected exactly one of "action", "undo" and "player"',
  )
  .refine(
    (entry) => !('by' in entry) || 'action' in entry,
    '"by" belongs to an "action"',
  ) as z.ZodType<Entry>;

const forkSchema: z.ZodType<Fork> = z.strictObject({
  record: z.lazy((): z.ZodType<MatchRecord> => recordSchema),
  moves: z.int().nonnegative(),
  seat: seatNumber,
  start: z.unknown().optional(),
});

const common = {
  game: z.string().max(MAX_TEXT),
  rulesVersion: z.int().positive(),
  options: z.unknown(),
  from: forkSchema.optional(),
};

const terms = {
  ...common,
  format: z.literal(RECORD_FORMAT),
  players: z.array(playerSchema).min(1),
  commitment: hex256,
  contributions: z.array(hex256).min(1),
  practice: z.literal(true).optional(),
};

const recordV1 = z.strictObject({
  ...common,
  format: z.literal(RECORD_FORMAT_1),
  seats: z.array(z.string().max(MAX_TEXT)).min(1),
  seedCommitment: hex256,
  seed: z.string().max(MAX_TEXT).optional(),
  moves: z.array(z.strictObject({ seat: seatNumber, action: z.unknown() })).max(MAX_RECORD_ENTRIES),
  hash: hex256.optional(),
});

/** The head of a match as a store saves it. */
const headSchema: z.ZodType<RecordHead> = z.union([
  z.strictObject({ ...terms, secret: hex256.optional() }),
  recordV1.omit({ moves: true, hash: true }),
]);

const recordSchema: z.ZodType<MatchRecord> = z.discriminatedUnion('format', [
  z.strictObject({
    ...terms,
    secret: hex256.optional(),
    entries: z.array(entrySchema).max(MAX_RECORD_ENTRIES),
    chain: hex256.optional(),
    state: hex256.optional(),
  }),
  recordV1,
]);

/** Text of a record file → record, or an error that says what is wrong with it. */
export function parseRecord(text: string): MatchRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new BadInputError(words.record.notJson((error as Error).message));
  }
  return checkRecord(value);
}

/** Plain data → record, or an error that says what is wrong with it. */
export function checkRecord(value: unknown): MatchRecord {
  const format = (value as { format?: unknown } | null)?.format;
  if (format !== RECORD_FORMAT && format !== RECORD_FORMAT_1) {
    throw new BadInputError(
      format === undefined
        ? words.record.noFormat(RECORD_FORMAT)
        : words.record.otherFormat(RECORD_FORMAT, JSON.stringify(format)),
    );
  }
  throwIf(sizeProblem(value) ?? depthProblem(value));
  const record = parseAs(recordSchema, value, 'match record');
  checkForks(record);
  return record;
}

/** Plain data from a store → the head of a match, or an error that says what is wrong with it. */
export function checkHead(value: unknown): RecordHead {
  throwIf(depthProblem(value));
  const head = parseAs(headSchema, value, 'match');
  checkForks(head);
  return head;
}

function checkForks(record: RecordHead): void {
  for (let outer = record; ; outer = outer.from.record) {
    if (!isV1(outer) && outer.contributions.length !== outer.players.length)
      throwIf(words.record.contributions(outer.contributions.length, outer.players.length));
    if (outer.from === undefined) return;
    throwIf(forkProblem(outer, outer.from));
  }
}

function throwIf(problem: string | null): void {
  if (problem !== null) throw new BadInputError(words.record.invalid(problem));
}
