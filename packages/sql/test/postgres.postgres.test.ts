import { setImmediate as nextTurn } from 'node:timers/promises';
import { StoreFailedError } from '@mechatable/store';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPostgres, repositories, type Change, type Db } from '../src/index.ts';
import { MIGRATIONS } from '../src/migrations/migrate.ts';
import { isRace } from '../src/postgres/failure.ts';
import { freshPostgres } from '../src/fresh-database.ts';
import { append, newTable, playing, type Given } from './given.ts';

const SERVER = inject('postgresUrl') ?? '';

/** A new database, opened by this many servers. */
async function opened(times: number): Promise<{ address: string; all: readonly Db[] }> {
  const address = await freshPostgres(SERVER);
  const all = await Promise.all(Array.from({ length: times }, () => opening(address)));
  return { address, all };
}

async function opening(address: string): Promise<Db> {
  const db = await openPostgres(address);
  onTestFinished(() => db.close());
  return db;
}

const at = (address: string, changes: Partial<Pick<URL, 'pathname' | 'port'>>): string =>
  Object.assign(new URL(address), changes).href;

test.each([
  ['an address that is none', 'postgres://[', 'DATABASE_URL is not a valid address'],
  ['a server that is not there', 'postgres://nobody@127.0.0.1:1/none', "Can't reach the database"],
  ['a database that is not there', at(SERVER, { pathname: 'none' }), 'There is no database'],
])('%s has its own message, without the password', async (_what, address, message) => {
  const withPassword = address.replace('@', ':secret@');
  const failing = expect(openPostgres(withPassword)).rejects;
  await failing.toBeInstanceOf(StoreFailedError);
  await expect(openPostgres(withPassword)).rejects.toThrow(message);
  await expect(openPostgres(withPassword)).rejects.not.toThrow('secret');
});

test('a database that a newer version has changed is left alone', async () => {
  const address = await freshPostgres(SERVER);
  const migrations = { ...MIGRATIONS, '9999-future': { up: () => Promise.resolve() } };
  const newer = await openPostgres(address, { migrations });
  onTestFinished(async () => {
    await sql`delete from kysely_migration where name = '9999-future'`.execute(newer.query);
    await newer.close();
  });
  await expect(openPostgres(address)).rejects.toThrow('was changed by a newer version of Mechatable');
});

test('several servers may create the tables at the same time', async () => {
  const address = await freshPostgres(SERVER);
  const first = await openPostgres(address);
  await sql`drop schema public cascade; create schema public`.execute(first.query);
  await first.close();
  const all = await Promise.all([opening(address), opening(address), opening(address)]);
  for (const db of all) expect(await repositories(db).settings.get('x')).toBeNull();
});

test('only one of two servers that add the same entry succeeds', async () => {
  const { all } = await opened(2);
  const [one, other] = all.map((db) => ({ db, ...repositories(db) }) as unknown as Given);
  if (one === undefined || other === undefined) throw new Error('There are two.');
  await playing(one);
  const results = await Promise.allSettled([
    one.journal.append(append(0, { request: 'one' })),
    other.journal.append(append(0, { request: 'other' })),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await other.journal.read('t')).entries).toHaveLength(1);
});

test('servers that change the same tables in groups never deadlock', async () => {
  const { all } = await opened(2);
  const [one, other] = all.map((db) => ({ db, ...repositories(db) }) as unknown as Given);
  if (one === undefined || other === undefined) throw new Error('There are two.');
  const ids = ['c', 'a', 'b', 'd'];
  for (const id of ids) await playing(one, id);
  for (let at = 0; at < 20; at++) {
    // Each server makes the entries of all tables, in opposite orders.
    const appending = [
      ...ids.map((table) => one.journal.append(append(at, { table, request: `one ${String(at)}` }))),
      ...ids
        .toReversed()
        .map((table) => other.journal.append(append(at, { table, request: `other ${String(at)}` }))),
    ];
    const results = await Promise.allSettled(appending);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(ids.length);
  }
});

test('a change that conflicts with another is retried', async () => {
  const { all } = await opened(1);
  const [db] = all;
  let tries = 0;
  const result = await db?.write(async (tx) => {
    tries++;
    await tx.selectFrom('settings').selectAll().execute();
    if (tries < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    return 'done';
  });
  expect([result, tries]).toEqual(['done', 3]);
  expect(isRace(new Error('another problem'))).toBe(false);
});

test('servers are notified of others’ changes, but not of their own', async () => {
  const { all } = await opened(2);
  const [one, other] = all;
  if (one === undefined || other === undefined) throw new Error('There are two.');
  const received: [Change[], Change[]] = [[], []];
  for (const [n, db] of [one, other].entries()) {
    db.peers.follow((change) => received[n]?.push(change));
    await db.peers.join(() => Promise.resolve());
  }
  await repositories(one).tables.create(newTable('t'));
  while (received[1].length === 0) await nextTurn();
  expect(received[1]).toContainEqual({ table: 't', message: null });
  expect(received[0]).toEqual([]);
});

test('only the first server does the work that must come first', async () => {
  const { address, all } = await opened(2);
  const done: string[] = [];
  for (const [n, db] of all.entries()) await db.peers.join(() => Promise.resolve(done.push(String(n))));
  expect(done).toEqual(['0']);
  await Promise.all(all.map((db) => db.peers.close()));
  const later = await opening(address);
  await later.peers.join(() => Promise.resolve(done.push('later')));
  expect(done).toEqual(['0', 'later']);
});

test('servers take turns working on the same thing', async () => {
  const { all } = await opened(2);
  const log: string[] = [];
  const work = (name: string) => async (): Promise<void> => {
    log.push(`${name} begins`);
    await nextTurn();
    log.push(`${name} ends`);
  };
  await Promise.all(all.map((db, n) => db.peers.inTurn('pairing', work(String(n)))));
  expect([log[0]?.slice(0, 1), log[1]]).toEqual([log[1]?.slice(0, 1), `${log[0]?.slice(0, 1) ?? ''} ends`]);
  // A lock is given back even if the work fails.
  await expect(all[0]?.peers.inTurn('pairing', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await all[1]?.peers.inTurn('pairing', work('after'));
  expect(log.at(-1)).toBe('after ends');
});

test('the database’s clock is everyone’s clock', async () => {
  const { all } = await opened(2);
  const [one = 0, other = 0] = all.map((db) => db.clock());
  expect(Math.abs(one - Date.now())).toBeLessThan(60_000);
  expect(Math.abs(one - other)).toBeLessThan(60_000);
});

test('a connection that is lost between two queries of a change fails the change, not the server', async () => {
  const { all } = await opened(2);
  const [one, other] = all;
  if (one === undefined || other === undefined) throw new Error('There are two.');
  const changing = one.write(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const [mine] = rows;
    await sql`select pg_terminate_backend(${mine?.pid}, 10000)`.execute(other.query);
    await nextTurn(); // until the loss is noticed here
    await sql`select 1`.execute(tx);
  });
  await expect(changing).rejects.toBeInstanceOf(StoreFailedError);
  expect(await repositories(one).settings.get('x')).toBeNull();
});

test('a server that dies in the middle of a change doesn’t keep the others waiting', async () => {
  const { all } = await opened(2);
  const [one, other] = all;
  if (one === undefined || other === undefined) throw new Error('There are two.');
  const row = { key: 'x', value: '1' };
  let isHeld = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  let isDone = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    isDone = resolve;
  });
  onTestFinished(() => {
    isDone();
  });
  const changing = one.write(async (tx) => {
    await tx.insertInto('settings').values(row).execute();
    isHeld();
    await done; // as if the connection were dead
  });
  changing.catch(() => undefined);
  await held;
  await other.write((tx) => tx.insertInto('settings').values(row).execute());
  isDone();
  await expect(changing).rejects.toBeInstanceOf(StoreFailedError);
});

test('PostgreSQL notices servers that are gone', async () => {
  const { all } = await opened(1);
  const [db] = all;
  if (db === undefined) throw new Error('There is one.');
  const { rows } = await sql`select current_setting('tcp_keepalives_idle') as idle`.execute(db.query);
  expect(rows).toEqual([{ idle: '10' }]);
});
