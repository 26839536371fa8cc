import type { Seat } from '@mechatable/kernel';
import { StaleSequenceError } from '@mechatable/store';
import type { Transaction } from 'kysely';
import type { Db } from './db.ts';
import {
  listCurve,
  listLeaders,
  type CurveFilter,
  type CurvePage,
  type LeaderFilter,
  type LeaderPage,
} from './rating-lists.ts';
import { changeFrom, ratingFrom, type PlayerRating, type RatingChange, type Strength } from './rating.ts';
import type { Schema } from './schema.ts';
import { words } from './words.ts';

/** A seat of a match that counts. */
export interface MatchRating {
  readonly seat: Seat;
  /** Null for bots. */
  readonly player: string | null;
  /** Null for people. */
  readonly bot: string | null;
  readonly digest: string | null;
  readonly place: number;
  readonly abandoned: boolean;
}

/** What a match does to a seat. */
export interface SeatResult {
  readonly before: Strength;
  readonly after: Strength;
}

/** How strong players are at each game. */
export class Ratings {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The ratings of these players at one game, by player. Players without a rated match have none. */
  async of(players: readonly string[], games: readonly string[]): Promise<readonly PlayerRating[]> {
    if (players.length === 0 || games.length === 0) return [];
    const rows = await this.#db.query
      .selectFrom('ratings')
      .selectAll()
      .where('player_id', 'in', players)
      .where('game', 'in', games)
      .execute();
    return rows.map(ratingFrom);
  }

  /** All ratings of a player, by game. */
  async ofPlayer(player: string): Promise<readonly PlayerRating[]> {
    const rows = await this.#db.query
      .selectFrom('ratings')
      .selectAll()
      .where('player_id', '=', player)
      .orderBy('game')
      .execute();
    return rows.map(ratingFrom);
  }

  /** What these matches have changed. */
  async changes(tables: readonly string[]): Promise<readonly RatingChange[]> {
    if (tables.length === 0) return [];
    const rows = await this.#db.query
      .selectFrom('rating_changes')
      .selectAll()
      .where('table_id', 'in', tables)
      .orderBy('table_id')
      .orderBy('seat')
      .execute();
    return rows.map(changeFrom);
  }

  leaders(filter: LeaderFilter): Promise<LeaderPage> {
    return listLeaders(this.#db.query, filter);
  }

  curve(filter: CurveFilter): Promise<CurvePage> {
    return listCurve(this.#db.query, filter);
  }

  /** When a player has left a match that counts, or run out of time, since then; the latest first. */
  async abandonedSince(player: string, since: number): Promise<readonly number[]> {
    const rows = await this.#db.query
      .selectFrom('rating_changes')
      .select('at')
      .where('player_id', '=', player)
      .where('abandoned', '=', 1)
      .where('at', '>', since)
      .orderBy('at', 'desc')
      .execute();
    return rows.map(({ at }) => at);
  }

  /** How many matches that count two players have begun against each other since then. */
  async matchesBetween(one: string, other: string, since: number): Promise<number> {
    const { count } = await this.#db.query
      .selectFrom('seats as mine')
      .innerJoin('seats as theirs', 'theirs.table_id', 'mine.table_id')
      .innerJoin('tables', 'tables.id', 'mine.table_id')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where('mine.player_id', '=', one)
      .where('theirs.player_id', '=', other)
      .where('tables.rating', 'in', ['due', 'done'])
      .where('tables.status', 'in', ['playing', 'over'])
      .where('tables.started', '>', since)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /**
   * Rates a match, once: returns false if it was rated before, or never will be. `rate` gets the players' current
   * ratings and returns the new ones. Throws a `StaleSequenceError` if another match has changed one of them since: retry
   * then.
   */
  count(
    match: { readonly table: string; readonly game: string; readonly seats: readonly MatchRating[] },
    rate: (known: ReadonlyMap<string, Strength>) => readonly SeatResult[],
  ): Promise<boolean> {
    const now = this.#db.clock();
    const { table, game, seats } = match;
    return this.#db.write(async (tx) => {
      const marked = await tx
        .updateTable('tables')
        .set({ rating: 'done' })
        .where('id', '=', table)
        .where('rating', '=', 'due')
        .where('status', '=', 'over')
        .executeTakeFirst();
      if (marked.numUpdatedRows === 0n) return false;
      const known = await knownTo(tx, seats, game);
      const results = rate(known);
      for (const [index, seat] of seats.entries()) {
        const result = results[index];
        if (result === undefined) continue;
        const player = seat.player !== null && (await isStillHere(tx, seat.player)) ? seat.player : null;
        const matches = (known.get(seat.player ?? '')?.matches ?? 0) + 1;
        const { before, after } = result;
        await tx
          .insertInto('rating_changes')
          .values({
            table_id: table,
            seat: seat.seat,
            game,
            player_id: player,
            bot: seat.bot,
            digest: seat.digest,
            mu_before: before.mu,
            sigma_before: before.sigma,
            mu: after.mu,
            sigma: after.sigma,
            matches,
            place: seat.place,
            abandoned: seat.abandoned ? 1 : 0,
            at: now,
          })
          .execute();
        if (player !== null) await save(tx, { player, game, ...after, matches, updated: now });
      }
      return true;
    });
  }
}

async function knownTo(
  tx: Transaction<Schema>,
  seats: readonly MatchRating[],
  game: string,
): Promise<ReadonlyMap<string, PlayerRating>> {
  const players = seats.flatMap(({ player }) => (player === null ? [] : [player]));
  if (players.length === 0) return new Map();
  const rows = await tx
    .selectFrom('ratings')
    .selectAll()
    .where('player_id', 'in', players)
    .where('game', '=', game)
    .execute();
  return new Map(rows.map((row) => [row.player_id, ratingFrom(row)]));
}

/** Nobody can sign in as a deleted player, so nothing more is stored about them. */
async function isStillHere(tx: Transaction<Schema>, player: string): Promise<boolean> {
  for (const table of ['sessions', 'passkeys'] as const) {
    const row = await tx
      .selectFrom(table)
      .select('player_id')
      .where('player_id', '=', player)
      .executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}

/** Saves a rating unless another writer has changed it since it was read. */
async function save(tx: Transaction<Schema>, rating: PlayerRating): Promise<void> {
  const { player, game, mu, sigma, matches, updated } = rating;
  const saved =
    matches === 1
      ? await tx
          .insertInto('ratings')
          .values({ player_id: player, game, mu, sigma, matches, updated })
          .onConflict((conflict) => conflict.columns(['player_id', 'game']).doNothing())
          .executeTakeFirst()
      : await tx
          .updateTable('ratings')
          .set({ mu, sigma, matches, updated })
          .where('player_id', '=', player)
          .where('game', '=', game)
          .where('matches', '=', matches - 1)
          .executeTakeFirst();
  const rows = 'numUpdatedRows' in saved ? saved.numUpdatedRows : saved.numInsertedOrUpdatedRows;
  if (rows === 0n) throw new StaleSequenceError(words.rating.stale);
}
