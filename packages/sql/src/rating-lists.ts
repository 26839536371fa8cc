import type { Kysely } from 'kysely';
import { z } from 'zod';
import { readCursor, writeCursor } from './cursor.ts';
import { changeFrom, ratingFrom, type PlayerRating, type RatingChange } from './rating.ts';
import type { Schema } from './schema.ts';

export interface LeaderFilter {
  readonly game: string;
  /** Only players for whom at least this many matches have counted. */
  readonly matches: number;
  readonly limit: number;
  /** The `next` of the previous page. */
  readonly cursor?: string | undefined;
}

export interface LeaderPage {
  /** The strongest first. */
  readonly ratings: readonly PlayerRating[];
  /** How many players come before this page. */
  readonly before: number;
  /** The highest rating on this page; null on the first page. */
  readonly below: number | null;
  /** The cursor of the next page; null if this is the last one. */
  readonly next: string | null;
}

const leaderPosition = z.tuple([z.number(), z.string(), z.int().nonnegative()]);

/** One page of a leaderboard. Throws a `BadInputError` if the cursor isn't valid. */
export async function listLeaders(db: Kysely<Schema>, filter: LeaderFilter): Promise<LeaderPage> {
  const { game, matches, limit, cursor } = filter;
  let query = db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('matches', '>=', matches)
    .orderBy('mu', 'desc')
    .orderBy('player_id', 'desc')
    .limit(limit + 1);
  const start = cursor === undefined ? null : readCursor(leaderPosition, cursor);
  if (start !== null) {
    const [mu, player] = start;
    query = query.where((eb) => eb(eb.refTuple('mu', 'player_id'), '<', eb.tuple(mu, player)));
  }
  const found = await query.execute();
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const before = start?.[2] ?? 0;
  const hasMore = found.length > rows.length && last !== undefined;
  return {
    ratings: rows.map(ratingFrom),
    before,
    below: start?.[0] ?? null,
    next: hasMore ? writeCursor([last.mu, last.player_id, before + rows.length]) : null,
  };
}

export interface CurveFilter {
  readonly player: string;
  readonly game: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface CurvePage {
  /** The latest first. */
  readonly changes: readonly RatingChange[];
  readonly next: string | null;
}

const curvePosition = z.tuple([z.int(), z.string()]);

/** One page of a player's rating changes. Throws a `BadInputError` if the cursor isn't valid. */
export async function listCurve(db: Kysely<Schema>, filter: CurveFilter): Promise<CurvePage> {
  const { player, game, limit, cursor } = filter;
  let query = db
    .selectFrom('rating_changes')
    .selectAll()
    .where('player_id', '=', player)
    .where('game', '=', game)
    .orderBy('at', 'desc')
    .orderBy('table_id', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) {
    const [at, table] = readCursor(curvePosition, cursor);
    query = query.where((eb) => eb(eb.refTuple('at', 'table_id'), '<', eb.tuple(at, table)));
  }
  const found = await query.execute();
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    changes: rows.map(changeFrom),
    next: found.length > rows.length && last !== undefined ? writeCursor([last.at, last.table_id]) : null,
  };
}
