import { pick, rngFrom } from '@mechatable/kernel';
import { ProblemError, ROUTES } from '@mechatable/protocol';
import { openSqlite, type Db } from '@mechatable/sql';
import { StoreFailedError } from '@mechatable/store';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { FakeTime } from './harness/fake-time.ts';
import { startServer, type TestServer } from './harness/server.ts';
import {
  ALWAYS,
  hostToMove,
  play,
  received,
  requestFor,
  seatOf,
  setUpTable,
  sitDown,
} from './harness/table.ts';
import { TestVisitor } from './harness/visitor.ts';

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

interface FrailDb {
  readonly db: Db;
  readonly breakAfter: (writes: number) => void;
  readonly repair: () => void;
}

/** A database that stops saving when a test says so. */
async function frailDb(clock: () => number = Date.now): Promise<FrailDb> {
  const db = await openSqlite(':memory:', { clock });
  const write = db.write.bind(db);
  const writeSteps = db.writeSteps.bind(db);
  let left = Infinity;
  const unlessBroken = <T>(work: () => Promise<T>): Promise<T> => {
    if (left <= 0) return Promise.reject(new StoreFailedError('The disk has left us.'));
    left--;
    return work();
  };
  db.write = (change) => unlessBroken(() => write(change));
  db.writeSteps = (steps) => unlessBroken(() => writeSteps(steps));
  return {
    db,
    breakAfter: (writes) => {
      left = writes;
    },
    repair: () => {
      left = Infinity;
    },
  };
}

async function status(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof ProblemError) return [error.status, error.code];
    throw error;
  }
}

test('a move that can’t be saved is rejected, and nobody sees it', async () => {
  const { db, breakAfter, repair } = await frailDb();
  server = await startServer({ db });
  const sitting = await sitDown(server.url);
  await play(sitting, 2);
  const host = await hostToMove(sitting);
  const seat = seatOf(host);
  const visitor = sitting.visitors[seat] as TestVisitor;
  const receivedSoFar = sitting.pages.map(({ messages }) => messages.length);
  const body = { ...requestFor(host), action: host.frame(seat).legal[0] };
  const send = (): Promise<unknown> => visitor.api.call(ROUTES.act, { params: { table: sitting.id }, body });

  breakAfter(0);
  expect(await status(send())).toEqual([503, 'not-saved']);
  expect(await status(send())).toEqual([503, 'not-saved']);
  const hub = await server.online.hubs.get(sitting.id);
  expect(hub.match.host.frame('table').entry).toBe(2);

  repair();
  expect(await send()).toEqual({ ok: true, entry: 3 });
  await received(sitting, 3);
  // One message each: that of the move that was saved.
  expect(sitting.pages.map(({ messages }) => messages.length)).toEqual(
    receivedSoFar.map((count) => count + 1),
  );
  await play(sitting, 1_000_000);
  expect(hub.match.isOver).toBe(true);
});

test('a full disk refuses moves until there is space again', async () => {
  const db = await openSqlite(':memory:');
  server = await startServer({ db });
  const sitting = await sitDown(server.url, { game: 'mecha-1e' }); // long enough to fill the disk
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db.query);
  const space = (rows[0]?.page_count ?? 0) + 2;
  await sql`pragma max_page_count = ${sql.raw(String(space))}`.execute(db.query);
  const rng = rngFrom('full');
  /** The next move, to be sent as often as it takes. */
  const nextMove = async (): Promise<() => Promise<unknown>> => {
    const host = await hostToMove(sitting);
    const seat = seatOf(host);
    const body = { ...requestFor(host), action: pick(rng, host.frame(seat).legal) };
    const { api } = sitting.visitors[seat] as TestVisitor;
    return () => status(api.call(ROUTES.act, { params: { table: sitting.id }, body }));
  };
  let saved = 0;
  let send = await nextMove();
  for (; (await send()) === 'done'; send = await nextMove()) await received(sitting, ++saved);
  expect(saved).toBeGreaterThan(0);
  expect(await send()).toEqual([503, 'not-saved']);
  expect((await server.online.hubs.get(sitting.id)).table.length).toBe(saved);
  await sql`pragma max_page_count = 1000000`.execute(db.query);
  expect(await send()).toBe('done');
  await received(sitting, saved + 1);
});

test('someone’s page sends a move again until it is saved', async () => {
  const { db, breakAfter, repair } = await frailDb();
  server = await startServer({ db });
  const sitting = await sitDown(server.url);
  const host = await hostToMove(sitting);
  const seat = seatOf(host);
  breakAfter(0);
  const acting = host.act(seat, host.frame(seat).legal[0]);
  const url = `${server.url}/readyz`;
  while ((await fetch(url)).status !== 503);
  repair();
  host.hurry();
  expect(await acting).toEqual({ ok: true });
  expect((await server.online.hubs.get(sitting.id)).table.length).toBe(1);
});

test('a bot whose move can’t be saved is asked again', async () => {
  const time = new FakeTime();
  const { db, breakAfter, repair } = await frailDb(time.clock);
  server = await startServer({ db, after: time.after });
  const visitor = await TestVisitor.arrive(server.url);
  const { id } = await setUpTable(visitor, { game: 'lanes', bots: ['rookie'] });
  const page = visitor.follow(id);
  breakAfter(2); // the seat and the start
  await visitor.join(id);
  const host = await page.match();
  const rng = rngFrom('bot');
  // Whichever seat begins, the store fails in a bot's turn.
  breakAfter(host.frame(0).asked.includes(0) ? 1 : 0);
  if (host.frame(0).asked.includes(0)) await host.act(0, pick(rng, host.frame(0).legal));
  while (host.frame(0).asked.includes(0)) {
    breakAfter(1);
    await host.act(0, pick(rng, host.frame(0).legal));
  }
  const { entry } = host.frame(0);
  const hub = await server.online.hubs.get(id);
  while (time.alarms === 0) await new Promise((resolve) => setImmediate(resolve)); // until the bot has failed
  expect(hub.table.length).toBe(entry);
  repair();
  time.pass(10_000);
  await page.until(() => host.frame(0).entry > entry);
});

test('a clock that runs out while nothing can be saved runs out again', async () => {
  const time = new FakeTime();
  const { db, breakAfter, repair } = await frailDb(time.clock);
  server = await startServer({ db, after: time.after });
  const clock = { kind: 'real-time', bank: 10, increment: 0 } as const;
  const sitting = await sitDown(server.url, { terms: { clock } });
  breakAfter(0);
  time.pass(60_000);
  const hub = await server.online.hubs.get(sitting.id);
  await server.db.query.selectFrom('settings').selectAll().execute();
  expect(hub.table.length).toBe(0);
  repair();
  while (!hub.match.isOver) {
    time.pass(5000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await received(sitting, hub.table.length);
});

describe('while nothing can be saved', () => {
  test('nobody can join, and no seat stays half taken', async () => {
    const { db, breakAfter, repair } = await frailDb();
    server = await startServer({ db });
    const [one, other] = [await TestVisitor.arrive(server.url), await TestVisitor.arrive(server.url)];
    const { id } = await setUpTable(one);
    await one.join(id);
    breakAfter(0);
    expect(await status(other.join(id))).toEqual([503, 'not-saved']);
    breakAfter(1); // the seat, but not the start of the match
    expect(await status(other.join(id))).toEqual([503, 'not-saved']);
    repair();
    expect(await other.join(id)).toMatchObject({ seat: 1, table: { status: 'playing' } });
  });

  test('the server says that it isn’t ready, and people can still look', async () => {
    const { db, breakAfter, repair } = await frailDb();
    server = await startServer({ db });
    const { id, visitors } = await sitDown(server.url);
    breakAfter(0);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const [visitor] = visitors as [TestVisitor];
    expect(await visitor.api.call(ROUTES.getTable, { params: { table: id } })).toMatchObject({ id });
    expect(await status(visitor.api.call(ROUTES.changeMe, { body: { name: 'Mira' } }))).toEqual([
      503,
      'not-saved',
    ]);
    const answers = { params: { table: id }, body: { seat: 0, setting: { ...ALWAYS, stops: {} } } };
    expect(await status(visitor.api.call(ROUTES.setAnswers, answers))).toEqual([503, 'not-saved']);
    repair();
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});

test('a server that is stopping refuses everything, and clients may retry', async () => {
  server = await startServer();
  const { url, online } = server;
  await TestVisitor.arrive(url);
  await online.close(1000);
  expect((await fetch(`${url}/api/v1/me`, { method: 'POST' })).status).toBe(503);
});
