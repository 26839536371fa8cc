import {
  checkHead,
  entrySchema,
  type Entry,
  type Player,
  type RecordHead,
  type Seat,
} from '@mechatable/kernel';
import { DamagedMatchError, MatchNotFoundError } from '@mechatable/store';
import { gone, orDamaged } from '@mechatable/store/row';
import type { CompiledQuery, Transaction } from 'kysely';
import { clockFrom, savingClock, type ClockState } from './clocks.ts';
import type { Db } from './db.ts';
import { DuplicateRequestError, TableClosedError } from './errors.ts';
import { writeWithJobs } from './jobs/add-jobs.ts';
import type { Job } from './jobs/job.ts';
import { journalQueries, type JournalQueries, type JournalRow } from './journal-queries.ts';
import { anything, readJson } from './json.ts';
import type { EntriesTable, Schema, TableRating } from './schema.ts';
import { assertTableExists } from './table-queries.ts';
import { summaryColumns, type Summary } from './table.ts';
import { words } from './words.ts';

export interface Start {
  readonly table: string;
  /** Everything fixed before the first entry, secret included. */
  readonly head: RecordHead;
  /** Its status is 'playing', or 'over' if the match ends before anyone moves. */
  readonly summary: Summary;
  /** Leave it out for a match without clocks. */
  readonly clock?: ClockState | undefined;
  /** Work that has to follow without a request. */
  readonly jobs?: readonly Job[] | undefined;
  /** Leave it out to keep the table's setting. */
  readonly rating?: TableRating | undefined;
}

export interface Append {
  readonly table: string;
  /** The number of entries before this one. */
  readonly at: number;
  readonly entry: Entry;
  /** The idempotency key of the request, unique within the table. Null for automatic entries. */
  readonly request: string | null;
  /** The table after the entry. `touched` is also the time of the entry. */
  readonly summary: Summary;
  /** The clocks after the entry. Leave it out if they don't change. */
  readonly clock?: ClockState | undefined;
  /** The new player of a seat, if it changes hands. */
  readonly reseated?: { readonly seat: Seat; readonly player: Player } | undefined;
  /** Work that has to follow without a request. */
  readonly jobs?: readonly Job[] | undefined;
}

export interface StoredEntry {
  readonly entry: Entry;
  readonly at: number;
}

/** Entries that were added to a match. */
export interface Added {
  readonly entries: readonly StoredEntry[];
  /** Null for a match without clocks. */
  readonly clock: ClockState | null;
}

/** A match with its secrets. It never leaves the server. */
export interface StoredJournal {
  readonly secret: string;
  /** Null until the match starts. */
  readonly head: RecordHead | null;
  readonly entries: readonly StoredEntry[];
  /** Null for a match without clocks. */
  readonly clock: ClockState | null;
}

/** The private record of every match. `Tables.create` opens it, with its secret. */
export class Journal {
  readonly #db: Db;
  readonly #queries: JournalQueries;
  readonly #saveClock: ReturnType<typeof savingClock>;

  constructor(db: Db) {
    this.#db = db;
    this.#queries = journalQueries(db.query);
    this.#saveClock = savingClock(db.query);
  }

  /** Starts a match that waits for players. Throws a `TableClosedError` if it no longer does. */
  start({ table, head, summary, clock, rating, jobs = [] }: Start): Promise<void> {
    return writeWithJobs(this.#db, async (tx) => {
      const started = await tx
        .updateTable('tables')
        .set({
          ...summaryColumns(summary),
          started: summary.touched,
          ...(rating === undefined ? {} : { rating }),
        })
        .where('id', '=', table)
        .where('status', '=', 'waiting')
        .executeTakeFirst();
      if (started.numUpdatedRows === 0n) {
        await assertTableExists(tx, table);
        throw new TableClosedError();
      }
      await tx
        .updateTable('journals')
        .set({ head: JSON.stringify(head) })
        .where('table_id', '=', table)
        .execute();
      if (clock !== undefined) await tx.executeQuery(this.#saveClock(table, clock));
      return jobs;
    });
  }

  /**
   * Adds an entry to a running match. Of two writers, one succeeds; the other gets a `StaleSequenceError`, or a
   * `DuplicateRequestError` if the entry that is there came from the same request.
   */
  async append({ table, at, entry, request, summary, clock, reseated, jobs = [] }: Append): Promise<void> {
    const { advance, finish, insert, reseat } = this.#queries;
    const goOn = summary.status === 'playing' ? advance : finish;
    const advanced = goOn({ ...summaryColumns(summary), id: table, at, length: at + 1 });
    const row = { table_id: table, number: at, entry: JSON.stringify(entry), at: summary.touched, request };
    const inserted = insert(row);
    const added = jobs.map((job) => this.#db.jobs.adding(job));
    const queries: CompiledQuery[] = [advanced, inserted];
    if (clock !== undefined) queries.push(this.#saveClock(table, clock));
    if (reseated !== undefined)
      queries.push(reseat({ table, seat: reseated.seat, player: JSON.stringify(reseated.player) }));
    for (const { query } of added) queries.push(query);
    await this.#db.writeSteps({
      table,
      queries,
      explain: (tx, index) =>
        index === 0 ? this.#staleError(tx, table, request) : this.#conflictError(tx, row),
    });
    for (const { onCommit } of added) onCommit();
  }

  /** Throws a `MatchNotFoundError`, or a `DamagedMatchError` if what is stored isn't valid. */
  async read(table: string): Promise<StoredJournal> {
    // One query for all that changes: entries are only added, so those below the length belong to it.
    const { rows } = await this.#db.query.executeQuery(this.#queries.read({ table }));
    const row = rows[0];
    if (row === undefined) throw new MatchNotFoundError(table);
    return {
      secret: row.secret,
      head: row.head === null ? null : headFrom(table, row.head),
      entries: await this.#entries(table, 0, row.length),
      clock: clockIn(table, row),
    };
  }

  /** The entries of a match after its first `known` ones. Throws as `read` does. */
  async readSince(table: string, known: number): Promise<Added> {
    const { rows } = await this.#db.query.executeQuery(this.#queries.read({ table }));
    const row = rows[0];
    if (row === undefined) throw new MatchNotFoundError(table);
    return { entries: await this.#entries(table, known, row.length), clock: clockIn(table, row) };
  }

  /** The entry that a request has added, with its number; null if there is none. */
  async entryOf(table: string, request: string): Promise<(StoredEntry & { number: number }) | null> {
    const row = await this.#db.query
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('request', '=', request)
      .executeTakeFirst();
    return row === undefined ? null : { ...entryFrom(row), number: row.number };
  }

  async #entries(table: string, known: number, length: number): Promise<readonly StoredEntry[]> {
    const { rows } = await this.#db.query.executeQuery(this.#queries.entries({ table, known, length }));
    if (rows.length !== Math.max(0, length - known) || rows.some(({ number }, n) => number !== known + n))
      throw new DamagedMatchError(words.table.entries(length, known + rows.length));
    return rows.map(entryFrom);
  }

  /** Why a match could not be advanced. */
  async #staleError(tx: Transaction<Schema>, table: string, request: string | null): Promise<Error> {
    await assertTableExists(tx, table);
    return (await this.#duplicateError(tx, table, request)) ?? gone();
  }

  /** Why an entry could not be added to a match that has been advanced. */
  async #conflictError(tx: Transaction<Schema>, row: EntriesTable): Promise<Error> {
    const duplicate = await this.#duplicateError(tx, row.table_id, row.request);
    return duplicate ?? new DamagedMatchError(words.table.entryTaken(row.number));
  }

  async #duplicateError(
    tx: Transaction<Schema>,
    table: string,
    request: string | null,
  ): Promise<DuplicateRequestError | null> {
    if (request === null) return null;
    const row = await tx
      .selectFrom('entries')
      .select('number')
      .where('table_id', '=', table)
      .where('request', '=', request)
      .executeTakeFirst();
    return row === undefined ? null : new DuplicateRequestError(request, row.number);
  }
}

function headFrom(table: string, text: string): RecordHead {
  const value = readJson(anything, text, `head of match ${table}`);
  return orDamaged(() => checkHead(value));
}

function clockIn(table: string, { banks, running, since, deadline }: JournalRow): ClockState | null {
  if (banks === null || running === null) return null;
  return clockFrom({ table_id: table, banks, running, since, deadline });
}

function entryFrom(row: EntriesTable): StoredEntry {
  const what = `entry ${String(row.number + 1)} of match ${row.table_id}`;
  return { entry: readJson(entrySchema, row.entry, what), at: row.at };
}
