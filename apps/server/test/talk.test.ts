import { ROUTES, type Channel, type Utterance } from '@mechatable/protocol';
import { repositories } from '@mechatable/sql';
import { afterEach, expect, test } from 'vitest';
import { FakeTime } from './harness/fake-time.ts';
import { refusal } from './harness/refused.ts';
import { startServer, type TestServer } from './harness/server.ts';
import { newKey, sitDown, type Sitting, type TableSettings } from './harness/table.ts';
import { TestVisitor, type Following } from './harness/visitor.ts';

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

async function table(
  settings: TableSettings = {},
): Promise<Sitting & { at: TestServer; stranger: TestVisitor; watching: Following }> {
  const time = new FakeTime();
  server = await startServer({ clock: time.clock, after: time.after });
  const sitting = await sitDown(server.url, settings);
  const stranger = await TestVisitor.arrive(server.url);
  const watching = stranger.follow(sitting.id);
  await watching.match();
  return { ...sitting, at: server, stranger, watching };
}

function say(
  visitor: TestVisitor | undefined,
  table: string,
  channel: Channel,
  said: Utterance | string,
  request = newKey(),
): Promise<string> {
  if (visitor === undefined) throw new Error('There is no visitor to send it.');
  const body = { channel, said: typeof said === 'string' ? { text: said } : said, request };
  return refusal(visitor.api.call(ROUTES.say, { params: { table }, body }));
}

const texts = ({ talk }: Following): unknown[] =>
  talk.map(({ said }) => ('text' in said ? said.text : said.phrase));

async function receives(page: Following | undefined, text: string): Promise<void> {
  await page?.until(() => texts(page).includes(text));
}

test('players chat with everyone, and spectators with each other', async () => {
  const { id, visitors, pages, stranger, watching } = await table();
  expect(await say(visitors[0], id, 'table', { phrase: 'hello' })).toBe('done');
  expect(await say(stranger, id, 'spectators', 'what a hand')).toBe('done');
  expect(await say(visitors[1], id, 'table', 'good luck')).toBe('done');
  await receives(watching, 'good luck');
  await receives(pages[0], 'good luck');
  expect(texts(watching)).toEqual(['hello', 'what a hand', 'good luck']);
  expect(texts(pages[0] as Following)).toEqual(['hello', 'good luck']);
  expect(await say(stranger, id, 'table', 'take the tower')).toBe('not-allowed');
  expect(await say(visitors[0], id, 'spectators', 'what do you think?')).toBe('not-allowed');
  // A spectator who comes later can read what they may.
  const late = visitors[0]?.follow(id) as Following;
  await receives(late, 'good luck');
  expect(texts(late)).toEqual(['hello', 'good luck']);
  for (const page of [late, watching]) page.close();
});

test('pilots chat in private if the table allows it, and nobody else sees it', async () => {
  const { id, visitors, pages, watching } = await table({
    game: 'mechanation',
    terms: { privateTalk: true },
  });
  expect(await say(visitors[0], id, 2, 'together against 1?')).toBe('done');
  await receives(pages[2], 'together against 1?');
  expect(await say(visitors[2], id, 0, 'yes')).toBe('done');
  await receives(pages[0], 'yes');
  expect(await say(visitors[3], id, 'table', 'the end')).toBe('done');
  for (const page of [...pages, watching]) await receives(page, 'the end');
  expect(texts(pages[0] as Following)).toEqual(['together against 1?', 'yes', 'the end']);
  for (const page of [pages[1] as Following, pages[3] as Following, watching])
    expect(texts(page)).toEqual(['the end']);
  const late = visitors[1]?.follow(id) as Following;
  await receives(late, 'the end');
  expect(texts(late)).toEqual(['the end']);
  expect(await say(visitors[0], id, 0, 'to myself')).toBe('not-allowed');
  late.close();
});

test('there is no private chat unless the table allows it, and no chat at all if it is off', async () => {
  const { id, visitors } = await table();
  expect(await say(visitors[0], id, 1, 'psst')).toBe('not-allowed');
  const { id: silent, visitors: others } = await sitDown((server as TestServer).url, {
    terms: { talk: false },
  });
  expect(await say(others[0], silent, 'table', 'hello?')).toBe('not-allowed');
});

test('a message that is sent twice appears once', async () => {
  const { id, visitors, pages } = await table();
  const key = newKey();
  expect(await say(visitors[0], id, 'table', 'once', key)).toBe('done');
  expect(await say(visitors[0], id, 'table', 'once', key)).toBe('done');
  expect(await say(visitors[0], id, 'table', 'end')).toBe('done');
  await receives(pages[1], 'end');
  expect(texts(pages[1] as Following)).toEqual(['once', 'end']);
});

test('muting works immediately, for past and future messages, and can be undone', async () => {
  const { id, visitors, pages } = await table();
  const [one, other] = visitors as [TestVisitor, TestVisitor];
  await say(one, id, 'table', 'before');
  await receives(pages[1], 'before');
  const mute = (muted: boolean): Promise<unknown> =>
    other.api.call(ROUTES.mute, { body: { player: one.me.id, muted } });
  await mute(true);
  await say(one, id, 'table', 'unheard');
  await receives(pages[0], 'unheard');
  const late = other.follow(id);
  await late.match();
  await mute(false);
  await say(one, id, 'table', 'after');
  for (const page of [pages[1], late]) await receives(page, 'after');
  expect(texts(pages[1] as Following)).toEqual(['before', 'after']);
  expect(texts(late)).toEqual(['after']);
  late.close();
  const nobody = other.api.call(ROUTES.mute, { body: { player: 'A'.repeat(22), muted: true } });
  await expect(nobody).rejects.toMatchObject({ code: 'not-found' });
});

test('a message can be reported by those who can read it', async () => {
  const { id, visitors, stranger, at } = await table({ terms: { privateTalk: true } });
  await say(visitors[0], id, 1, 'something rude');
  const report = (visitor: TestVisitor, message: number): Promise<string> =>
    refusal(visitor.api.call(ROUTES.report, { params: { table: id }, body: { message, reason: 'rude' } }));
  expect(await report(stranger, 0)).toBe('not-found');
  expect(await report(visitors[1] as TestVisitor, 7)).toBe('not-found');
  expect(await report(visitors[1] as TestVisitor, 0)).toBe('done');
  const reports = await repositories(at.db).reports.list({ limit: 10 });
  expect(reports).toMatchObject([
    {
      reason: 'rude',
      author: visitors[0]?.me.id,
      text: expect.stringContaining('something rude') as unknown,
    },
  ]);
});

test('nobody can flood a table', async () => {
  const { id, visitors } = await table();
  const answers: string[] = [];
  for (let i = 0; i < 32; i++) answers.push(await say(visitors[0], id, 'table', String(i)));
  expect(answers.filter((answer) => answer === 'too-many').length).toBe(2);
});

test('a deleted player’s messages are gone, and the rest can still be read', async () => {
  const { id, visitors } = await table();
  const [one, other] = visitors as [TestVisitor, TestVisitor];
  await say(one, id, 'table', 'mine');
  await say(other, id, 'table', 'theirs');
  await one.api.call(ROUTES.deleteMe, {});
  const late = other.follow(id);
  await receives(late, 'theirs');
  expect(texts(late)).toEqual(['theirs']);
  late.close();
});
