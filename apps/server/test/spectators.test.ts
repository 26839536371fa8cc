import { AUTO_ANSWERS, isStop } from '@mechatable/host';
import type { RemoteHost } from '@mechatable/host/remote';
import { pick, rngFrom, same } from '@mechatable/kernel';
import { ROUTES, type TableInfo } from '@mechatable/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { FakeTime } from './harness/fake-time.ts';
import { refusal } from './harness/refused.ts';
import { startServer, type TestServer } from './harness/server.ts';
import { received, play, setUpTable, sitDown } from './harness/table.ts';
import { TestVisitor } from './harness/visitor.ts';

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

test('spectators see the current table whenever they arrive, and are counted', async () => {
  server = await startServer();
  const sitting = await sitDown(server.url);
  await play(sitting, 6);
  const stranger = await TestVisitor.arrive(server.url);
  const early = stranger.follow(sitting.id);
  const host = await early.match();
  expect(host.frame('table').entry).toBe(6);
  await sitting.pages[0]?.until(() => sitting.pages[0]?.room?.watching === 1);
  await play(sitting, 6);
  await early.until(() => host.frame('table').entry === 12);
  const late = stranger.follow(sitting.id);
  const second = await late.match();
  expect(second.frame('table')).toEqual(host.frame('table'));
  expect(second.history('table')).toEqual(host.history('table'));
  early.close();
  late.close();
  await sitting.pages[0]?.until(() => sitting.pages[0]?.room?.watching === 0);
});

test('a screen that everyone can see shows the table, even if its owner plays', async () => {
  server = await startServer();
  const sitting = await sitDown(server.url);
  const [visitor] = sitting.visitors as [TestVisitor];
  const screen = visitor.follow(sitting.id, true);
  expect((await screen.match()).here).toEqual([]);
  screen.close();
});

test('a screen that was there before the match began shows the table, too', async () => {
  server = await startServer();
  const [one, other] = [await TestVisitor.arrive(server.url), await TestVisitor.arrive(server.url)];
  const { id } = await setUpTable(one);
  const screen = one.follow(id, true);
  await screen.until(() => screen.room !== null);
  await one.join(id);
  await other.join(id);
  expect((await screen.match()).here).toEqual([]);
  expect(screen.room?.you).toBeNull();
  screen.close();
});

describe('with a delay', () => {
  test('spectators see everything later, and nothing about it before', async () => {
    const time = new FakeTime();
    server = await startServer({ clock: time.clock, after: time.after });
    const clock = { kind: 'real-time', bank: 3600, increment: 0 } as const;
    const sitting = await sitDown(server.url, { terms: { delay: 60, clock } });
    const stranger = await TestVisitor.arrive(server.url);
    const page = stranger.follow(sitting.id);
    const host = await page.match();
    for (let i = 0; i < 4; i++) {
      await play(sitting, 1);
      time.pass(10_000);
    }
    expect(host.frame('table').entry).toBe(0);
    expect(page.room?.table.entries).toBe(0);
    expect(JSON.stringify(page.messages)).not.toMatch(/"entr(y|ies)":[1-9]/);
    time.pass(20_000); // a minute after the first move
    await page.until(() => host.frame('table').entry === 1 && page.room?.table.entries === 1);
    time.pass(10_000);
    await page.until(() => host.frame('table').entry === 2);

    // A spectator who comes now sees no more.
    const late = stranger.follow(sitting.id);
    expect((await late.match()).frame('table').entry).toBe(2);
    const outcome = sitting.hosts[0]?.concede(0);
    await outcome;
    await page.until(() => page.room?.watching === 2);
    expect(page.room?.table).toMatchObject({ status: 'playing', winners: null });
    time.pass(60_000);
    await page.until(() => page.room?.table.status === 'over');
    expect(host.frame('table').outcome).not.toBeNull();
    page.close();
    late.close();
  });

  test('tables, lists and records show others no more than spectators see', async () => {
    const time = new FakeTime();
    server = await startServer({ clock: time.clock, after: time.after });
    const sitting = await sitDown(server.url, { terms: { delay: 60 }, visibility: 'open' });
    const { id } = sitting;
    const [player] = sitting.visitors as [TestVisitor];
    const stranger = await TestVisitor.arrive(server.url);
    const get = ({ api }: TestVisitor): Promise<TableInfo> =>
      api.call(ROUTES.getTable, { params: { table: id } });
    const listed = async ({ api }: TestVisitor, scope: 'live' | 'mine'): Promise<TableInfo | undefined> =>
      (await api.call(ROUTES.listTables, { query: { scope } })).tables[0];
    const record = ({ api }: TestVisitor): Promise<string> =>
      refusal(api.call(ROUTES.getRecord, { params: { table: id } }));

    await play(sitting, 2);
    const early = { status: 'playing', entries: 0, winners: null, ended: null };
    expect(await get(stranger)).toMatchObject(early);
    expect(await listed(stranger, 'live')).toMatchObject(early);
    expect((await get(player)).entries).toBe(2);
    expect(await listed(player, 'mine')).toMatchObject({ entries: 2 });
    time.pass(60_000);
    expect((await get(stranger)).entries).toBe(2);
    expect(await listed(stranger, 'live')).toMatchObject({ entries: 2 });

    await sitting.hosts[0]?.concede(0);
    await received(sitting, 3);
    const { id: next } = await player.api.call(ROUTES.rematch, { params: { table: id }, body: {} });
    expect(await get(stranger)).toMatchObject({ ...early, entries: 2, next: null });
    expect(await record(stranger)).toBe('not-allowed');
    expect(await get(player)).toMatchObject({ status: 'over', winners: [1], next });
    expect(await record(player)).toBe('done');
    time.pass(60_000);
    expect(await get(stranger)).toMatchObject({ status: 'over', winners: [1], next });
    expect(await record(stranger)).toBe('done');
  });

  test('lists show the start of a match that is not in memory, and a delay doesn’t hide matches that ended long ago', async () => {
    const time = new FakeTime();
    server = await startServer({ clock: time.clock, after: time.after });
    const { hubs } = server.online;
    const sitting = await sitDown(server.url, { terms: { delay: 60 }, visibility: 'open' });
    await play(sitting, 3);
    for (const page of sitting.pages) page.close();
    const forget = async (): Promise<void> => {
      while (hubs.size > 0) {
        await new Promise((resolve) => setImmediate(resolve));
        await hubs.sweep(0);
      }
    };
    await forget();
    const { api } = await TestVisitor.arrive(server.url);
    const list = await api.call(ROUTES.listTables, { query: { scope: 'live' } });
    expect(list.tables.map(({ entries }) => entries)).toEqual([0]);
    time.pass(60_000);
    await forget();
    const call = { params: { table: sitting.id } };
    expect((await api.call(ROUTES.getTable, call)).entries).toBe(3);
  });

  test('a table that was not in memory shows nothing early either', async () => {
    const time = new FakeTime();
    server = await startServer({ clock: time.clock, after: time.after });
    const sitting = await sitDown(server.url, { terms: { delay: 60 } });
    await play(sitting, 3);
    for (const page of sitting.pages) page.close();
    const { hubs } = server.online;
    const stranger = await TestVisitor.arrive(server.url);
    while (hubs.size > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      await hubs.sweep(0);
    }
    const page = stranger.follow(sitting.id);
    await page.until(() => page.room !== null);
    expect(page.host).toBeNull();
    expect(page.room?.table.entries).toBe(0);
    time.pass(60_000);
    expect((await page.match()).frame('table').entry).toBe(3);
    page.close();
  });
});

describe('a person who plays against bots', () => {
  /** How often the person was asked for an answer that was not worth a thought, and how often the table passed. */
  async function windows(isWatched: boolean): Promise<{ idle: number; passed: number; waits: number[] }> {
    const waits: number[] = [];
    const passDelay = (milliseconds: number): number => {
      waits.push(milliseconds);
      return 0;
    };
    server = await startServer({ passDelay });
    const settings = { game: 'mecha-2e', bots: ['rookie'], terms: { spectators: isWatched } };
    const sitting = await sitDown(server.url, settings);
    const [host] = sitting.hosts;
    const [page] = sitting.pages;
    if (host === undefined || page === undefined) throw new Error('Someone plays.');
    await host.setAnswers(0, AUTO_ANSWERS);
    const rng = rngFrom('windows');
    const { answering } = host.game.rules;
    if (answering === null) throw new Error('In this game people answer each other.');
    for (let i = 0; i < 60 && host.frame(0).outcome === null; i++) {
      await page.until(() => isAsked(host) || host.frame(0).outcome !== null);
      if (isAsked(host)) await host.act(0, pick(rng, host.frame(0).legal));
    }
    const frames = page.messages.flatMap((message) => (message.type === 'news' ? [message.data.frame] : []));
    const asked = frames.filter(({ asked, view }) => {
      const window = asked.includes(0) ? answering.window(view) : null;
      return window !== null && isStop(host.game, AUTO_ANSWERS, window);
    });
    const idle = asked.filter(
      ({ legal, view }) => !legal.some((one) => !same(one, answering.pass) && answering.matters(view, one)),
    );
    return { idle: idle.length, passed: idle.filter(({ passing }) => passing).length, waits };
  }

  const isAsked = (host: RemoteHost): boolean => host.frame(0).asked.includes(0) && !host.frame(0).passing;

  test('is asked even without a useful answer if someone may be watching', async () => {
    const { idle, passed, waits } = await windows(true);
    expect(idle).toBeGreaterThan(0);
    expect(passed).toBe(0);
    // If the kind of window decides, the table passes after a delay that depends on nothing.
    for (const wait of waits) expect(wait >= 300 && wait <= 900).toBe(true);
  });

  test('is not asked without a useful answer if nobody can be watching', async () => {
    const { idle, passed, waits } = await windows(false);
    expect(idle).toBeGreaterThan(0);
    expect(passed).toBe(idle);
    expect(waits).toEqual([]);
  });
});
