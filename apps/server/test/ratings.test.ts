import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { botDigest } from '@mechatable/bots';
import { findGame } from '@mechatable/catalog';
import { rerunBots } from '@mechatable/host';
import type { MatchRecord } from '@mechatable/kernel';
import { ROUTES, type SeatRating, type TableInfo } from '@mechatable/protocol';
import { repositories } from '@mechatable/sql';
import { postgresUrl } from '@mechatable/sql/fresh-database';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { GRACE_MS } from '../src/match/presence.ts';
import { MAX_BETWEEN_TWO } from '../src/ratings/fair-play.ts';
import { RatingService } from '../src/ratings/rating-service.ts';
import { FakeTime } from './harness/fake-time.ts';
import { arriveSigned, conceded, concededBy, counted, never, RATED } from './harness/rated.ts';
import { refusal } from './harness/refused.ts';
import { startServer, type TestServer } from './harness/server.ts';
import {
  asked,
  endTurn,
  received,
  play,
  seatOf,
  setUpTable,
  sitDown,
  type TableSettings,
} from './harness/table.ts';
import { newSigner, TestVisitor, type Following } from './harness/visitor.ts';

/** For SQLite only: they wait for jobs by a fake clock or in a separate file, but PostgreSQL runs jobs by its own clock. */
const testWithJobTime = (title: string, run: () => Promise<void>): void => {
  if (postgresUrl === undefined) test(title, run);
};

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

function presenceOf({ room }: Following, seat: number): string | null {
  const info = room?.table.seats[seat];
  return info?.kind === 'person' ? info.presence : null;
}

function ratings({ seats }: TableInfo): (SeatRating | null)[] {
  return seats.map((seat) => (seat.kind === 'open' ? null : seat.rating));
}

function changes(table: TableInfo): (number | null | undefined)[] {
  return ratings(table).map((rating) => rating?.change);
}

describe('a rated match', () => {
  test('between two people changes both ratings equally, and everyone sees it at the end', async () => {
    server = await startServer();
    const { pages, hosts } = await sitDown(server.url, { terms: RATED });
    const before = pages[0]?.room?.table ?? never();
    expect(before).toMatchObject({ rating: 'due', terms: { rated: true, undoByConsent: false } });
    expect(ratings(before)).toEqual(
      new Array(2).fill({ rating: 1500, provisional: true, change: null, digest: null }),
    );
    await (hosts[0] ?? never()).concede(0);
    const [lost, won] = ratings(await counted(pages[1]));
    expect(won?.change).toBeGreaterThan(0);
    expect(lost?.change).toBe(-(won?.change ?? 0));
    expect(won?.rating).toBe(1500 + (won?.change ?? 0));
  });

  test('that ends in a draw changes nothing between newcomers', async () => {
    server = await startServer();
    const { pages, hosts } = await sitDown(server.url, { terms: RATED });
    await (hosts[0] ?? never()).offer(0, 'draw', null);
    await pages[1]?.until(() => pages[1]?.room?.offers.length === 1);
    const [offer] = pages[1]?.room?.offers ?? [];
    await (hosts[1] ?? never()).answerOffer(1, offer ?? never(), true);
    expect(changes(await counted(pages[0]))).toEqual([0, 0]);
  });

  test('of four pilots raises the winner’s rating, and lowers that of the first to concede as much as the others’', async () => {
    server = await startServer();
    const sitting = await sitDown(server.url, { game: 'mechanation', terms: RATED });
    const { hosts, pages } = sitting;
    for (const seat of [3, 1, 0]) {
      await (hosts[seat] ?? never()).concede(seat);
      await received(sitting, pages[2]?.room?.table.entries ?? 0);
    }
    const table = await counted(pages[2]);
    const [a = 0, b = 0, c = 0, d = 0] = changes(table);
    expect(table.winners).toEqual([2]);
    expect(c).toBeGreaterThan(0);
    expect(new Set([a, b, d]).size).toBe(1);
    expect(a).toBeLessThan(0);
  });

  test('against a bot leaves the bot’s rating unchanged, and names the settings it played with', async () => {
    server = await startServer();
    const { pages, hosts } = await sitDown(server.url, { terms: RATED, bots: ['ace'] });
    await (hosts[0] ?? never()).concede(0);
    const [lost, ace] = ratings(await counted(pages[0]));
    expect(lost?.change).toBeLessThan(0);
    expect(ace).toMatchObject({ change: 0, provisional: false });
    expect(ace?.digest).toBe(botDigest(findGame('lanes'), 'ace'));
  });

  testWithJobTime('lost on time counts as left', async () => {
    const time = new FakeTime();
    server = await startServer({ clock: time.clock, after: time.after });
    const clock = { kind: 'real-time', bank: 10, increment: 0 } as const;
    const sitting = await sitDown(server.url, { terms: { rated: true, clock } });
    const { match } = await server.online.hubs.get(sitting.id);
    while (!match.isOver) {
      time.pass(2000);
      await nextTurn();
    }
    time.pass(0);
    const table = await counted(sitting.pages[0]);
    const stored = await repositories(server.db).ratings.changes([sitting.id]);
    const late = table.winners?.[0] === 0 ? 1 : 0;
    expect(stored.filter(({ abandoned }) => abandoned).map(({ seat }) => seat)).toEqual([late]);
    expect(changes(table)[late]).toBeLessThan(0);
  });

  test('can’t be aborted to get another hand, and deleting your account only leaves it', async () => {
    server = await startServer();
    const { id, visitors, pages } = await sitDown(server.url, { terms: RATED });
    const [visitor] = visitors as [TestVisitor];
    expect(await refusal(visitor.api.call(ROUTES.leave, { params: { table: id } }))).toBe('not-allowed');
    await visitor.api.call(ROUTES.deleteMe, {});
    expect(pages[1]?.room?.table.status).toBe('playing');
  });

  test('allows an undo only if nothing was revealed', async () => {
    server = await startServer();
    const sitting = await sitDown(server.url, { game: 'masc', terms: { ...RATED, undos: null } });
    const host = (await asked(sitting)) ?? never();
    const seat = seatOf(host);
    await host.act(seat, host.frame(seat).legal[0]);
    expect(await host.takeBack(seat)).toEqual({ free: true, to: 0 });
    await play(sitting, 1);
    await asked(sitting);
    expect(await refusal(host.offer(seat, 'undo', 0))).toBe('not-allowed');
  });

  const refused: [string, TableSettings][] = [
    ['a clock', { terms: { rated: true } }],
    ['the standard options', { game: 'masc', terms: RATED, options: { vpTarget: 5 } }],
  ];
  test.each(refused)('needs %s', async (_, settings) => {
    server = await startServer();
    const visitor = await TestVisitor.arrive(server.url);
    expect(await refusal(setUpTable(visitor, settings))).toBe('bad-request');
  });

  test('needs all seats of the game', async () => {
    server = await startServer();
    const visitor = await TestVisitor.arrive(server.url);
    const body = { game: 'mechanation', options: {}, seats: [null, null], terms: RATED };
    expect(await refusal(visitor.api.call(ROUTES.createTable, { body }))).toBe('bad-request');
  });

  test('needs bots whose strength is known: characters play unrated matches only', async () => {
    server = await startServer();
    const visitor = await TestVisitor.arrive(server.url);
    const body = { game: 'lanes', options: {}, seats: [null, 'kade:ace'] };
    const rated = { body: { ...body, terms: RATED } };
    expect(await refusal(visitor.api.call(ROUTES.createTable, rated))).toBe('bad-request');
    const { seats } = await visitor.api.call(ROUTES.createTable, { body });
    expect(seats[1]).toMatchObject({ kind: 'bot', bot: 'kade:ace' });
  });

  test('doesn’t let characters sit down later, either; an unrated table does', async () => {
    server = await startServer();
    const visitor = await TestVisitor.arrive(server.url);
    const add = async (terms: object): Promise<TableInfo> => {
      const body = { game: 'lanes', options: {}, seats: [null, null], ...terms };
      const { id } = await visitor.api.call(ROUTES.createTable, { body });
      return visitor.api.call(ROUTES.seatBot, { params: { table: id }, body: { seat: 1, bot: 'kade' } });
    };
    expect(await refusal(add({ terms: RATED }))).toBe('bad-request');
    expect((await add({})).seats[1]).toMatchObject({ kind: 'bot', bot: 'kade' });
  });

  test('has a rated rematch', async () => {
    server = await startServer();
    const [one, other] = await conceded(server, 0);
    const { id } = await concededBy([one, other]);
    const next = await other.api.call(ROUTES.rematch, { params: { table: id }, body: {} });
    expect(next).toMatchObject({ rating: 'due', terms: RATED });
  });
});

describe('a match counts once', () => {
  test('however often it is rated', async () => {
    server = await startServer();
    const table = await concededBy(await conceded(server, 0));
    const store = repositories(server.db);
    const service = new RatingService({ ...store, findGame }, () => Promise.resolve());
    expect(await service.rate(table.id)).toBe(false);
    await server.db.write(async (tx) => {
      await tx.updateTable('tables').set({ rating: 'due' }).execute();
    });
    await expect(service.rate(table.id)).rejects.toThrow(/UNIQUE|unique/);
    expect(await store.ratings.changes([table.id])).toHaveLength(2);
  });

  testWithJobTime('even if the server stops between the end and the rating', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'mechatable-ratings-')), 'table.db');
    onTestFinished(() => {
      rmSync(join(file, '..'), { recursive: true });
    });
    const time = new FakeTime();
    server = await startServer({ file, after: time.after }); // time doesn't pass
    const { id, hosts, pages } = await sitDown(server.url, { terms: RATED });
    await (hosts[0] ?? never()).concede(0);
    for (const page of pages) page.close();
    await server.close();
    server = await startServer({ file });
    const page = (await TestVisitor.arrive(server.url)).follow(id);
    expect(changes(await counted(page))[0]).toBeLessThan(0);
    page.close();
    await server.close();
    server = await startServer({ file });
    expect(await repositories(server.db).ratings.changes([id])).toHaveLength(2);
  });

  test('and not for a player who was deleted before the end', async () => {
    server = await startServer();
    const { id, visitors, hosts, pages } = await sitDown(server.url, { terms: RATED });
    await play({ id, visitors, hosts, pages }, 1);
    const [one, other] = visitors as [TestVisitor, TestVisitor];
    await one.api.call(ROUTES.deleteMe, {});
    await pages[1]?.until(() => pages[1]?.room?.table.seats[0]?.kind === 'bot');
    await (hosts[1] ?? never()).concede(1);
    const table = await counted(pages[1]);
    expect(changes(table)[1]).toBeGreaterThan(0); // a player who leaves comes last
    const all = await server.db.query.selectFrom('ratings').select('player_id').execute();
    expect(all).toEqual([{ player_id: other.me.id }]);
  });
});

describe('fair play', () => {
  test('a match against yourself in another browser on the same device doesn’t count', async () => {
    server = await startServer();
    const signer = await newSigner();
    const one = await TestVisitor.arrive(server.url, signer);
    const other = await TestVisitor.arrive(server.url, signer);
    const { id } = await setUpTable(one, { terms: RATED });
    await one.join(id);
    expect((await other.join(id)).table.rating).toBe('device');
  });

  test('a match between two people without keys doesn’t count: they may be one; with one key it does', async () => {
    server = await startServer();
    const [one, other] = [await TestVisitor.arrive(server.url), await TestVisitor.arrive(server.url)];
    const { id } = await setUpTable(one, { terms: RATED });
    await one.join(id);
    expect((await other.join(id)).table.rating).toBe('device');
    const signed = await TestVisitor.arrive(server.url, await newSigner());
    const { id: mixed } = await setUpTable(one, { terms: RATED });
    await one.join(mixed);
    expect((await signed.join(mixed)).table.rating).toBe('due');
  });

  test('only some matches a day count between the same two, and the table says so before they sit down', async () => {
    server = await startServer();
    const [one, other] = await conceded(server, MAX_BETWEEN_TWO);
    const { id } = await setUpTable(one, { terms: RATED });
    await one.join(id);
    const call = { params: { table: id } };
    const { problem } = await other.api.call(ROUTES.ratedHere, call);
    expect(problem).toContain('five rated matches');
    const third = await arriveSigned(server);
    expect(await third.api.call(ROUTES.ratedHere, call)).toEqual({ problem: null });
    expect((await other.join(id)).table).toMatchObject({ rating: 'limit', status: 'playing' });
  });

  testWithJobTime('a player who leaves twice has to wait before the next rated match', async () => {
    const time = new FakeTime();
    server = await startServer({ clock: time.clock, after: time.after });
    const [one, other] = [await arriveSigned(server), await arriveSigned(server)];
    for (let i = 0; i < 2; i++) {
      const { id } = await setUpTable(one, { terms: RATED });
      const [mine, theirs] = [one.follow(id), other.follow(id)];
      await one.join(id);
      await other.join(id);
      const [host, rival] = [await mine.match(), await theirs.match()];
      if (!host.frame(0).asked.includes(0)) await endTurn(rival);
      mine.close();
      await theirs.until(() => presenceOf(theirs, 0) === 'away');
      time.pass(GRACE_MS);
      await theirs.until(() => theirs.room?.claimable.includes(0) === true);
      expect(await refusal(setUpTable(one, { terms: RATED }))).toBe('done');
      await rival.claim(1, 0, 'win');
      time.pass(0);
      await counted(theirs);
      theirs.close();
    }
    expect(await refusal(setUpTable(one, { terms: RATED }))).toBe('not-allowed');
    const { id } = await setUpTable(other, { terms: RATED });
    expect(await refusal(one.join(id))).toBe('not-allowed');
    expect(await refusal(setUpTable(one))).toBe('done');
    time.pass(16 * 60_000);
    expect(await refusal(setUpTable(one, { terms: RATED }))).toBe('done');
  });
});

testWithJobTime(
  'a rating that changes doesn’t reveal the end of a match to spectators who see it later',
  async () => {
    const time = new FakeTime();
    server = await startServer({ clock: time.clock, after: time.after });
    const { id, visitors, hosts } = await sitDown(server.url, { terms: { ...RATED, delay: 60 } });
    const stranger = await TestVisitor.arrive(server.url);
    const page = stranger.follow(id);
    await page.match();
    const seen = async (): Promise<string> =>
      JSON.stringify([
        await stranger.api.call(ROUTES.getTable, { params: { table: id } }),
        await stranger.api.call(ROUTES.leaderboard, { params: { game: 'lanes' }, query: {} }),
        ...(await Promise.all(
          visitors.map(({ me }) => stranger.api.call(ROUTES.ratingsOf, { params: { player: me.id } })),
        )),
      ]);
    const before = await seen();
    await (hosts[0] ?? never()).concede(0);
    time.pass(59_999);
    expect(await seen()).toBe(before);
    expect(page.room?.table.rating).toBe('due');
    time.pass(1);
    expect(changes(await counted(page))[0]).toBeLessThan(0);
    expect(await seen()).not.toBe(before);
    page.close();
  },
);

test('a bot’s moves in a rated match can be repeated from its record', async () => {
  server = await startServer();
  const sitting = await sitDown(server.url, { terms: RATED, bots: ['legend'] });
  const [page] = sitting.pages as [Following];
  const host = sitting.hosts[0] ?? never();
  for (let i = 0; i < 3; i++) {
    await page.until(() => host.frame(0).asked.includes(0) || host.frame(0).outcome !== null);
    await play(sitting, 1);
  }
  await page.until(() => host.frame(0).asked.includes(0) || host.frame(0).outcome !== null);
  if (host.frame(0).outcome === null) await host.concede(0);
  await counted(page);
  const { record } = await (sitting.visitors[0] as TestVisitor).api.call(ROUTES.getRecord, {
    params: { table: sitting.id },
  });
  const moves = [...rerunBots(findGame('lanes'), record as MatchRecord)];
  expect(moves.length).toBeGreaterThan(0);
  expect(moves.filter(({ isSame }) => !isSame)).toEqual([]);
});
