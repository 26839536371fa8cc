import { hex256, playerName } from '@mechatable/kernel';
import { z } from 'zod';
import { profile } from './people.ts';
import { gameId, moment } from './values.ts';

/**
 * Whether a match is rated: `none` if it was set up without, `due` if it will be rated when everyone may know that it is
 * over, `done` if it has. `limit`: the same people have played too many rated matches today. `device`: two seats use one
 * device.
 */
export const tableRating = z.enum(['none', 'due', 'done', 'limit', 'device']);
export type TableRating = z.infer<typeof tableRating>;

/** Someone's estimated strength. The Veteran bot has 1500 in every game, and everyone begins there. */
const rating = z.int();

/** The rating of the player in a seat. */
export const seatRating = z.strictObject({
  /** After the match, if it has counted. */
  rating,
  /** Whether too few matches have counted to be sure. */
  provisional: z.boolean(),
  /** The change from the match; null if it hasn't counted. */
  change: z.int().nullable(),
  /** Identifies what a bot played with; null for people, and before the match has counted. */
  digest: hex256.nullable(),
});
export type SeatRating = z.infer<typeof seatRating>;

/** The rating of a player at one game. */
export const playerRating = z.strictObject({
  game: gameId,
  rating,
  provisional: z.boolean(),
  /** The margin of error, at 95%. */
  margin: z.int().nonnegative(),
  /** How many matches have counted. */
  matches: z.int().nonnegative(),
});
export type PlayerRating = z.infer<typeof playerRating>;

/** A match that has counted. */
export const ratingPoint = z.strictObject({
  at: moment,
  rating,
  change: z.int(),
  provisional: z.boolean(),
  /** 1 for the winners. */
  place: z.int().positive(),
});
export type RatingPoint = z.infer<typeof ratingPoint>;

/** A line of a leaderboard. Bots have no rank. */
export const leader = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('person'),
    rank: z.int().positive(),
    profile,
    rating,
    matches: z.int().nonnegative(),
  }),
  z.strictObject({ kind: z.literal('bot'), bot: playerName, rating }),
]);
export type Leader = z.infer<typeof leader>;
