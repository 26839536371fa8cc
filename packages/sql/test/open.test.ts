import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { StoreFailedError } from '@mechatable/store';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { backupSqlite, openSqlite } from '../src/index.ts';
import { migrate, MIGRATIONS } from '../src/migrations/migrate.ts';
import { openAt } from '../src/sqlite/open.ts';
import { failure } from '../src/sqlite/failure.ts';
import { append, folder, given, move, playing } from './given.ts';

async function refusal(opening: Promise<unknown>): Promise<string> {
  const error = await opening.then(
    () => null,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(StoreFailedError);
  return (error as Error).message;
}

/** Runs with the rights of an unprivileged user. */
async function withoutRights<T>(work: () => Promise<T>): Promise<T> {
  const isRoot = process.geteuid?.() === 0; // root may do everything
  if (isRoot) process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

test('a new file is created with its folder, for its owner only', async () => {
  const file = join(folder(), 'a', 'b', 'mechatable.db');
  const { settings } = await given(file);
  await settings.set('a', 'b');
  for (const suffix of ['', '-wal']) expect(statSync(file + suffix).mode & 0o777, suffix).toBe(0o600);
});

test('writes are flushed to disk, and references are checked', async () => {
  const { db } = await given(join(folder(), 'x.db'));
  const pragma = async (name: string): Promise<unknown> =>
    (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db.query)).rows[0]?.[name];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  expect(await pragma('locking_mode')).toBe('exclusive');
});

test('everything is still there when the file is opened again', async () => {
  const file = join(folder(), 'x.db');
  const has = await given(file);
  await playing(has);
  await has.journal.append(append(0));
  await has.db.close();
  expect(readdirSync(join(file, '..'))).toEqual(['x.db']);
  const { journal } = await given(file);
  expect((await journal.read('t')).entries).toEqual([{ entry: move(0), at: 2000 }]);
});

test('a file is used by one server at a time', async () => {
  const file = join(folder(), 'x.db');
  const { db } = await given(file);
  expect(await refusal(openSqlite(file))).toBe(
    `Another server is using ${file}. Stop it, or choose another file with --data.`,
  );
  await db.close();
  await (await openSqlite(file)).close();
});

test('a backup is a complete database', async () => {
  const path = folder();
  const has = await given(join(path, 'x.db'));
  await playing(has);
  const copy = join(path, 'copy.db');
  await backupSqlite(has.db, copy);
  await has.journal.append(append(0));
  const { journal } = await given(copy);
  expect((await journal.read('t')).entries).toEqual([]);
});

test.each([
  ['text', diary, /is not a Mechatable database/],
  ['the database of another program', otherDatabase, /is not a Mechatable database/],
  ['a folder', mkdirSync, /^Can't open .* Check that it is a file/],
])('%s is left alone', async (_what, make, message) => {
  const file = join(folder(), 'x.db');
  make(file);
  const isFile = statSync(file).isFile();
  const before = isFile ? readFileSync(file) : null;
  expect(await refusal(openSqlite(file))).toMatch(message);
  expect(isFile ? readFileSync(file) : null).toEqual(before);
});

function diary(file: string): void {
  writeFileSync(file, 'My diary. '.repeat(500));
}

function otherDatabase(file: string): void {
  const db = new DatabaseSync(file);
  db.exec('create table bookmarks (url text)');
  db.close();
}

test('a file in place of the folder is reported', async () => {
  const file = join(folder(), 'x');
  writeFileSync(file, '');
  expect(await refusal(openSqlite(join(file, 'y.db')))).toMatch(/part of the path is not a folder/);
  expect(await refusal(openSqlite(join(file, 'y', 'z.db')))).toMatch(/part of the path is not a folder/);
});

test('a folder without write access is reported', async () => {
  const path = folder();
  chmodSync(path, 0o555);
  const file = join(path, 'x.db');
  expect(await withoutRights(() => refusal(openSqlite(file)))).toMatch(/^Can't write to /);
  expect(existsSync(file)).toBe(false);
});

test('a file without write access is reported', async () => {
  const path = folder();
  const file = join(path, 'x.db');
  await (await openSqlite(file)).close();
  chmodSync(path, 0o777);
  chmodSync(file, 0o444);
  expect(await withoutRights(() => refusal(openSqlite(file)))).toMatch(/^Can't write to /);
});

test('a damaged file is reported', async () => {
  const file = join(folder(), 'x.db');
  const has = await given(file);
  await playing(has);
  await has.db.close();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(7, 4096));
  expect(await refusal(openSqlite(file))).toBe(
    `${file} is damaged. Restore a backup, or choose another file with --data.`,
  );
});

test.each([
  [{ code: 'ENOSPC', syscall: 'open' }, /^The disk is full/],
  [{ code: 'EMFILE', syscall: 'open' }, /^Can't use x\.db \(no\)\./],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 778 }, /^Can't read or write x\.db \(no\)\./],
])('%o of the disk is explained', (properties, message) => {
  const error = Object.assign(new Error('no'), properties);
  expect(failure(error, 'x.db')).toMatchObject({ name: 'StoreFailedError', cause: error });
  expect((failure(error, 'x.db') as Error).message).toMatch(message);
});

test('errors of our own code stay as they are', () => {
  for (const error of [new TypeError('bug'), Object.assign(new Error('twice'), { errcode: 1555 }), 'text'])
    expect(failure(error, 'x.db')).toBe(error);
});

const SECOND = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.createTable('later').addColumn('id', 'text').execute();
  },
};

test('a file of a newer version is left alone', async () => {
  const file = join(folder(), 'x.db');
  await (await openAt(file, { ...MIGRATIONS, '9999-later': SECOND })).close();
  expect(await refusal(openSqlite(file))).toBe(
    `${file} was written by a newer version of Mechatable. Install that version, or choose another file with --data.`,
  );
});

test('a file of an older version is updated and loses nothing', async () => {
  const file = join(folder(), 'x.db');
  const has = await given(file);
  await playing(has);
  await has.db.close();
  const db = await openAt(file, { ...MIGRATIONS, '9999-later': SECOND });
  const tables = await db.query.introspection.getTables();
  expect(tables.map(({ name }) => name)).toContain('later');
  expect(await db.query.selectFrom('tables').select('id').execute()).toEqual([{ id: 't' }]);
  await db.close();
});

test('a table of the first version stays, and is listed for a week after its creator left', async () => {
  const file = join(folder(), 'x.db');
  const { '0001-first': first } = MIGRATIONS;
  if (first === undefined) throw new Error('There is a first version.');
  const old = await openAt(file, { '0001-first': first });
  await sql`insert into players values ('ada', 'Ada', 7, 1000, 1000)`.execute(old.query);
  await sql`insert into tables (id, game, rules_version, options, creator, visibility, status, seats, terms, commitment,
      created, touched, length, turn, asked)
    values ('t', 'tiny', 1, '{}', 'ada', 'open', 'waiting', 0, '{}', 'c', 1000, 1000, 0, 0, '[]')`.execute(
    old.query,
  );
  await old.close();
  const { tables } = await given(file);
  const week = 7 * 24 * 3_600_000;
  const listed = async (listedAt: number): Promise<number> =>
    (await tables.list({ listedAt, limit: 10 })).tables.length;
  expect([await listed(1000 + week), await listed(1001 + week)]).toEqual([1, 0]);
});

test('running matches of a version without jobs get one each', async () => {
  const file = join(folder(), 'x.db');
  const old = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0004'));
  const before = await openAt(file, old);
  for (const [id, status, length] of [
    ['a', 'playing', 7],
    ['b', 'over', 9],
  ] as const)
    await sql`insert into tables (id, game, rules_version, options, visibility, status, seats, terms, commitment,
        created, touched, length, turn, asked)
      values (${id}, 'tiny', 1, '{}', 'open', ${status}, 0, '{}', 'c', 1000, 1000, ${length}, 0, '[]')`.execute(
      before.query,
    );
  await before.close();
  const { db } = await given(file);
  const ran: unknown[] = [];
  const run = (payload: unknown): Promise<void> => {
    ran.push(payload);
    return Promise.resolve();
  };
  const options = { after: () => () => undefined, retryMs: 1, onError: () => undefined };
  const runner = await db.jobs.run({ match: { atOnce: 2, run } }, options);
  expect(ran).toEqual([{ table: 'a', entry: 7 }]);
  await runner.close();
});

test('an empty file becomes a database', async () => {
  const file = join(folder(), 'x.db');
  writeFileSync(file, '');
  const { settings } = await given(file);
  expect(await settings.get('a')).toBeNull();
});

test('an update that fails changes nothing', async () => {
  const file = join(folder(), 'x.db');
  await (await openAt(file, {})).close();
  const third = { up: () => Promise.reject(new Error('out of luck')) };
  const broken = { ...MIGRATIONS, '9998-later': SECOND, '9999-broken': third };
  expect(await refusal(openAt(file, broken))).toBe(
    `Can't update ${file} to this version of Mechatable (out of luck). The file is unchanged.`,
  );
  const db = await openAt(file, {});
  expect(await db.query.introspection.getTables()).toEqual([]);
  await db.close();
  await (await openSqlite(file)).close();
});

test('migrating a second time does nothing', async () => {
  const { db } = await given();
  await migrate(db.query, ':memory:', MIGRATIONS);
  expect(await db.query.selectFrom('settings').selectAll().execute()).toEqual([]);
});
