import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Db } from './db.ts';
import { openPostgres, type PostgresOptions } from './postgres/open.ts';
import { openSqlite } from './sqlite/open.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server for the tests of the project `postgres`; undefined in all others, which use SQLite. */
    readonly postgresUrl: string | undefined;
  }
}

/** The server on which this project's tests run; undefined if they run on SQLite. */
export const postgresUrl = inject('postgresUrl');

/** An empty database with all tables, on the database system of this project. The caller closes it. */
export async function freshDatabase(options: PostgresOptions = {}): Promise<Db> {
  if (postgresUrl === undefined) return openSqlite(':memory:', options);
  return openPostgres(await freshPostgres(postgresUrl), options);
}

/** Databases of this worker's earlier tests, by server: emptying one is faster than creating another. */
const free = new Map<string, string[]>();

/** The address of an empty database with all tables. The next test gets it after this one. */
export async function freshPostgres(server: string): Promise<string> {
  const unused = free.get(server) ?? [];
  free.set(server, unused);
  const address = unused.pop() ?? (await create(server));
  onTestFinished(async () => {
    await on(address, EMPTY);
    unused.push(address);
  });
  return address;
}

/** The address of a copy of an unused database. It is dropped after the test. */
export async function copyPostgres(server: string, address: string): Promise<string> {
  const copy = await create(server, new URL(address).pathname.slice(1));
  onTestFinished(() => on(server, `drop database ${new URL(copy).pathname.slice(1)} with (force)`));
  return copy;
}

/** The names of all databases of a server that start with this prefix. */
export async function databasesLike(server: string, start: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [start],
  );
  await client.end();
  return rows.map(({ datname }) => datname);
}

async function create(server: string, template = 'mechatable_template'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await on(server, `create database ${name} template ${template}`);
  const address = new URL(server);
  address.pathname = name;
  return address.href;
}

/** Deletes all rows, but not the list of migrations. Without triggers, that is much faster than truncating. */
const EMPTY = `
  do $$ declare name text; begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
    loop execute format('delete from %I', name); end loop;
    delete from graphile_worker._private_jobs;
  end $$
`;

async function on(address: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(sql);
  await client.end();
}
