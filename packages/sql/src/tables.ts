import { MatchNotFoundError, StaleSequenceError } from '@mechatable/store';
import { gone } from '@mechatable/store/row';
import type { Transaction } from 'kysely';
import { stoppingClock } from './clocks.ts';
import type { Db } from './db.ts';
import { jsonOrNull } from './json.ts';
import type { Schema, TableRating } from './schema.ts';
import { EMPTY } from './seats.ts';
import { listTables, type TableFilter, type TablePage } from './table-list.ts';
import { assertTableExists, seatsOf } from './table-queries.ts';
import { tableFrom, type OnlineTable } from './table.ts';
import { words } from './words.ts';

type Given = 'id' | 'game' | 'rulesVersion' | 'options' | 'creator' | 'visibility' | 'terms' | 'commitment';

/** The id must be unguessable: knowing it is enough to open the table. */
export interface NewTable extends Pick<OnlineTable, Given> {
  /** How many milliseconds it is listed after its creator was last seen. Default: 0. */
  readonly listedFor?: number | undefined;
  /** The number of seats. They are empty at first. */
  readonly seats: number;
  /** The host's part of the seed. It is stored in the journal, not here. */
  readonly secret: string;
  /** Default: `none`. */
  readonly rating?: TableRating | undefined;
  /** The idempotency key of the request. A creator can use each key once. */
  readonly request?: string | undefined;
}

/** What shows whether a table has changed. */
export type Version = Pick<OnlineTable, 'length' | 'touched' | 'status'>;

export interface Abort {
  /** The number of entries that the caller has seen. */
  readonly at: number;
  /** One sentence on why. */
  readonly ended: string;
}

/** Tables, as everyone may see them. */
export class Tables {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Creates a table that waits for players, with its seats and journal. */
  create(table: NewTable): Promise<void> {
    const now = this.#db.clock();
    return this.#db.write((tx) => insertTable(tx, table, now, null));
  }

  /**
   * Creates the rematch of a table and returns its id. A table has one rematch: if there already is one, nothing is
   * created, and its id is returned.
   */
  createRematch(previous: string, table: NewTable): Promise<string> {
    const now = this.#db.clock();
    return this.#db.write(async (tx) => {
      // Changed before it is read: no other server can change it until this is done.
      const row = await tx
        .updateTable('tables')
        .set((eb) => ({ next: eb.ref('next') }))
        .where('id', '=', previous)
        .returning('next')
        .executeTakeFirst();
      if (row === undefined) throw new MatchNotFoundError(previous);
      if (row.next !== null) return row.next;
      await insertTable(tx, table, now, previous);
      await tx.updateTable('tables').set({ next: table.id }).where('id', '=', previous).execute();
      return table.id;
    });
  }

  /** The table that a player created by this request; null if there is none. */
  async createdBy(creator: string, request: string): Promise<OnlineTable | null> {
    const row = await this.#db.query
      .selectFrom('tables')
      .select('id')
      .where('creator', '=', creator)
      .where('request', '=', request)
      .executeTakeFirst();
    return row === undefined ? null : this.find(row.id);
  }

  /** Null if there is no such table. Throws a `DamagedMatchError` if what is stored isn't valid. */
  async find(id: string): Promise<OnlineTable | null> {
    const row = await this.#db.query.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return null;
    const seats = await seatsOf(this.#db.query, [id]);
    return tableFrom(row, seats.get(id) ?? []);
  }

  /** When these tables were last changed, and their number of entries. Those that no longer exist are left out. */
  async versions(ids: readonly string[]): Promise<ReadonlyMap<string, Version>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db.query
      .selectFrom('tables')
      .select(['id', 'length', 'touched', 'status'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map(({ id, ...version }) => [id, version]));
  }

  /** One page of tables, the latest first. Throws a `BadInputError` if the cursor isn't valid. */
  list(filter: TableFilter): Promise<TablePage> {
    return listTables(this.#db.query, filter);
  }

  /** Ends a table without a result, and stops its clocks. Throws a `StaleSequenceError` if it has moved on. */
  abort(id: string, { at, ended }: Abort): Promise<void> {
    const touched = this.#db.clock();
    return this.#db.write(async (tx) => {
      const aborted = await tx
        .updateTable('tables')
        .set({ status: 'aborted', ended, touched, asked: '[]', offers: null })
        .where('id', '=', id)
        .where('length', '=', at)
        .where('status', 'in', ['waiting', 'playing'])
        .executeTakeFirst();
      if (aborted.numUpdatedRows === 0n) {
        await assertTableExists(tx, id);
        throw gone();
      }
      await stoppingClock(id)(tx);
    });
  }

  /** Saves what seats have offered. Throws a `StaleSequenceError` if the match has moved on. */
  offer(id: string, at: number, offers: unknown): Promise<void> {
    return this.#db.write(async (tx) => {
      const updated = await tx
        .updateTable('tables')
        .set({ offers: jsonOrNull(offers) })
        .where('id', '=', id)
        .where('length', '=', at)
        .executeTakeFirst();
      if (updated.numUpdatedRows > 0n) return;
      await assertTableExists(tx, id);
      throw gone();
    });
  }

  /** Changes the options of a table that still waits for players. Otherwise nothing happens. */
  setOptions(id: string, options: unknown): Promise<void> {
    return this.#db.write(async (tx) => {
      await tx
        .updateTable('tables')
        .set({ options: JSON.stringify(options) })
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .execute();
    });
  }

  /** Deletes a table with everything that belongs to it. Does nothing if there is no such table. */
  remove(id: string): Promise<void> {
    return this.#db.write(async (tx) => {
      await tx.deleteFrom('tables').where('id', '=', id).execute();
    });
  }
}

async function insertTable(
  tx: Transaction<Schema>,
  table: NewTable,
  now: number,
  previous: string | null,
): Promise<void> {
  const { id, game, creator, visibility, seats, commitment, secret, request = null } = table;
  const inserted = await tx
    .insertInto('tables')
    .values({
      id,
      game,
      creator,
      visibility,
      seats,
      commitment,
      previous,
      request,
      rules_version: table.rulesVersion,
      listed_for: table.listedFor ?? 0,
      rating: table.rating ?? 'none',
      options: JSON.stringify(table.options),
      terms: JSON.stringify(table.terms),
      status: 'waiting',
      created: now,
      touched: now,
      started: null,
      length: 0,
      turn: 0,
      asked: '[]',
      outcome: null,
      ended: null,
      offers: null,
      next: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) throw new StaleSequenceError(words.table.exists(id));
  await tx.insertInto('journals').values({ table_id: id, secret, head: null }).execute();
  await tx
    .insertInto('seats')
    .values(Array.from({ length: seats }, (_, seat) => ({ table_id: id, seat, ...EMPTY })))
    .execute();
}
