import { BadInputError, bot, person } from '@mechatable/kernel';
import { DamagedMatchError, MatchNotFoundError, StaleSequenceError } from '@mechatable/store';
import { describe, expect, test } from 'vitest';
import { SeatEmptyError, SeatTakenError, TableClosedError, type TableFilter } from '../src/index.ts';
import {
  append,
  CLOCK,
  damage,
  given,
  guest,
  HEAD,
  newTable,
  playing,
  summary,
  type Given,
} from './given.ts';

const EMPTY_SEAT = { playerId: null, player: null, joined: null };

test('a new table waits for players, and shows no secret', async () => {
  const has = await given();
  await guest(has, 'ada');
  await has.tables.create(newTable('t', { creator: 'ada' }));
  const table = await has.tables.find('t');
  const { secret, ...shown } = newTable('t', { creator: 'ada' });
  expect(table).toEqual({
    ...shown,
    ...{ status: 'waiting', created: 1000, touched: 1000, started: null, length: 0, turn: 0, asked: [] },
    ...{ outcome: null, ended: null, offers: null, previous: null, next: null, rating: 'none' },
    seats: [
      { seat: 0, ...EMPTY_SEAT },
      { seat: 1, ...EMPTY_SEAT },
    ],
  });
  expect(JSON.stringify(table)).not.toContain(secret);
  expect(await has.tables.find('x')).toBeNull();
});

test('an id can be used only once', async () => {
  const { tables } = await given();
  await tables.create(newTable('t'));
  await expect(tables.create(newTable('t', { seats: 4 }))).rejects.toBeInstanceOf(StaleSequenceError);
  expect((await tables.find('t'))?.seats).toHaveLength(2);
});

describe('seats', () => {
  const ada = { table: 't', playerId: 'ada', player: person('Ada') };

  async function waiting(): Promise<Given> {
    const has = await given();
    for (const id of ['ada', 'ben']) await guest(has, id);
    await has.tables.create(newTable('t'));
    has.clock.now = 1500;
    return has;
  }

  test('are taken in any order, by players and bots', async () => {
    const { seats, tables } = await waiting();
    const loadout = { deck: ['a'] };
    expect(await seats.join({ ...ada, seat: 1, contribution: 'c', loadout, answers: [] })).toBe(1);
    expect(await seats.join({ table: 't', playerId: null, player: bot('greedy') })).toBe(0);
    expect(await tables.find('t')).toMatchObject({
      touched: 1500,
      seats: [
        { seat: 0, playerId: null, player: bot('greedy'), joined: 1500 },
        { seat: 1, playerId: 'ada', player: person('Ada'), joined: 1500 },
      ],
    });
    expect(await seats.of('t')).toMatchObject([
      { seat: 0, contribution: null, loadout: null, answers: null },
      { seat: 1, contribution: 'c', loadout, answers: [] },
    ]);
    expect(JSON.stringify(await tables.find('t'))).not.toContain('deck');
  });

  test('can be taken only once', async () => {
    const { seats } = await waiting();
    const ben = { table: 't', playerId: 'ben', player: person('Ben') };
    const joined = await Promise.allSettled([
      seats.join({ ...ada, seat: 0 }),
      seats.join({ ...ben, seat: 0 }),
    ]);
    const [first, second] = joined.toSorted((a, b) => a.status.localeCompare(b.status)); // either may come first
    expect(first).toMatchObject({ status: 'fulfilled', value: 0 });
    expect(second).toMatchObject({ reason: expect.any(SeatTakenError) as unknown });
    const late = first === joined[0] ? ben : ada;
    expect(await seats.join(late)).toBe(1);
    await expect(seats.join(late)).rejects.toThrow('All seats at this table are taken.');
    await expect(seats.join({ ...ada, seat: 7 })).rejects.toBeInstanceOf(SeatTakenError);
  });

  test('can be left by the player who sits there, while the table is waiting', async () => {
    const { seats } = await waiting();
    await seats.join({ ...ada, seat: 0, contribution: 'c', loadout: 1, answers: 2 });
    await seats.leave('t', 0, 'ben');
    expect(await seats.of('t')).toMatchObject([{ playerId: 'ada' }, {}]);
    await seats.leave('t', 0, 'ada');
    expect((await seats.of('t'))[0]).toEqual({
      ...{ seat: 0, ...EMPTY_SEAT, contribution: null, loadout: null, answers: null },
    });
    await seats.join({ ...ada, seat: 0 });
    await seats.leave('t', 0);
    expect((await seats.of('t'))[0]?.player).toBeNull();
  });

  test('don’t change once the match has started', async () => {
    const has = await given();
    await playing(has);
    await expect(has.seats.leave('t', 0)).rejects.toBeInstanceOf(TableClosedError);
    await expect(has.seats.join({ ...ada, playerId: null })).rejects.toBeInstanceOf(TableClosedError);
    await expect(has.seats.join({ ...ada, table: 'x' })).rejects.toBeInstanceOf(MatchNotFoundError);
  });

  test('can be changed at any time, if taken', async () => {
    const { seats } = await waiting();
    await seats.join({ ...ada, seat: 0, contribution: 'c' });
    await seats.update('t', 0, { answers: { pass: true } });
    await seats.update('t', 0, {});
    expect((await seats.of('t'))[0]).toMatchObject({
      playerId: 'ada',
      contribution: 'c',
      answers: { pass: true },
    });
    await seats.update('t', 0, { playerId: null, player: bot('regular'), answers: null });
    expect((await seats.of('t'))[0]).toMatchObject({ playerId: null, player: bot('regular'), answers: null });
    await expect(seats.update('t', 1, { answers: 1 })).rejects.toBeInstanceOf(SeatEmptyError);
    await expect(seats.update('x', 1, { answers: 1 })).rejects.toBeInstanceOf(MatchNotFoundError);
  });
});

describe('lists', () => {
  /** Tables a to f, from old to new. */
  async function six(): Promise<Given> {
    const has = await given();
    await guest(has, 'ada');
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
      has.clock.now += 10;
      await has.tables.create(
        newTable(id, {
          game: id < 'd' ? 'tiny' : 'other',
          visibility: id === 'b' ? 'link' : 'open',
        }),
      );
    }
    has.clock.now += 10;
    for (const table of ['a', 'e']) await has.seats.join({ table, playerId: 'ada', player: person('Ada') });
    await has.journal.start({ table: 'e', head: HEAD, summary: summary({ touched: 5000 }) });
    return has;
  }

  const ids = async ({ tables }: Given, filter: Omit<TableFilter, 'limit'>): Promise<string> =>
    (await tables.list({ ...filter, limit: 10 })).tables.map(({ id }) => id).join('');

  test('are filtered, the latest first', async () => {
    const has = await six();
    expect(await ids(has, {})).toBe('eafdcb');
    expect(await ids(has, { status: ['waiting'], visibility: 'open' })).toBe('afdc');
    expect(await ids(has, { status: ['playing', 'over'] })).toBe('e');
    expect(await ids(has, { game: 'tiny' })).toBe('acb');
    expect(await ids(has, { player: 'ada' })).toBe('ea');
    expect(await ids(has, { player: 'ada', game: 'tiny', status: ['waiting'] })).toBe('a');
    expect(await ids(has, { player: 'nobody' })).toBe('');
  });

  test('can be listed in the order in which they were created, and by whether they are rated', async () => {
    const has = await six();
    await has.db.query.updateTable('tables').set({ rating: 'due' }).where('id', 'in', ['b', 'e']).execute();
    expect(await ids(has, { order: 'oldest' })).toBe('abcdef');
    expect(await ids(has, { order: 'oldest', isRated: true })).toBe('be');
    expect(await ids(has, { isRated: false })).toBe('afdc');
  });

  test('of a player include those that they have set up, until play begins', async () => {
    const has = await six();
    await guest(has, 'ben');
    await has.tables.create(newTable('g', { creator: 'ben' }));
    expect(await ids(has, { player: 'ben' })).toBe('g');
    await has.seats.join({ table: 'g', playerId: 'ada', player: person('Ada') });
    await has.journal.start({ table: 'g', head: HEAD, summary: summary() });
    expect(await ids(has, { player: 'ben' })).toBe('');
  });

  test('are listed as long as their creator has been seen lately', async () => {
    const has = await given();
    await guest(has, 'ada');
    await has.tables.create(newTable('a', { creator: 'ada', listedFor: 100 }));
    await has.tables.create(newTable('b', { creator: 'ada', listedFor: 200 }));
    await has.tables.create(newTable('c', { creator: null, listedFor: 200 }));
    expect(await ids(has, { listedAt: 1100 })).toBe('ba');
    expect(await ids(has, { listedAt: 1101 })).toBe('b');
    expect(await ids(has, { listedAt: 1201 })).toBe('');
    has.clock.now = 1500;
    await has.identity.noteSeen(['ada', 'nobody']);
    expect(await ids(has, { listedAt: 1600 })).toBe('ba');
  });

  test.each([
    [undefined, ['fe', 'dc', 'ba']],
    ['oldest', ['ab', 'cd', 'ef']],
  ] as const)(
    'come in pages, without gaps or repetition, even at the same time, %s',
    async (order, expected) => {
      const has = await six();
      await has.db.query.updateTable('tables').set({ touched: 7, created: 7 }).execute();
      const pages: string[] = [];
      let cursor: string | undefined;
      do {
        const { tables, next } = await has.tables.list({ order, limit: 2, cursor });
        pages.push(tables.map(({ id }) => id).join(''));
        cursor = next ?? undefined;
      } while (cursor !== undefined);
      expect(pages).toEqual(expected);
    },
  );

  test.each(['', 'x', 'bnVsbA', Buffer.from('[1]').toString('base64url')])(
    'refuse the cursor "%s"',
    async (cursor) => {
      const { tables } = await given();
      await expect(tables.list({ limit: 2, cursor })).rejects.toBeInstanceOf(BadInputError);
    },
  );

  test('name damaged tables separately', async () => {
    const has = await six();
    await has.db.query.updateTable('tables').set({ terms: '{' }).where('id', '=', 'c').execute();
    const { tables, damaged } = await has.tables.list({ game: 'tiny', limit: 2 });
    expect(tables.map(({ id }) => id)).toEqual(['a']);
    expect(damaged).toEqual([{ id: 'c', problem: "Invalid table c, terms. It isn't JSON." }]);
  });
});

test.each([
  ['tables', { options: '{' }],
  ['tables', { asked: '["a"]' }],
  ['tables', { outcome: '{}' }],
  ['tables', { offers: '{' }],
  ['tables', { status: 'strange' }],
  ['tables', { seats: 3 }],
  ['seats', { player: '{"kind":"ghost"}' }],
] as [table: string, columns: Record<string, string | number>][])(
  'damaged %s %o are reported',
  async (table, columns) => {
    const has = await given();
    await has.tables.create(newTable('t'));
    await damage(has, table, columns);
    await expect(has.tables.find('t')).rejects.toBeInstanceOf(DamagedMatchError);
  },
);

test('a match can be aborted as long as nobody has moved since', async () => {
  const has = await given();
  await playing(has);
  await has.journal.append(append(0));
  await expect(has.tables.abort('t', { at: 0, ended: 'Canceled.' })).rejects.toBeInstanceOf(
    StaleSequenceError,
  );
  await has.tables.abort('t', { at: 1, ended: 'Canceled.' });
  expect(await has.tables.find('t')).toMatchObject({ status: 'aborted', ended: 'Canceled.', asked: [] });
  expect((await has.journal.read('t')).clock).toEqual({ ...CLOCK, running: [], since: null, deadline: null });
  await expect(has.journal.append(append(1))).rejects.toBeInstanceOf(StaleSequenceError);
  await expect(has.tables.abort('x', { at: 0, ended: '' })).rejects.toBeInstanceOf(MatchNotFoundError);
});

test('offers last until the next entry', async () => {
  const has = await given();
  await playing(has);
  await has.tables.offer('t', 0, { draw: [0] });
  expect(await has.tables.find('t')).toMatchObject({ offers: { draw: [0] } });
  await has.journal.append(append(0));
  expect(await has.tables.find('t')).toMatchObject({ offers: null });
  await expect(has.tables.offer('t', 0, { draw: [1] })).rejects.toBeInstanceOf(StaleSequenceError);
  await expect(has.tables.offer('x', 0, null)).rejects.toBeInstanceOf(MatchNotFoundError);
});

test('a table has one rematch', async () => {
  const has = await given();
  await playing(has);
  const both = ['r1', 'r2'].map((id) => has.tables.createRematch('t', newTable(id)));
  const [first = '', second] = await Promise.all(both); // with several connections, either may be faster
  expect(second).toBe(first);
  expect(await has.tables.find('t')).toMatchObject({ next: first });
  expect(await has.tables.find(first)).toMatchObject({ previous: 't', status: 'waiting' });
  expect(await has.tables.find(first === 'r1' ? 'r2' : 'r1')).toBeNull();
  await expect(has.tables.createRematch('x', newTable('y'))).rejects.toBeInstanceOf(MatchNotFoundError);
});

test('removing a table removes everything that belongs to it', async () => {
  const has = await given();
  await guest(has, 'ada');
  await playing(has, 't', 'ada');
  await has.journal.append(append(0));
  await has.talk.say({ table: 't', channel: 'table', seat: 0, player: 'ada', text: 'Hi' });
  await has.talk.report({ table: 't', message: 0, player: 'ada', reason: 'rude' });
  await has.tables.createRematch('t', newTable('r'));
  await has.tables.remove('t');
  await has.tables.remove('t');
  for (const table of ['seats', 'journals', 'entries', 'clocks', 'messages', 'reports'] as const) {
    const left = await has.db.query
      .selectFrom(table)
      .select('table_id')
      .where('table_id', '=', 't')
      .execute();
    expect(left, table).toEqual([]);
  }
  expect(await has.tables.find('r')).toMatchObject({ previous: null });
});
