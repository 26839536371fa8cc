import { sha256 } from '@mechatable/kernel';
import { DamagedMatchError, MatchNotFoundError, StaleSequenceError } from '@mechatable/store';
import { expect, test } from 'vitest';
import { DuplicateRequestError, TableClosedError } from '../src/index.ts';
import {
  append,
  CLOCK,
  damage,
  given,
  HEAD,
  move,
  newTable,
  playing,
  SECRET,
  summary,
  type Given,
} from './given.ts';

async function withMoves(count: number): Promise<Given> {
  const has = await given();
  await playing(has);
  for (let n = 0; n < count; n++) await has.journal.append(append(n));
  return has;
}

test('a match is its secret, its head, its entries and its clock', async () => {
  const { journal, tables } = await withMoves(0);
  expect(await journal.read('t')).toEqual({ secret: SECRET, head: HEAD, entries: [], clock: CLOCK });
  const clock = { banks: [60_000, 55_000], running: [1], since: 3000, deadline: 58_000 };
  await journal.append(append(0, { summary: summary({ touched: 3000 }), clock }));
  await journal.append(append(1, { summary: summary({ touched: 4000, turn: 2, asked: [0, 1] }) }));
  expect(await journal.read('t')).toEqual({
    secret: SECRET,
    head: HEAD,
    entries: [
      { entry: move(0), at: 3000 },
      { entry: move(1), at: 4000 },
    ],
    clock,
  });
  expect(await tables.find('t')).toMatchObject({ length: 2, touched: 4000, turn: 2, asked: [0, 1] });
});

test('before a match starts, it has only its secret', async () => {
  const { journal, tables } = await given();
  await tables.create(newTable('t'));
  expect(await journal.read('t')).toEqual({ secret: SECRET, head: null, entries: [], clock: null });
  await expect(journal.append(append(0))).rejects.toBeInstanceOf(StaleSequenceError);
});

test('a match starts once', async () => {
  const { journal, tables } = await withMoves(1);
  const again = { table: 't', head: { ...HEAD, game: 'other' }, summary: summary() };
  await expect(journal.start(again)).rejects.toBeInstanceOf(TableClosedError);
  expect((await journal.read('t')).head).toEqual(HEAD);
  expect(await tables.find('t')).toMatchObject({ status: 'playing', started: 2000, length: 1 });
  await expect(journal.start({ ...again, table: 'x' })).rejects.toBeInstanceOf(MatchNotFoundError);
});

test('the end of a match is public', async () => {
  const { journal, tables } = await withMoves(1);
  const outcome = { winners: [1], clause: 'T-1', sentence: 'The last stone is taken.', capped: false };
  const over = summary({ status: 'over', asked: [], outcome, ended: outcome.sentence });
  await journal.append(append(1, { summary: over }));
  expect(await tables.find('t')).toMatchObject(over);
  await expect(journal.append(append(2))).rejects.toBeInstanceOf(StaleSequenceError);
});

test('only one of two writers wins', async () => {
  const { journal } = await withMoves(2);
  const [first, second] = await Promise.allSettled([
    journal.append(append(2, { request: 'a' })),
    journal.append(append(2, { entry: move(9), request: 'b' })),
  ]);
  expect(first.status).toBe('fulfilled');
  expect(second).toMatchObject({ reason: expect.any(StaleSequenceError) as unknown });
  expect((await journal.read('t')).entries.map(({ entry }) => entry)).toEqual([move(0), move(1), move(2)]);
});

test('the writer who loses the race changes neither table nor clock', async () => {
  const { journal, tables } = await withMoves(2);
  const late = append(1, { request: 'late', summary: summary({ turn: 99 }), clock: { ...CLOCK, since: 1 } });
  await expect(journal.append(late)).rejects.toBeInstanceOf(StaleSequenceError);
  expect(await tables.find('t')).toMatchObject({ turn: 1, length: 2 });
  expect((await journal.read('t')).clock).toEqual(CLOCK);
});

test('moves of one turn that follow each other are all stored', async () => {
  const { journal } = await withMoves(0);
  await Promise.all([0, 1, 2].map((n) => journal.append(append(n))));
  expect((await journal.read('t')).entries).toHaveLength(3);
});

test.each([
  ['with the number it had', 1],
  ['with the number of the next entry', 3],
])('a repeated request is recognized, %s', async (_how, at) => {
  const { journal, tables } = await withMoves(3);
  const retry = journal.append(append(at, { request: 'request 1', summary: summary({ turn: 99 }) }));
  await expect(retry).rejects.toMatchObject({
    name: 'DuplicateRequestError',
    number: 1,
    message: 'Request request 1 has already been stored, as entry 1.',
  });
  expect(await tables.find('t')).toMatchObject({ length: 3, turn: 1 });
  expect((await journal.read('t')).entries).toHaveLength(3);
  expect(await journal.entryOf('t', 'request 1')).toEqual({ number: 1, entry: move(1), at: 2000 });
  expect(await journal.entryOf('t', 'other')).toBeNull();
});

test('a request sent twice in one turn is stored once', async () => {
  const { journal } = await withMoves(0);
  const [, second] = await Promise.allSettled([journal.append(append(0)), journal.append(append(0))]);
  expect(second).toMatchObject({ reason: expect.any(DuplicateRequestError) as unknown });
  expect((await journal.read('t')).entries).toHaveLength(1);
});

test('requests are counted by table, and the server needs none', async () => {
  const has = await withMoves(1);
  await playing(has, 'other');
  await has.journal.append(append(0, { table: 'other' }));
  for (const n of [1, 2]) await has.journal.append(append(n, { request: null }));
  expect((await has.journal.read('t')).entries).toHaveLength(3);
});

test('a match that does not exist is not found', async () => {
  const { journal } = await withMoves(0);
  await expect(journal.read('x')).rejects.toBeInstanceOf(MatchNotFoundError);
  await expect(journal.append(append(0, { table: 'x' }))).rejects.toBeInstanceOf(MatchNotFoundError);
});

test.each([
  ['entries', { entry: '{"seat":' }, "Invalid entry 1 of match t. It isn't JSON."],
  [
    'entries',
    { entry: '{"seat":0}' },
    'Invalid entry 1 of match t. expected exactly one of "action", "undo" and "player".',
  ],
  ['entries', { number: 7 }, 'The stored match should have 1 entries, but has 0.'],
  ['tables', { length: 2 }, 'The stored match should have 2 entries, but has 1.'],
  ['journals', { head: '{}' }, /^Invalid match\./],
  ['journals', { head: 'null,' }, "Invalid head of match t. It isn't JSON."],
  ['clocks', { banks: '{}' }, /^Invalid clock of table t, banks\./],
  ['clocks', { running: '[99]' }, /^Invalid clock of table t, running seats\./],
] as [table: string, columns: Record<string, string | number>, message: string | RegExp][])(
  'damaged %s %o are reported',
  async (table, columns, message) => {
    const has = await withMoves(1);
    await damage(has, table, columns);
    const reading = has.journal.read('t');
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toBeInstanceOf(DamagedMatchError);
  },
);

test('an entry that should not be there is not overwritten', async () => {
  const { db, journal } = await withMoves(1);
  const stray = { table_id: 't', number: 1, entry: JSON.stringify(move(8)), at: 1, request: sha256('') };
  await db.query.insertInto('entries').values(stray).execute();
  await expect(journal.append(append(1))).rejects.toBeInstanceOf(DamagedMatchError);
  expect((await journal.read('t')).entries).toHaveLength(1);
});
