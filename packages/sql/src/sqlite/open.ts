import { Kysely, sql } from 'kysely';
import { Alone } from '../alone.ts';
import { Db } from '../db.ts';
import { GroupCommit } from '../group-commit.ts';
import { SqliteJobs } from '../jobs/sqlite-jobs.ts';
import { migrate, MIGRATIONS, type Migrations } from '../migrations/migrate.ts';
import type { Schema } from '../schema.ts';
import { MEMORY } from './connect.ts';
import { EngineDialect } from './dialect.ts';
import { DirectEngine } from './direct-engine.ts';
import { EngineDriver } from './driver.ts';
import type { Engine } from './engine.ts';
import { ThreadEngine } from './thread-engine.ts';

export interface OpenOptions {
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  /** Whether SQLite gets its own thread, so that a server doesn't have to wait for the disk. */
  readonly isThreaded?: boolean;
}

/**
 * Opens a database, creates it with its folder if it doesn't exist, and updates it if an older version made it. Fails with
 * a `StoreFailedError` if that isn't possible, or if another process has it open. `:memory:` is lost when it is closed.
 */
export async function openSqlite(file: string, options: OpenOptions = {}): Promise<Db> {
  return openAt(file, MIGRATIONS, options);
}

/** Opens a database with other migrations than those of this version. */
export async function openAt(
  file: string,
  migrations: Migrations,
  { clock = Date.now, isThreaded = false }: OpenOptions = {},
): Promise<Db> {
  const waitsForDisk = file !== MEMORY;
  const engine = isThreaded && waitsForDisk ? await ThreadEngine.open(file) : new DirectEngine(file);
  return openOn(engine, file, migrations, clock);
}

/** Updates the database of an engine, and closes it if that isn't possible. */
export async function openOn(
  engine: Engine,
  file: string,
  migrations: Migrations = MIGRATIONS,
  clock: () => number = Date.now,
): Promise<Db> {
  const driver = new EngineDriver(engine);
  const query = new Kysely<Schema>({ dialect: new EngineDialect(driver) });
  try {
    await migrate(query, file, migrations);
  } catch (error) {
    await engine.close();
    throw error;
  }
  const writes = new GroupCommit(query, (queries) => driver.runAll(queries));
  return new Db(query, writes, new Alone(), clock, (db) => new SqliteJobs(db));
}

/** Copies an open database to a new file. Writes wait until it is done. */
export async function backupSqlite(db: Db, file: string): Promise<void> {
  await sql`vacuum into ${file}`.execute(db.query);
}
