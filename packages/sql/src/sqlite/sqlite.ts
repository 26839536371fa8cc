import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { connect, disconnect } from './connect.ts';
import type { Answer, Query } from './engine.ts';
import { failure } from './failure.ts';

/** Far more than there are different queries; only lists of different lengths could exceed it. */
const MAX_STATEMENTS = 500;

interface Prepared {
  readonly statement: StatementSyncInstance;
  readonly hasRows: boolean;
}

/** An open database in this thread. Prepares every query once, and turns errors into messages for people. */
export class Sqlite {
  readonly #db: DatabaseSyncInstance;
  readonly #file: string;
  readonly #prepared = new Map<string, Prepared>();

  /** Opens a file for this process alone, or fails immediately with a `StoreFailedError`. */
  constructor(file: string) {
    this.#db = connect(file);
    this.#file = file;
  }

  run({ sql, parameters }: Query): Answer {
    return this.#explained(() => {
      const { statement, hasRows } = this.#prepare(sql);
      if (hasRows) return { rows: statement.all(...parameters), changes: 0 };
      return { rows: [], changes: statement.run(...parameters).changes };
    });
  }

  /** Runs queries in one transaction. If one of them changes no row, returns false, and nothing has changed. */
  runAll(queries: readonly Query[]): boolean {
    try {
      this.run(BEGIN);
      const isDone = queries.every((query) => this.run(query).changes > 0);
      if (isDone) this.run(COMMIT);
      return isDone;
    } finally {
      this.rollback();
    }
  }

  /**
   * Ends a transaction that is still open. SQLite rolls back automatically if the disk is full. Rolling back again would be an
   * error, which would hide the first.
   */
  rollback(): void {
    if (this.#db.isTransaction) this.run(ROLLBACK);
  }

  close(): void {
    this.#prepared.clear();
    this.#explained(() => {
      disconnect(this.#db);
    });
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    if (this.#prepared.size >= MAX_STATEMENTS) this.#prepared.clear();
    const statement = this.#db.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  #explained<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw failure(error, this.#file);
    }
  }
}

const BEGIN: Query = { sql: 'begin', parameters: [] };
const COMMIT: Query = { sql: 'commit', parameters: [] };
const ROLLBACK: Query = { sql: 'rollback', parameters: [] };
