import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { Db } from '../db.ts';
import { PostgresJobs, updateJobTables } from '../jobs/postgres-jobs.ts';
import { migrate, MIGRATIONS, type Migrations } from '../migrations/migrate.ts';
import type { Schema } from '../schema.ts';
import { words } from '../words.ts';
import { shownAddress } from './address.ts';
import { DatabaseClock } from './clock.ts';
import { Connections, LOST_SERVERS, ignoreConnectionErrors } from './connections.ts';
import { PostgresPeers } from './peers.ts';
import { PostgresWrites } from './writes.ts';

/** How many locks a server may hold or wait for at a time. */
const MAX_LOCKS = 5;
const CONNECT_MS = 10_000;
/** Held while the tables are updated. */
const UPDATE = 0x4d454349;

export interface PostgresOptions {
  /** Milliseconds since 1970. Default: the clock of the database. */
  readonly clock?: () => number;
  /** Called when the connection to the other servers is lost. It reconnects automatically. */
  readonly onProblem?: (error: unknown) => void;
  readonly migrations?: Migrations;
}

/**
 * Connects to a database, creates its tables, and updates them if an older version made them. Fails with a
 * `StoreFailedError` if that isn't possible. Any number of servers may use it.
 */
export async function openPostgres(
  address: string,
  { clock, onProblem = () => undefined, migrations = MIGRATIONS }: PostgresOptions = {},
): Promise<Db> {
  const where = shownAddress(address);
  await update(address, where, migrations);
  const connections = new Connections(address, where);
  const query = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: connections }) });
  try {
    const own = clock === undefined ? await DatabaseClock.open(query) : null;
    const locks = new pg.Pool({
      ...LOST_SERVERS,
      connectionString: address,
      application_name: 'mechatable locks',
      max: MAX_LOCKS,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    ignoreConnectionErrors(locks);
    const isOurs = (process: number): boolean => connections.isOurs(process);
    const onClose = (): void => own?.close();
    const peers = new PostgresPeers({ address, where, locks, isOurs, onProblem, onClose });
    const writes = new PostgresWrites(query, (queries) => connections.runAll(queries));
    const jobs = new PostgresJobs(query, address);
    return new Db(query, writes, peers, clock ?? own?.now ?? Date.now, () => jobs);
  } catch (error) {
    await connections.end();
    throw error;
  }
}

/** One server at a time. It may take long, so nothing limits the time for an answer. */
async function update(address: string, where: string, migrations: Migrations): Promise<void> {
  const connections = new Connections(address, where, null);
  const query = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: connections }) });
  try {
    await query.connection().execute(async (held) => {
      await sql`select pg_advisory_lock(${UPDATE})`.execute(held);
      try {
        await migrate(query, where, migrations, words.failed.postgres);
        await updateJobTables(address);
      } finally {
        await sql`select pg_advisory_unlock(${UPDATE})`.execute(held);
      }
    });
  } finally {
    await query.destroy();
  }
}
