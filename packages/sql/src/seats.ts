import type { Player, Seat } from '@mechatable/kernel';
import type { Transaction } from 'kysely';
import type { Db } from './db.ts';
import { SeatEmptyError, SeatTakenError, TableClosedError } from './errors.ts';
import { writeWithJobs } from './jobs/add-jobs.ts';
import type { Job } from './jobs/job.ts';
import { jsonOrNull } from './json.ts';
import type { Schema, SeatsTable } from './schema.ts';
import { assertTableExists, seatsOf } from './table-queries.ts';
import { privateSeatFrom, type PrivateSeat } from './table.ts';
import { words } from './words.ts';

/** Changes of a seat. Missing fields stay as they are. */
export interface SeatChange {
  /** Null for a bot. */
  readonly playerId?: string | null | undefined;
  readonly player?: Player | undefined;
  readonly contribution?: string | undefined;
  readonly loadout?: unknown;
  readonly answers?: unknown;
}

export interface Join extends SeatChange {
  readonly table: string;
  /** Leave it out to take the first empty seat. */
  readonly seat?: Seat | undefined;
  readonly playerId: string | null;
  readonly player: Player;
}

/** The seats of tables, with their private data. */
export class Seats {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** All seats of a table. */
  async of(table: string): Promise<readonly PrivateSeat[]> {
    const seats = await seatsOf(this.#db.query, [table]);
    return (seats.get(table) ?? []).map(privateSeatFrom);
  }

  /**
   * Takes an empty seat, and returns its number. Throws a `SeatTakenError` if another player was first, and a
   * `TableClosedError` if the match has started.
   */
  join({ table, seat, ...change }: Join): Promise<Seat> {
    const now = this.#db.clock();
    return this.#db.write(async (tx) => {
      await touchWaiting(tx, table, now);
      const chosen = seat ?? (await firstEmpty(tx, table));
      const joined = await tx
        .updateTable('seats')
        .set({ ...columnsOf(change), joined: now })
        .where('table_id', '=', table)
        .where('seat', '=', chosen)
        .where('player', 'is', null)
        .executeTakeFirst();
      if (joined.numUpdatedRows === 0n) throw new SeatTakenError(words.table.seatTaken);
      return chosen;
    });
  }

  /** Empties a seat of a table that waits. With a player, only if it is theirs; otherwise nothing happens. */
  leave(table: string, seat: Seat, playerId?: string): Promise<void> {
    const now = this.#db.clock();
    return this.#db.write(async (tx) => {
      await touchWaiting(tx, table, now);
      let query = tx.updateTable('seats').set(EMPTY).where('table_id', '=', table).where('seat', '=', seat);
      if (playerId !== undefined) query = query.where('player_id', '=', playerId);
      await query.execute();
    });
  }

  /** Changes a taken seat at any time: answers to set, a bot that takes over. Throws a `SeatEmptyError`. */
  update(table: string, seat: Seat, change: SeatChange, jobs: readonly Job[] = []): Promise<void> {
    const columns = columnsOf(change);
    if (Object.keys(columns).length === 0) return Promise.resolve();
    return writeWithJobs(this.#db, async (tx) => {
      const updated = await tx
        .updateTable('seats')
        .set(columns)
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('player', 'is not', null)
        .executeTakeFirst();
      if (updated.numUpdatedRows > 0n) return jobs;
      await assertTableExists(tx, table);
      throw new SeatEmptyError();
    });
  }
}

/** An empty seat. */
export const EMPTY = {
  player_id: null,
  player: null,
  contribution: null,
  loadout: null,
  answers: null,
  joined: null,
} as const satisfies Omit<SeatsTable, 'table_id' | 'seat'>;

function columnsOf({ playerId, player, contribution, loadout, answers }: SeatChange): Partial<SeatsTable> {
  return {
    ...(playerId === undefined ? {} : { player_id: playerId }),
    ...(player === undefined ? {} : { player: JSON.stringify(player) }),
    ...(contribution === undefined ? {} : { contribution }),
    ...(loadout === undefined ? {} : { loadout: jsonOrNull(loadout) }),
    ...(answers === undefined ? {} : { answers: jsonOrNull(answers) }),
  };
}

/**
 * Notes the change, if the table still waits for players. It comes first: where several servers share a database, it
 * keeps another one from starting the match at the same time.
 */
async function touchWaiting(tx: Transaction<Schema>, table: string, now: number): Promise<void> {
  const touched = await tx
    .updateTable('tables')
    .set({ touched: now })
    .where('id', '=', table)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  if (touched.numUpdatedRows > 0n) return;
  await assertTableExists(tx, table);
  throw new TableClosedError();
}

async function firstEmpty(tx: Transaction<Schema>, table: string): Promise<Seat> {
  const row = await tx
    .selectFrom('seats')
    .select('seat')
    .where('table_id', '=', table)
    .where('player', 'is', null)
    .orderBy('seat')
    .executeTakeFirst();
  if (row === undefined) throw new SeatTakenError(words.table.full);
  return row.seat;
}
