import { person } from '@mechatable/kernel';
import { ROUTES, type TableInfo, type TableTerms } from '@mechatable/protocol';
import { repositories } from '@mechatable/sql';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { MAX_BETWEEN_TWO } from '../src/ratings/fair-play.ts';
import { FakeTime } from './harness/fake-time.ts';
import { conceded, RATED } from './harness/rated.ts';
import { startServer, type TestServer } from './harness/server.ts';
import { setUpTable } from './harness/table.ts';
import { TestVisitor, type Following } from './harness/visitor.ts';

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

describe('Play now', () => {
  const pair = (visitor: TestVisitor, rated: boolean): Promise<TableInfo> =>
    visitor.api.call(ROUTES.pair, { body: { game: 'lanes', rated } });

  /** Someone who waits at their own table, with this rating. */
  async function waiting(
    at: TestServer,
    mu: number,
    rated: boolean,
  ): Promise<{ visitor: TestVisitor; id: string; page: Following }> {
    const visitor = await TestVisitor.arrive(at.url);
    await rate(at, visitor, mu);
    const { id } = await setUpTable(visitor, { visibility: 'open', terms: rated ? RATED : {} });
    const page = visitor.follow(id);
    await visitor.join(id);
    await page.until(() => page.room?.you === 0);
    onTestFinished(() => {
      page.close();
    });
    return { visitor, id, page };
  }

  /** This many tables with someone in a seat who is gone. */
  async function abandoned(at: TestServer, count: number, terms: Partial<TableTerms> = {}): Promise<void> {
    const visitor = await TestVisitor.arrive(at.url);
    const { me } = visitor;
    const { id } = await setUpTable(visitor, { visibility: 'open', terms });
    const { tables, seats } = repositories(at.db);
    const first = await tables.find(id);
    if (first === null) throw new Error('The table exists.');
    const gone = Array.from({ length: count }, (_, n) => `${id}-${String(n)}`);
    await Promise.all(
      gone.map(async (table) => {
        await tables.create({ ...first, id: table, seats: 2, listedFor: 600_000, secret: 'x' });
        await seats.join({ table, playerId: me.id, player: person(me.name) });
      }),
    );
  }

  async function rate(at: TestServer, { me }: TestVisitor, mu: number): Promise<void> {
    const row = { player_id: me.id, game: 'lanes', mu, sigma: 3, matches: 20, updated: 0 };
    await at.db.write(async (tx) => {
      await tx.insertInto('ratings').values(row).execute();
    });
  }

  test('pairs people who want the same match', async () => {
    server = await startServer();
    const unrated = await waiting(server, 25, false);
    const rated = await waiting(server, 25, true);
    const visitor = await TestVisitor.arrive(server.url);
    expect((await pair(visitor, true)).id).toBe(rated.id);
    expect((await pair(visitor, false)).id).toBe(unrated.id);
  });

  test('prefers people of similar strength', async () => {
    server = await startServer();
    const strong = await waiting(server, 40, false);
    const weak = await waiting(server, 12, false);
    const visitor = await TestVisitor.arrive(server.url);
    await rate(server, visitor, 15);
    expect((await pair(visitor, false)).id).toBe(weak.id);
    const other = await TestVisitor.arrive(server.url);
    await rate(server, other, 37);
    expect((await pair(other, false)).id).toBe(strong.id);
  });

  test('finds who waits longest, behind many newer tables that nobody has open', async () => {
    server = await startServer();
    const patient = await waiting(server, 25, false);
    await abandoned(server, 40);
    await abandoned(server, 20, RATED);
    const visitor = await TestVisitor.arrive(server.url);
    expect((await pair(visitor, false)).id).toBe(patient.id);
  });

  test('looks behind older tables that nobody has open', async () => {
    const time = new FakeTime();
    server = await startServer({ clock: time.clock, after: time.after });
    await abandoned(server, 60);
    time.pass(11_000);
    const { id } = await waiting(server, 25, false);
    const visitor = await TestVisitor.arrive(server.url);
    expect((await pair(visitor, false)).id).toBe(id);
  });

  test('returns to the player’s own table, behind many newer ones', async () => {
    server = await startServer();
    const visitor = await TestVisitor.arrive(server.url);
    const { id } = await pair(visitor, false);
    await abandoned(server, 60);
    expect((await pair(visitor, false)).id).toBe(id);
  });

  test('accepts more difference with time, and then brings two together who wait for each other', async () => {
    const time = new FakeTime();
    server = await startServer({ clock: time.clock, after: time.after });
    const strong = await waiting(server, 40, true);
    const visitor = await TestVisitor.arrive(server.url);
    await rate(server, visitor, 25); // 450 points less
    time.pass(1000);
    const own = await pair(visitor, true);
    expect(own.id).not.toBe(strong.id);
    expect(own).toMatchObject({ rating: 'due', terms: { clock: { kind: 'real-time' } } });
    await visitor.join(own.id);
    time.pass(20_000);
    expect((await pair(visitor, true)).id).toBe(own.id);
    expect((await pair(strong.visitor, true)).id).toBe(strong.id);
    time.pass(20_000);
    expect((await pair(strong.visitor, true)).id).toBe(strong.id); // who came first stays
    expect((await pair(visitor, true)).id).toBe(strong.id);
  });

  test('doesn’t pair two people whose match would not count', async () => {
    server = await startServer();
    const [one, other] = await conceded(server, MAX_BETWEEN_TWO);
    const { id } = await setUpTable(one, { visibility: 'open', terms: RATED });
    const page = one.follow(id);
    await one.join(id);
    await page.until(() => page.room?.you === 0);
    expect((await pair(other, true)).id).not.toBe(id);
    page.close();
  });
});
