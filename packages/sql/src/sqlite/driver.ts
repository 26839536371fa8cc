import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { Lock } from '../lock.ts';
import type { Engine, Query } from './engine.ts';

const BEGIN = CompiledQuery.raw('begin');
const COMMIT = CompiledQuery.raw('commit');

/** Connects Kysely to an engine. SQLite has one connection, which one query or transaction uses at a time. */
export class EngineDriver implements Driver {
  readonly #engine: Engine;
  readonly #connection: DatabaseConnection;
  readonly #lock = new Lock();

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#connection = new EngineConnection(engine);
  }

  /** Runs queries in one transaction. If one of them changes no row, returns false, and nothing has changed. */
  async runAll(queries: readonly Query[]): Promise<boolean> {
    await this.#lock.take();
    try {
      return await this.#engine.runAll(queries);
    } finally {
      this.#lock.release();
    }
  }

  /** The engine is open already. */
  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#lock.take();
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection, _settings: TransactionSettings): Promise<void> {
    await connection.executeQuery(BEGIN);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(COMMIT);
  }

  rollbackTransaction(): Promise<void> {
    return this.#engine.rollback();
  }

  releaseConnection(): Promise<void> {
    this.#lock.release();
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return this.#engine.close();
  }
}

class EngineConnection implements DatabaseConnection {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#engine.run(query);
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  streamQuery(): never {
    throw new Error('nothing here is large enough to be streamed');
  }
}
