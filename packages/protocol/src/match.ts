import { playerSchema, seatNumber } from '@mechatable/kernel';
import { z } from 'zod';
import { data, entryNumber } from './values.ts';

const clause = z.string();

export const viewer = z.union([seatNumber, z.literal('table')]);

const illegal = z.object({ ok: z.literal(false), clause, sentence: z.string() });

/** The answer to a seat's own move. A refusal changes nothing. */
export const verdict = z.discriminatedUnion('ok', [z.object({ ok: z.literal(true) }), illegal]);

export const takeBack = z.discriminatedUnion('free', [
  z.object({ free: z.literal(true), to: z.int().nonnegative() }),
  z.object({ free: z.literal(false), sentence: z.string(), rule: illegal.optional() }),
]);

const outcome = z.object({
  winners: z.array(seatNumber),
  clause,
  sentence: z.string(),
  capped: z.boolean(),
});

/** A match as one viewer sees it at one moment. The fields are explained at `Frame` of `@mechatable/host`. */
export const frame = z.object({
  viewer,
  seq: z.int().nonnegative(),
  entry: entryNumber,
  link: z.string().nullable(),
  turn: z.int().nonnegative(),
  view: data,
  asked: z.array(seatNumber),
  legal: z.array(data),
  passing: z.boolean(),
  undo: takeBack.nullable(),
  outcome: outcome.nullable(),
});

/** Games add their own fields. */
const event = z.looseObject({ type: z.string(), clause });

export const seenEvent = z.object({ seq: z.int().nonnegative(), mover: seatNumber.nullable(), event });

/** New moves, or an undo. */
export const news = z.object({
  frame,
  events: z.array(seenEvent),
  mover: seatNumber.nullable(),
  takenBack: z.boolean(),
  /** The players by seat, only if they have changed. */
  players: z.array(playerSchema).optional(),
});

/** When to ask a seat in windows, and when to pass for it. */
export const answerSetting = z.strictObject({
  mode: z.enum(['auto', 'always', 'never']),
  stops: z.record(z.string().max(60), z.boolean()),
  passedTurn: z.int().nonnegative().nullable(),
});

/** Everything a viewer needs to show a match from scratch. */
export const snapshot = z.object({
  frame,
  history: z.array(seenEvent),
  players: z.array(playerSchema),
  /** The terms of the record: everything fixed before the first move, without the server's secret. */
  head: data,
  /** Null for spectators. */
  answers: answerSetting.nullable(),
});
