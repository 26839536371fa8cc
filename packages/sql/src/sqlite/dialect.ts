import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
} from 'kysely';
import type { Statements } from './statements.ts';

/** Kysely's own dialect for SQLite, with two differences. */
export class Dialect extends SqliteDialect {
  readonly #statements: Statements;

  constructor(statements: Statements) {
    super({ database: statements });
    this.#statements = statements;
  }

  override createDriver(): Driver {
    return new RollbackOnceDriver(this.#statements);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

/** SQLite rolls back by itself if the disk is full. To do it again would be an error, which would hide the first. */
class RollbackOnceDriver extends SqliteDriver {
  readonly #statements: Statements;

  constructor(statements: Statements) {
    super({ database: statements });
    this.#statements = statements;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#statements.isInTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite can create and change tables in a transaction. Kysely doesn't use that unless told so. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
