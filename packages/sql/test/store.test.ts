import { person } from '@mechatable/kernel';
import { DamagedMatchError } from '@mechatable/store';
import { head, move, storeSuite } from '@mechatable/store/suite';
import { expect, onTestFinished, test } from 'vitest';
import { sqlStore } from '../src/index.ts';
import { given, newTable, playing } from './given.ts';
import { freshDatabase, postgresUrl } from '../src/fresh-database.ts';

storeSuite(postgresUrl === undefined ? 'SQLite' : 'PostgreSQL', async (clock) => {
  const db = await freshDatabase({ clock });
  onTestFinished(() => db.close());
  return sqlStore(db);
});

test('a match of the store is a table with a journal', async () => {
  const { db, tables, journal } = await given();
  await sqlStore(db).create(head('m'), [move(0)]);
  expect(await tables.find('m')).toMatchObject({
    status: 'playing',
    visibility: 'link',
    length: 1,
    seats: [{ player: person('Ada') }, { player: { kind: 'bot' } }],
  });
  expect(await journal.read('m')).toMatchObject({ head: head('m').head, entries: [{ entry: move(0) }] });
});

test('the store reads matches of the server, once they have started', async () => {
  const has = await given();
  await has.tables.create(newTable('waiting'));
  await playing(has);
  const { matches, damaged } = await sqlStore(has.db).list();
  expect(matches.map(({ id }) => id)).toEqual(['t']);
  expect(damaged).toEqual([]);
});

test('damaged matches are listed separately, and can be saved as they are', async () => {
  const { db } = await given();
  const store = sqlStore(db);
  for (const id of ['text', 'head', 'entry', 'fine']) await store.create(head(id), [move(0)]);
  await db.query.updateTable('journals').set({ head: '{"for' }).where('table_id', '=', 'text').execute();
  await db.query.updateTable('journals').set({ head: '{}' }).where('table_id', '=', 'head').execute();
  await db.query.updateTable('entries').set({ entry: '{}' }).where('table_id', '=', 'entry').execute();
  const { matches, damaged } = await store.list();
  expect(matches.map(({ id }) => id)).toEqual(['entry', 'fine']);
  expect(damaged.map(({ id }) => id).sort()).toEqual(['head', 'text']);
  for (const id of ['text', 'head', 'entry'])
    await expect(store.read(id), id).rejects.toBeInstanceOf(DamagedMatchError);
  expect(await store.raw('text')).toMatchObject({
    match: { id: 'text', head: '{"for' },
    entries: [{ entry: JSON.stringify(move(0)) }],
  });
});
