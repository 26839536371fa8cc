import { join } from 'node:path';
import { StoreFailedError } from '@mechatable/store';
import { beforeEach, expect, test } from 'vitest';
import { DirectEngine } from '../src/sqlite/direct-engine.ts';
import type { Engine, Query } from '../src/sqlite/engine.ts';
import { openOn } from '../src/sqlite/open.ts';
import { ThreadEngine } from '../src/sqlite/thread-engine.ts';
import { packQueries, unpackQueries } from '../src/sqlite/thread-messages.ts';
import { repositories } from '../src/repositories.ts';
import { append, folder, move, playing } from './given.ts';

const query = (sql: string, ...parameters: unknown[]): Query => ({ sql, parameters });
const insert = (key: string): Query => query('insert into notes (key) values (?)', key);
const update = (from: string, to: string): Query => query('update notes set key = ? where key = ?', to, from);
const ENGINES = {
  direct: (file: string) => Promise.resolve(new DirectEngine(file)),
  threaded: (file: string) => ThreadEngine.open(file),
};

let file = '';

beforeEach(() => {
  file = join(folder(), 'test.db');
});

async function notes(engine: Engine): Promise<unknown> {
  return (await engine.run(query('select key from notes order by key'))).rows.map(
    (row) => (row as { key: string }).key,
  );
}

async function opened(kind: keyof typeof ENGINES): Promise<Engine> {
  const engine = await ENGINES[kind](file);
  await engine.run(query('create table notes (key text primary key)'));
  return engine;
}

const kinds = ['direct', 'threaded'] as const;

test.each(kinds)('%s: queries that each change something are one transaction', async (kind) => {
  const engine = await opened(kind);
  expect(await engine.runAll([insert('a'), insert('b'), update('a', 'c')])).toBe(true);
  expect(await notes(engine)).toEqual(['b', 'c']);
  await engine.close();
});

test.each(kinds)('%s: if one query changes nothing, none of them changes anything', async (kind) => {
  const engine = await opened(kind);
  expect(await engine.runAll([insert('a'), update('missing', 'c'), insert('b')])).toBe(false);
  expect(await notes(engine)).toEqual([]);
  await expect(engine.runAll([insert('a'), insert('a')])).rejects.toMatchObject({
    errstr: 'constraint failed',
  });
  expect(await notes(engine)).toEqual([]);
  await engine.close();
});

test.each(kinds)(
  '%s: a full disk is reported as such, and nothing of the transaction remains',
  async (kind) => {
    const engine = await opened(kind);
    await engine.run(query('pragma max_page_count = 10'));
    const large = insert('x'.repeat(100_000));
    await expect(engine.runAll([insert('a'), large])).rejects.toThrow(/^The disk is full/);
    await expect(engine.runAll([large])).rejects.toBeInstanceOf(StoreFailedError);
    await engine.rollback();
    expect(await notes(engine)).toEqual([]);
    await engine.close();
  },
);

test('a file that is in use is refused by its thread, which then ends', async () => {
  const first = await opened('threaded');
  await expect(ThreadEngine.open(file)).rejects.toThrow(/^Another server is using/);
  await first.close();
});

test('after closing, everything is refused', async () => {
  const engine = await opened('threaded');
  const last = engine.run(insert('a'));
  const closing = engine.close();
  await expect(engine.run(insert('b'))).rejects.toBeInstanceOf(StoreFailedError);
  expect(await last).toMatchObject({ changes: 1 });
  await closing;
  const again = await ENGINES.threaded(file);
  expect(await notes(again)).toEqual(['a']);
  await again.close();
});

test('when a thread fails, everything that waits for it fails', async () => {
  await expect(ThreadEngine.open(file, new URL('missing.js', import.meta.url))).rejects.toThrow(
    /^Can't use .*test\.db/,
  );
});

test('queries packed for the thread arrive unchanged', () => {
  const queries = [insert('a'), query('select 1'), insert('b'), update('a', 'b')];
  expect(unpackQueries(packQueries(queries))).toEqual(queries);
  expect(packQueries(queries).statements.length).toBe(3);
});

test('matches are stored through a thread, and lost races are reported as such', async () => {
  const db = await openOn(await ENGINES.threaded(file), file);
  const given = { db, clock: { now: 1000 }, ...repositories(db) };
  const { journal } = given;
  for (const table of ['a', 'b']) await playing(given, table);
  const settled = await Promise.allSettled(
    [
      append(0, { table: 'a' }),
      append(0, { table: 'b' }),
      append(0, { table: 'a', request: 'another' }),
      append(0, { table: 'a' }),
      append(1, { table: 'a' }),
    ].map((one) => journal.append(one)),
  );
  expect(settled.map((one) => (one.status === 'fulfilled' ? 'saved' : (one.reason as Error).name))).toEqual([
    ...['saved', 'saved', 'StaleSequenceError', 'DuplicateRequestError', 'saved'],
  ]);
  expect((await journal.read('a')).entries.map(({ entry }) => entry)).toEqual([move(0), move(1)]);
  await db.close();
});
