import { expect, test } from 'vitest';
import { addEntries, addMatches } from '../src/fill.ts';
import { append, given, playing } from './given.ts';

test('stored matches are added with their seats and entries, and more of them later', async () => {
  const { db, tables, journal } = await given();
  await addMatches(db, 0, 3);
  await addMatches(db, 3, 5);
  const { tables: all } = await tables.list({ limit: 10, status: ['over'] });
  expect(all).toHaveLength(5);
  expect(new Set(all.map(({ id }) => id)).size).toBe(5);
  for (const { id, seats, length } of all) {
    expect(seats.map(({ player }) => player?.kind)).toEqual(['bot', 'bot']);
    expect(length).toBe(1);
    expect((await journal.readSince(id, 0)).entries).toHaveLength(1);
  }
});

test('a lengthened match can be continued', async () => {
  const has = await given();
  await playing(has);
  await addEntries(has.db, 't', 25);
  await has.journal.append(append(25));
  const { entries } = await has.journal.read('t');
  expect(entries).toHaveLength(26);
  expect(await has.tables.find('t')).toMatchObject({ length: 26, status: 'playing' });
});
