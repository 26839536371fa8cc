import { expect, test } from 'vitest';
import { given, guest, newTable, type Given } from './given.ts';

async function withTalk(): Promise<Given> {
  const has = await given();
  for (const id of ['ada', 'ben']) await guest(has, id);
  await has.tables.create(newTable('t'));
  for (const [n, text] of ['one', 'two', 'three', 'four'].entries()) {
    has.clock.now = 2000 + n;
    const channel = n % 2 === 0 ? 'table' : 'spectators';
    await has.talk.say({ table: 't', channel, seat: null, player: 'ada', text });
  }
  return has;
}

test('messages are numbered by table', async () => {
  const { talk, tables } = await withTalk();
  await tables.create(newTable('other'));
  const said = ['a', 'b'].map((text) =>
    talk.say({ table: 'other', channel: 'table', seat: 1, player: 'ben', text }),
  );
  // On PostgreSQL, either can be first.
  const other = (await Promise.all(said)).sort((a, b) => (a?.number ?? 0) - (b?.number ?? 0));
  const message = { table: 'other', channel: 'table', seat: 1, player: 'ben', at: 2003 };
  const texts = other[0]?.text === 'a' ? ['a', 'b'] : ['b', 'a'];
  expect(other).toEqual(texts.map((text, number) => ({ ...message, number, text })));
  expect((await talk.read('t', { limit: 9 })).map(({ number, at }) => [number, at])).toEqual([
    [0, 2000],
    [1, 2001],
    [2, 2002],
    [3, 2003],
  ]);
});

test('the latest messages of a channel are read, oldest first', async () => {
  const { talk } = await withTalk();
  const texts = async (filter: object): Promise<string[]> =>
    (await talk.read('t', { limit: 9, ...filter })).map(({ text }) => text);
  expect(await texts({ limit: 2 })).toEqual(['three', 'four']);
  expect(await texts({ channels: ['table'] })).toEqual(['one', 'three']);
  expect(await texts({ channels: ['table', 'spectators'], after: 1 })).toEqual(['three', 'four']);
  expect(await texts({ channels: [] })).toEqual([]);
});

test('the number of the latest message of each table is known', async () => {
  const { talk, tables } = await withTalk();
  await tables.create(newTable('quiet'));
  expect(await talk.latest(['t', 'quiet', 'x'])).toEqual(new Map([['t', 3]]));
  expect(await talk.latest([])).toEqual(new Map());
});

test('players mute each other', async () => {
  const { talk } = await withTalk();
  await talk.mute('ada', 'ben');
  await talk.mute('ada', 'ben');
  expect(await talk.mutedBy('ada')).toEqual(['ben']);
  expect(await talk.mutedBy('ben')).toEqual([]);
  await talk.unmute('ada', 'ben');
  await talk.unmute('ada', 'ben');
  expect(await talk.mutedBy('ada')).toEqual([]);
});
