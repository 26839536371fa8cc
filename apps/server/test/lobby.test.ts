import { ROUTES, type TableInfo } from '@mechatable/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { FakeTime } from './harness/fake-time.ts';
import { LobbyPage } from './harness/lobby-page.ts';
import { refusal } from './harness/refused.ts';
import { startServer, type TestServer } from './harness/server.ts';
import { asked, hostToMove, play, received, seatOf, setUpTable, sitDown } from './harness/table.ts';
import { TestVisitor } from './harness/visitor.ts';

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

async function arrive(count: number): Promise<readonly [TestVisitor, TestVisitor, TestVisitor]> {
  server ??= await startServer();
  const { url } = server;
  return (await Promise.all(Array.from({ length: count }, () => TestVisitor.arrive(url)))) as never;
}

const pair = (visitor: TestVisitor, game = 'lanes'): Promise<TableInfo> =>
  visitor.api.call(ROUTES.pair, { body: { game } });

const rematch = (
  visitor: TestVisitor,
  table: string,
  options?: Record<string, unknown>,
): Promise<TableInfo> =>
  visitor.api.call(ROUTES.rematch, { params: { table }, body: options === undefined ? {} : { options } });

describe('the lobby', () => {
  test('shows open tables as they come and go, and how many people are here', async () => {
    const [one, other] = await arrive(2);
    const page = new LobbyPage(one);
    await page.until(({ open, online }) => open.length === 0 && online === 1);
    const second = new LobbyPage(other);
    const again = new LobbyPage(other); // the same person twice
    await page.until(({ online }) => online === 2);
    await setUpTable(other, { visibility: 'link' });
    const { id } = await setUpTable(other, { visibility: 'open' });
    const shown = await page.until(({ open }) => open.length > 0);
    expect(shown.open.map((table) => table.id)).toEqual([id]);
    await one.join(id);
    await other.join(id);
    await page.until(({ open, mine }) => open.length === 0 && mine.length === 1);
    for (const each of [second, again]) each.close();
    await page.until(({ online }) => online === 1);
    page.close();
  });

  test('shows first where it is your turn', async () => {
    server = await startServer();
    const sitting = await sitDown(server.url);
    const host = await hostToMove(sitting);
    const visitor = sitting.visitors[seatOf(host)] as TestVisitor;
    const { id } = await setUpTable(visitor); // touched later, so that it would come first
    await visitor.join(id);
    const page = new LobbyPage(visitor);
    const { mine } = await page.until((shown) => shown.mine.length === 2);
    expect(mine.map((table) => table.id)).toEqual([sitting.id, id]);
    page.close();
  });

  test('shows a table to its creator, even without a seat there', async () => {
    const [one, other] = await arrive(2);
    const { id } = await setUpTable(one);
    const [page, elsewhere] = [new LobbyPage(one), new LobbyPage(other)];
    const { mine } = await page.until(() => true);
    expect(mine.map((table) => table.id)).toEqual([id]);
    expect((await elsewhere.until(() => true)).mine).toEqual([]);
    const query = { scope: 'mine', status: 'unfinished' } as const;
    const { tables } = await one.api.call(ROUTES.listTables, { query });
    expect(tables.map((table) => table.id)).toEqual([id]);
    for (const each of [page, elsewhere]) each.close();
  });

  test('shows bots and waiting tables in pages', async () => {
    const [one] = await arrive(1);
    for (let i = 0; i < 5; i++) await setUpTable(one, { visibility: 'open' });
    const query = { scope: 'open', limit: 2 } as const;
    const first = await one.api.call(ROUTES.listTables, { query });
    const second = await one.api.call(ROUTES.listTables, { query: { ...query, after: first.next ?? '' } });
    const third = await one.api.call(ROUTES.listTables, { query: { ...query, after: second.next ?? '' } });
    expect([first, second, third].map(({ tables }) => tables.length)).toEqual([2, 2, 1]);
    expect(third.next).toBeNull();
  });
});

describe('an open table', () => {
  const MINUTE = 60_000;
  const CORRESPONDENCE = { clock: { kind: 'correspondence', days: 3 } } as const;

  async function withFakeTime() {
    const time = new FakeTime();
    server = await startServer({ clock: time.clock, after: time.after });
    const [creator, other] = await arrive(2);
    const listed = async (): Promise<readonly string[]> => {
      const { tables } = await other.api.call(ROUTES.listTables, { query: { scope: 'open' } });
      return tables.map(({ id }) => id).sort();
    };
    return { time, creator, other, listed };
  }

  test('is not listed while its creator is away, and is listed again when they return', async () => {
    const { time, creator, other, listed } = await withFakeTime();
    const { id } = await setUpTable(creator, { visibility: 'open' });
    const { id: slow } = await setUpTable(creator, { visibility: 'open', terms: CORRESPONDENCE });
    const page = new LobbyPage(other);
    await page.until(({ open }) => open.length === 2);
    time.pass(9 * MINUTE);
    expect(await listed()).toEqual([slow, id].sort());
    time.pass(2 * MINUTE);
    expect(await listed()).toEqual([slow]);
    await page.until(({ open }) => open.length === 1);
    expect((await other.api.call(ROUTES.getTable, { params: { table: id } })).status).toBe('waiting');
    const back = new LobbyPage(creator);
    await page.until(({ open }) => open.length === 2);
    expect(await listed()).toEqual([slow, id].sort());
    for (const each of [page, back]) each.close();
  });

  test('is listed as long as its creator has any page open', async () => {
    const { time, creator, listed } = await withFakeTime();
    const { id } = await setUpTable(creator, { visibility: 'open' });
    const page = creator.follow(id);
    await page.until(() => page.room !== null);
    time.pass(60 * MINUTE);
    expect(await listed()).toEqual([id]);
    page.close();
  });
});

describe('play now', () => {
  test('gives two people the same table', async () => {
    const [one, other] = await arrive(2);
    const { id } = await pair(one);
    const page = one.follow(id);
    await one.join(id);
    await page.until(() => page.room?.you === 0);
    expect((await pair(other)).id).toBe(id);
    expect((await other.join(id)).table.status).toBe('playing');
    page.close();
  });

  test('gives two people the same table even if they ask at the same time', async () => {
    const [one, other] = await arrive(2);
    const [first, second] = await Promise.all([pair(one), pair(other)]);
    expect(second.id).toBe(first.id);
  });

  test('never pairs anyone with themselves, and asking again changes nothing', async () => {
    const [one] = await arrive(1);
    const { id } = await pair(one);
    const page = one.follow(id);
    await one.join(id);
    const again = await pair(one);
    expect(again.id).toBe(id);
    expect(again.seats.map(({ kind }) => kind)).toEqual(['person', 'open']);
    page.close();
  });

  test('never pairs anyone with someone who left', async () => {
    const time = new FakeTime();
    server = await startServer({ clock: time.clock, after: time.after });
    const [one, other, third] = await arrive(3);
    const { id } = await pair(one);
    const page = one.follow(id);
    await one.join(id);
    const watching = third.follow(id);
    await watching.until(() => watching.room?.table.seats[0]?.kind === 'person');
    page.close();
    await watching.until(() => {
      const seat = watching.room?.table.seats[0];
      return seat?.kind === 'person' && seat.presence !== 'online';
    });
    const mine = await pair(other);
    expect(mine.id).not.toBe(id);
    // Nobody waits for a player who was given a table but never came, either.
    time.pass(11_000);
    expect((await pair(third)).id).not.toBe(mine.id);
    watching.close();
  });

  test('is for games that exist', async () => {
    const [one] = await arrive(1);
    expect(await refusal(pair(one, 'nothing'))).toBe('bad-request');
    const custom = pair(one, `lanes~${'0'.repeat(32)}`);
    await expect(custom).rejects.toThrow('Online tables use published content.');
  });
});

describe('a table that waits', () => {
  test('shows who is there, and everyone’s own seat, to pages that were open before', async () => {
    const [one, other] = await arrive(2);
    const { id } = await setUpTable(one);
    const [page, second] = [one.follow(id), other.follow(id)];
    await page.until(() => page.room !== null);
    await one.join(id);
    await page.until(() => page.room?.you === 0);
    await second.until(() => {
      const seat = second.room?.table.seats[0];
      return seat?.kind === 'person' && seat.presence === 'online';
    });
    expect(second.room?.you).toBeNull();
    await one.api.call(ROUTES.leave, { params: { table: id } });
    await second.until(() => second.room?.table.status === 'aborted');
    expect(await refusal(other.join(id))).toBe('over');
    for (const each of [page, second]) each.close();
  });

  test('gives a seat to one of two players who want it, and lets only the creator seat a bot', async () => {
    const [one, other, third] = await arrive(3);
    const { id } = await setUpTable(one);
    await one.join(id, 0);
    const both = await Promise.all([other.join(id, 1), third.join(id, 1)].map(refusal));
    expect(both.sort()).toEqual(['done', 'taken']);
    const { id: next } = await setUpTable(one);
    const call = { params: { table: next }, body: { seat: 1, bot: 'rookie' } };
    expect(await refusal(other.api.call(ROUTES.seatBot, call))).toBe('not-allowed');
    expect((await one.api.call(ROUTES.seatBot, call)).seats[1]).toMatchObject({ kind: 'bot', bot: 'rookie' });
    await one.join(next);
    expect((await one.join(next)).table.status).toBe('playing'); // joining again changes nothing
  });
});

describe('a rematch', () => {
  async function finished(game = 'lanes') {
    server = await startServer();
    const sitting = await sitDown(server.url, { game });
    await play(sitting, 1);
    await asked(sitting);
    await sitting.hosts[0]?.concede(0);
    await received(sitting, 2);
    const [loser, winner] = sitting.visitors as [TestVisitor, TestVisitor];
    return { ...sitting, loser, winner };
  }

  test('is the same table for everyone who asks, at the same time, too', async () => {
    const { id, loser, winner, pages } = await finished();
    const [first, second] = await Promise.all([rematch(loser, id), rematch(winner, id)]);
    expect(second.id).toBe(first.id);
    expect(first.previous).toBe(id);
    expect((await rematch(winner, id)).id).toBe(first.id);
    await pages[1]?.until(() => pages[1]?.room?.table.next === first.id);
    expect((await winner.join(first.id)).seat).toBe(1); // everyone has their seat again
    expect((await loser.join(first.id)).seat).toBe(0);
  });

  test('[MG-R-3] lets the loser choose who begins, not the winner', async () => {
    const { id, loser, winner } = await finished('mecha-1e');
    const made = await rematch(winner, id, { firstPlayer: 'N' });
    expect(made.options).not.toMatchObject({ firstPlayer: 'N' });
    const chosen = await rematch(loser, id, { firstPlayer: 'S' });
    expect(chosen.id).toBe(made.id);
    expect(chosen.options).toMatchObject({ firstPlayer: 'S' });
    expect((await rematch(winner, id, { firstPlayer: 'N' })).options).toMatchObject({ firstPlayer: 'S' });
    expect(await refusal(rematch(loser, id, { firstPlayer: 'nobody' }))).toBe('bad-request');
    await loser.join(made.id);
    const { table } = await winner.join(made.id);
    expect(table.options).toMatchObject({ firstPlayer: 'S' });
  });

  test('[MG-R-3] keeps the options after a draw', async () => {
    server = await startServer();
    const sitting = await sitDown(server.url, { game: 'mecha-1e' });
    const [one, other] = sitting.hosts;
    await one?.offer(0, 'draw', null);
    await sitting.pages[1]?.until(() => sitting.pages[1]?.room?.offers.length === 1);
    await other?.answerOffer(1, { kind: 'draw', by: 0, at: 0, to: null, agreed: [] }, true);
    await received(sitting, 1);
    for (const visitor of sitting.visitors) {
      const { options } = await rematch(visitor, sitting.id, { firstPlayer: 'S' });
      expect(options).not.toMatchObject({ firstPlayer: 'S' });
    }
  });

  test('is for those who played, once the match is over', async () => {
    const { id, loser } = await finished();
    const stranger = await TestVisitor.arrive(loser.url);
    expect(await refusal(rematch(stranger, id))).toBe('not-allowed');
    const { id: running } = await sitDown(loser.url);
    expect(await refusal(rematch(loser, running))).toBe('not-allowed');
  });
});
