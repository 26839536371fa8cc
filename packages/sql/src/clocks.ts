import type { Seat } from '@mechatable/kernel';
import type { CompiledQuery, Kysely } from 'kysely';
import { z } from 'zod';
import { compileOnce } from './compile-once.ts';
import type { Db } from './db.ts';
import type { Write } from './group-commit.ts';
import { writeWithJobs } from './jobs/add-jobs.ts';
import { clockJob } from './jobs/kinds.ts';
import { readJson, seatList } from './json.ts';
import type { ClocksTable, Schema } from './schema.ts';
import { HEARTBEAT } from './settings.ts';

/** The clocks of a match. */
export interface ClockState {
  /** The milliseconds each seat has left; null for a seat without a clock. */
  readonly banks: readonly (number | null)[];
  /** The seats whose clocks run. */
  readonly running: readonly Seat[];
  /** When they started to run; null if none is running. */
  readonly since: number | null;
  /** When the first of them runs out; null if none is running. */
  readonly deadline: number | null;
}

/** The clocks of all matches. Most changes arrive with an entry: see `Journal.append`. */
export class Clocks {
  readonly #db: Db;
  readonly #saving: SavingClock;

  constructor(db: Db) {
    this.#db = db;
    this.#saving = savingClock(db.query);
  }

  async of(table: string): Promise<ClockState | null> {
    const row = await this.#db.query
      .selectFrom('clocks')
      .selectAll()
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row === undefined ? null : clockFrom(row);
  }

  set(table: string, clock: ClockState): Promise<void> {
    return this.#db.write(async (tx) => {
      await tx.executeQuery(this.#saving(table, clock));
    });
  }

  /** Moves every running clock, as if it had started that much later. */
  shift(milliseconds: number): Promise<void> {
    return this.#db.write(shifting(milliseconds));
  }

  /**
   * Call this when the server starts, before anyone can move: moves every running clock by the time the server was down,
   * so that nobody loses time, and checks when they run out. Returns that time in milliseconds. It ends with a heartbeat
   * in the same transaction, so a crash right after it doesn't count the time twice.
   */
  async resume(): Promise<number> {
    const now = this.#db.clock();
    let down = 0;
    await writeWithJobs(this.#db, async (tx) => {
      const beat = await tx
        .selectFrom('settings')
        .select('value')
        .where('key', '=', HEARTBEAT)
        .executeTakeFirst();
      const { since } = await tx
        .selectFrom('clocks')
        .select((eb) => eb.fn.max('since').as('since'))
        .executeTakeFirstOrThrow();
      // A clock that started after the last heartbeat shows that the server was still running.
      const alive = Math.max(Number(beat?.value ?? 0), since ?? 0);
      down = alive === 0 ? 0 : now - alive;
      await shifting(down)(tx);
      await tx
        .insertInto('settings')
        .values({ key: HEARTBEAT, value: String(now) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: String(now) }))
        .execute();
      const running = await tx
        .selectFrom('clocks')
        .select(['table_id', 'deadline'])
        .where('deadline', 'is not', null)
        .execute();
      return running.map(({ table_id, deadline }) => clockJob(table_id, Number(deadline)));
    });
    return down;
  }
}

function shifting(milliseconds: number): Write<void> {
  return async (tx) => {
    await tx
      .updateTable('clocks')
      .set((eb) => ({
        since: eb('since', '+', milliseconds),
        deadline: eb('deadline', '+', milliseconds),
      }))
      .where('since', 'is not', null)
      .execute();
  };
}

type SavingClock = (table: string, clock: ClockState) => CompiledQuery;

/** The query that saves a clock. */
export function savingClock(db: Kysely<Schema>): SavingClock {
  const save = compileOnce((row: ClocksTable) => {
    const { table_id, banks, running, since, deadline } = row;
    return db
      .insertInto('clocks')
      .values({ table_id, banks, running, since, deadline })
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet((eb) => ({
          banks: eb.ref('excluded.banks'),
          running: eb.ref('excluded.running'),
          since: eb.ref('excluded.since'),
          deadline: eb.ref('excluded.deadline'),
        })),
      );
  });
  return (table, { banks, running, since, deadline }) => {
    const lists = { banks: JSON.stringify(banks), running: JSON.stringify(running) };
    return save({ table_id: table, ...lists, since, deadline });
  };
}

/** Stops the clocks of a match as part of a write. */
export function stoppingClock(table: string): Write<void> {
  return async (tx) => {
    await tx
      .updateTable('clocks')
      .set({ running: '[]', since: null, deadline: null })
      .where('table_id', '=', table)
      .execute();
  };
}

const bankList = z.array(z.number().nullable());

export function clockFrom(row: ClocksTable): ClockState {
  const what = `clock of table ${row.table_id}`;
  return {
    banks: readJson(bankList, row.banks, `${what}, banks`),
    running: readJson(seatList, row.running, `${what}, running seats`),
    since: row.since,
    deadline: row.deadline,
  };
}
