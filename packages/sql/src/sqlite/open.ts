import { Kysely, sql } from 'kysely';
import { Db } from '../db.ts';
import { migrate, MIGRATIONS, type Migrations } from '../migrations/migrate.ts';
import type { Schema } from '../schema.ts';
import { connect } from './connect.ts';
import { Dialect } from './dialect.ts';
import { Statements } from './statements.ts';

export interface OpenOptions {
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
}

/**
 * Opens a database, creates it with its folder if it doesn't exist, and updates it if an older version made it. Fails with
 * a `StoreFailedError` if that isn't possible, or if another process has it open. `:memory:` is lost when it is closed.
 */
export function openSqlite(file: string, options: OpenOptions = {}): Promise<Db> {
  return openAt(file, MIGRATIONS, options);
}

/** Opens a database with other migrations than those of this version. */
export async function openAt(
  file: string,
  migrations: Migrations,
  { clock = Date.now }: OpenOptions = {},
): Promise<Db> {
  const statements = new Statements(connect(file), file);
  const query = new Kysely<Schema>({ dialect: new Dialect(statements) });
  try {
    await migrate(query, file, migrations);
  } catch (error) {
    statements.close();
    throw error;
  }
  return new Db(query, clock);
}

/** Copies an open database to a new file. Writes wait until it is done. */
export async function backupSqlite(db: Db, file: string): Promise<void> {
  await sql`vacuum into ${file}`.execute(db.query);
}
