import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Work that outlives a request. PostgreSQL has its own queue. Matches that were running before there were jobs get
 * theirs now; the job finds out whether anything has to be done. Clocks get theirs whenever a server starts.
 */
export const jobs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('jobs')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('run_at', 'bigint', (column) => column.notNull())
      .execute();
    await sql`insert into jobs (key, id, kind, payload, run_at)
      select 'match:' || id, id, 'match', '{"table":"' || id || '","entry":' || length || '}', 0
      from tables where status = 'playing'`.execute(db);
  },
};
