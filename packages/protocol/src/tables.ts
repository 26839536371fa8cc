import { hex256, playerName, seatNumber } from '@mechatable/kernel';
import { z } from 'zod';
import { presence, profile } from './people.ts';
import { seatRating, tableRating } from './ratings.ts';
import { data, entryNumber, gameId, moment, tableId } from './values.ts';

const DAY_SECONDS = 86_400;

/** How long people may think. */
export const clockTerms = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** Seconds for the whole match, and seconds added for every decision. */
  z.strictObject({
    kind: z.literal('real-time'),
    bank: z.int().min(10).max(DAY_SECONDS),
    increment: z.int().min(0).max(3600),
  }),
  /** Days for every decision. */
  z.strictObject({ kind: z.literal('correspondence'), days: z.int().min(1).max(30) }),
]);
export type ClockTerms = z.infer<typeof clockTerms>;

/** The creator's settings for a table, besides the game's own options. */
export const tableTerms = z.strictObject({
  clock: clockTerms,
  /** How many undos each person has; null for any number. */
  undos: z.int().min(0).max(100).nullable(),
  /** Whether others may agree to an undo after something was revealed. */
  undoByConsent: z.boolean(),
  /** Whether there is chat at this table. */
  talk: z.boolean(),
  /** Whether players may talk in private. */
  privateTalk: z.boolean(),
  spectators: z.boolean(),
  /** How many seconds later spectators see what happens. */
  delay: z.int().min(0).max(600),
  /** Whether the match should count for ratings. It needs a clock then, and the game's own options. */
  rated: z.boolean().default(false),
});
export type TableTerms = z.infer<typeof tableTerms>;

export const DEFAULT_TERMS: TableTerms = {
  clock: { kind: 'none' },
  undos: null,
  undoByConsent: true,
  talk: true,
  privateTalk: false,
  spectators: true,
  delay: 0,
  rated: false,
};

/** The player of a seat, as everyone sees it. */
export const seatInfo = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({
    kind: z.literal('person'),
    profile,
    presence,
    rating: seatRating.nullable().default(null),
  }),
  z.strictObject({ kind: z.literal('bot'), bot: playerName, rating: seatRating.nullable().default(null) }),
]);
export type SeatInfo = z.infer<typeof seatInfo>;

export const tableStatus = z.enum(['waiting', 'playing', 'over', 'aborted']);
export type TableStatus = z.infer<typeof tableStatus>;

/** `open`: in the lobby for anyone. `link`: only for those who have its address. */
export const visibility = z.enum(['open', 'link']);

/** A table, from the invitation to the end of its match, without anything secret. */
export const tableInfo = z.strictObject({
  id: tableId,
  game: gameId,
  rulesVersion: z.int().positive(),
  options: data,
  visibility,
  status: tableStatus,
  creator: profile,
  terms: tableTerms,
  seats: z.array(seatInfo),
  rating: tableRating.default('none'),
  /** The hash of the server's part of the seed, published before anyone sits down. */
  commitment: hex256,
  created: moment,
  started: moment.nullable(),
  touched: moment,
  /** How many entries the match has. */
  entries: entryNumber,
  turn: z.int().nonnegative(),
  /** Whose turn it is. */
  asked: z.array(seatNumber),
  /** The winners; null if the match is not over. */
  winners: z.array(seatNumber).nullable(),
  /** How it ended, in a sentence. */
  ended: z.string().nullable(),
  /** The table of which this is a rematch, and the rematch of this one. */
  previous: tableId.nullable(),
  next: tableId.nullable(),
});
export type TableInfo = z.infer<typeof tableInfo>;

/** A page of a list, and the cursor of the next; null if this is the last. */
export const tablePage = z.strictObject({
  tables: z.array(tableInfo),
  next: z.string().nullable(),
});
export type TablePage = z.infer<typeof tablePage>;
