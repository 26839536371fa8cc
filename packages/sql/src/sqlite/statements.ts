import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { disconnect } from './connect.ts';
import { failure } from './failure.ts';

/** Far more than there are different queries; only lists of different lengths could exceed it. */
const MOST_STATEMENTS = 500;

/** The database as Kysely expects it. Prepares every query once, and turns errors into messages for people. */
export class Statements implements SqliteDatabase {
  readonly #db: DatabaseSyncInstance;
  readonly #file: string;
  readonly #prepared = new Map<string, SqliteStatement>();

  constructor(db: DatabaseSyncInstance, file: string) {
    this.#db = db;
    this.#file = file;
  }

  /** False after a full disk, for example: SQLite then rolls back by itself. */
  get isInTransaction(): boolean {
    return this.#db.isTransaction;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    if (this.#prepared.size >= MOST_STATEMENTS) this.#prepared.clear();
    const statement = this.#explained(() => this.#statement(this.#db.prepare(sql)));
    this.#prepared.set(sql, statement);
    return statement;
  }

  close(): void {
    this.#prepared.clear();
    this.#explained(() => {
      disconnect(this.#db);
    });
  }

  #statement(prepared: StatementSyncInstance): SqliteStatement {
    const all = (parameters: readonly unknown[]): unknown[] =>
      this.#explained((): unknown[] => prepared.all(...parameters));
    return {
      reader: prepared.columns().length > 0,
      all,
      run: (parameters) => this.#explained(() => prepared.run(...parameters)),
      iterate: (parameters) => all(parameters).values(),
    };
  }

  #explained<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw failure(error, this.#file);
    }
  }
}
