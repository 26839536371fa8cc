import { StoreFailedError } from '@mechatable/store';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { GroupCommit, type Write } from '../src/group-commit.ts';
import { migrate, MIGRATIONS } from '../src/migrations/migrate.ts';
import type { Schema } from '../src/schema.ts';
import { EngineDialect } from '../src/sqlite/dialect.ts';
import { DirectEngine } from '../src/sqlite/direct-engine.ts';
import { EngineDriver } from '../src/sqlite/driver.ts';
import { given } from './given.ts';

/** A database that logs its queries. */
async function noted(): Promise<{ db: Kysely<Schema>; commits: GroupCommit; log: string[] }> {
  const log: string[] = [];
  const driver = new EngineDriver(new DirectEngine(':memory:'));
  const dialect = new EngineDialect(driver);
  const db = new Kysely<Schema>({ dialect, log: (event) => void log.push(event.query.sql) });
  onTestFinished(() => db.destroy());
  await migrate(db, 'memory', MIGRATIONS);
  log.length = 0;
  return { db, commits: new GroupCommit(db, (queries) => driver.runAll(queries)), log };
}

const set =
  (key: string, value = 'x'): Write<string> =>
  async (tx) => {
    await tx.insertInto('settings').values({ key, value }).execute();
    return key;
  };

const keys = async (db: Kysely<Schema>): Promise<string[]> =>
  (await db.selectFrom('settings').select('key').orderBy('key').execute()).map(({ key }) => key);

const failing: Write<never> = async (tx) => {
  await set('half done')(tx);
  throw new Error('lost the race');
};

/** More than fits into 60 pages. */
const LARGE = 'x'.repeat(400_000);
const FULL = {
  name: 'StoreFailedError',
  message: 'The disk is full: nothing more can be saved in :memory:. Free some space.',
};

const times = (log: readonly string[], what: string): number => log.filter((line) => line === what).length;

test('all writes of one turn are one transaction', async () => {
  const { db, commits, log } = await noted();
  const first = [commits.add(set('a')), commits.add(set('b'))];
  await Promise.resolve(); // still the same turn
  expect(await Promise.all([...first, commits.add(set('c'))])).toEqual(['a', 'b', 'c']);
  expect([times(log, 'begin'), times(log, 'commit')]).toEqual([1, 1]);
  expect(await keys(db)).toEqual(['a', 'b', 'c']);
});

test('all writes that arrive during a commit are in the next one', async () => {
  const { commits, log } = await noted();
  const later: Promise<string>[] = [];
  await commits.add(async (tx) => {
    later.push(commits.add(set('b')), commits.add(set('c')));
    await set('a')(tx);
  });
  expect(times(log, 'commit')).toBe(1);
  expect(await Promise.all(later)).toEqual(['b', 'c']);
  expect(times(log, 'commit')).toBe(2);
});

test('writes that arrive turn after turn are one transaction, up to a limit', async () => {
  const { commits, log } = await noted();
  /** Adds a write in each of this many turns, before the group is committed. */
  const arriving = async (name: string, left: number): Promise<void> => {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    const rest = left === 1 ? null : arriving(name, left - 1);
    await commits.add(set(`${name} ${String(left)}`));
    await rest;
  };
  await arriving('few', 10);
  expect(times(log, 'commit')).toBe(1);
  await arriving('many', 40);
  expect(times(log, 'commit')).toBe(1 + 3); // 16, 16 and 8
});

test('a long queue is committed in several groups, in order', async () => {
  const { db, commits, log } = await noted();
  const names = Array.from({ length: 600 }, (_, n) => String(n).padStart(3, '0'));
  await Promise.all(names.map((name) => commits.add(set(name))));
  expect(await keys(db)).toEqual(names);
  expect(times(log, 'commit')).toBe(3);
});

test('if the disk is full while a group starts over, the whole group fails, too', async () => {
  const { db } = await given();
  await sql`pragma max_page_count = 60`.execute(db.query);
  const group = [set('a'), failing, set('b', LARGE)].map((write) => db.write(write));
  for (const one of await Promise.allSettled(group)) expect(one).toMatchObject({ reason: FULL });
  expect(await keys(db.query)).toEqual([]);
});

test('a promise resolves after the commit', async () => {
  const { commits, log } = await noted();
  const seen: boolean[] = [];
  const watch = (promise: Promise<unknown>): Promise<unknown> =>
    promise.then(
      () => seen.push(log.includes('commit')),
      () => seen.push(log.includes('commit')),
    );
  await Promise.all([set('a'), failing, set('b')].map((write) => watch(commits.add(write))));
  expect(seen).toEqual([true, true, true]);
});

test('only the write that fails is undone', async () => {
  const { db, commits } = await noted();
  const all = [set('a'), failing, set('b'), set('a'), set('c')].map((write) => commits.add(write));
  const settled = await Promise.allSettled(all);
  expect(settled.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'],
  ]);
  expect(settled[1]).toMatchObject({ reason: { message: 'lost the race' } });
  expect(settled[3]).toMatchObject({ reason: { errstr: 'constraint failed' } });
  expect(await keys(db)).toEqual(['a', 'b', 'c']);
});

test('a write that fails while it is alone leaves nothing behind', async () => {
  const { db, commits } = await noted();
  await expect(commits.add(failing)).rejects.toThrow('lost the race');
  expect(await keys(db)).toEqual([]);
  expect(await commits.add(set('next'))).toBe('next');
});

test('if the disk is full, the whole group fails and nothing is stored', async () => {
  const { db } = await given();
  await sql`pragma max_page_count = 60`.execute(db.query);
  const group = [set('a'), set('b', LARGE), set('c')].map((write) => db.write(write));
  const settled = await Promise.allSettled(group);
  for (const one of settled) expect(one).toMatchObject({ status: 'rejected', reason: FULL });
  expect(await keys(db.query)).toEqual([]);
  await expect(db.write(set('b', LARGE))).rejects.toBeInstanceOf(StoreFailedError);
  await sql`pragma max_page_count = 100000`.execute(db.query);
  expect(await Promise.all([db.write(set('a')), db.write(set('b', LARGE))])).toEqual(['a', 'b']);
});

test('if the database becomes read-only, nothing is lost', async () => {
  const { db } = await given();
  await db.write(set('a'));
  await sql`pragma query_only = on`.execute(db.query);
  await expect(db.write(set('b'))).rejects.toThrow(/^Can't write to :memory:\./);
  expect(await keys(db.query)).toEqual(['a']);
});

test('closing waits for earlier writes and refuses later ones', async () => {
  const { db } = await given();
  const order: string[] = [];
  const writes = ['a', 'b'].map(async (key) => order.push(await db.write(set(key))));
  const closing = db.close().then(() => order.push('closed'));
  await expect(db.write(set('c'))).rejects.toMatchObject({
    name: 'StoreFailedError',
    message: 'The server is shutting down. Nothing more can be saved.',
  });
  await Promise.all([...writes, closing]);
  expect(order).toEqual(['a', 'b', 'closed']);
});
