import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pick, rngFrom } from '@mechatable/kernel';
import type { RemoteHost } from '@mechatable/host/remote';
import { ProblemError, ROUTES, type TableInfo } from '@mechatable/protocol';
import { repositories } from '@mechatable/sql';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { startServer, type TestServer } from './harness/server.ts';
import {
  asked,
  hostToMove,
  newKey,
  play,
  received,
  requestFor,
  seatOf,
  sitDown,
  type Sitting,
} from './harness/table.ts';
import { TestVisitor } from './harness/visitor.ts';

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

/** The next move of the asked seat, ready to be sent. */
async function nextMove(sitting: Sitting) {
  const host = await hostToMove(sitting);
  const seat = seatOf(host);
  const visitor = sitting.visitors[seat] as TestVisitor;
  const body = { ...requestFor(host), action: host.frame(seat).legal[0] };
  const call = { params: { table: sitting.id }, body };
  return { host, seat, call, send: (to: TestVisitor = visitor) => to.api.call(ROUTES.act, call), visitor };
}

async function problem(work: Promise<unknown>): Promise<ProblemError> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ProblemError);
  return error as ProblemError;
}

async function entries(at: TestServer, table: string): Promise<number> {
  return (await at.online.hubs.get(table)).table.length;
}

test('a request that is sent twice counts once and gets the same answer', async () => {
  server = await startServer();
  const sitting = await sitDown(server.url);
  const move = await nextMove(sitting);
  const first = await move.send();
  expect(first).toEqual({ ok: true, entry: 1 });
  expect(await move.send()).toEqual(first);
  await play(sitting, 3);
  expect(await move.send()).toEqual(first);
  expect(await entries(server, sitting.id)).toBe(4);
});

test('requests that arrive at the same time count once', async () => {
  server = await startServer();
  const sitting = await sitDown(server.url);
  const move = await nextMove(sitting);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => move.send()));
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ ok: true, entry: 1 })]),
  );
  expect(await entries(server, sitting.id)).toBe(1);
});

test('a request that is sent again after a restart counts once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mechatable-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'x.db');
  const before = await startServer({ file });
  const sitting = await sitDown(before.url);
  await play(sitting, 2);
  const move = await nextMove(sitting);
  const first = await move.send();
  for (const page of sitting.pages) page.close();
  await before.close();
  server = await startServer({ file });
  const visitor = move.visitor.at(server.url);
  expect(await move.send(visitor)).toEqual(first);
  expect(await entries(server, sitting.id)).toBe(3);
});

test('a late click is refused and changes nothing', async () => {
  server = await startServer();
  const sitting = await sitDown(server.url);
  const late = await nextMove(sitting);
  await play(sitting, 4);
  const before = await server.online.hubs.get(sitting.id);
  const frame = before.match.host.frame('table');
  const refused = await problem(late.send());
  expect([refused.status, refused.code]).toEqual([409, 'moved-on']);
  expect(before.match.host.frame('table')).toBe(frame);
  expect(await entries(server, sitting.id)).toBe(4);
});

test('a click from the future is refused, even if the match then gets there', async () => {
  server = await startServer();
  const sitting = await sitDown(server.url, { isSigned: true });
  const { call, visitor, host, seat } = await nextMove(sitting);
  const ahead = { ...call.body, at: call.body.at + 1, signature: 'ab'.repeat(64) };
  const [, refused] = await Promise.all([
    host.act(seat, call.body.action),
    problem(visitor.api.call(ROUTES.act, { ...call, body: ahead })),
  ]);
  expect(['moved-on', 'bad-request']).toContain(refused.code);
  expect(await entries(server, sitting.id)).toBe(1);
});

test('a key that was used for something else is refused', async () => {
  server = await startServer();
  const sitting = await sitDown(server.url);
  const move = await nextMove(sitting);
  await move.send();
  await received(sitting, 1);
  const other = await nextMove(sitting);
  const body = { ...other.call.body, request: move.call.body.request };
  expect((await problem(other.visitor.api.call(ROUTES.act, { ...other.call, body }))).code).toBe(
    'bad-request',
  );
  expect(await entries(server, sitting.id)).toBe(1);
});

test('an illegal move is refused with its rule, and the match waits', async () => {
  server = await startServer();
  const sitting = await sitDown(server.url);
  const { visitor, host, seat } = await nextMove(sitting);
  const legal = new Set(host.frame(seat).legal.map((action) => JSON.stringify(action)));
  const state = (await server.online.hubs.get(sitting.id)).match.host;
  const waiting = sitting.hosts.find((other) => !other.frame(seatOf(other)).asked.includes(seatOf(other)));
  const action = JSON.parse([...legal][0] ?? '{}') as unknown;
  const answer = await (waiting === undefined
    ? Promise.resolve(null)
    : (sitting.visitors[seatOf(waiting)] as TestVisitor).api.call(ROUTES.act, {
        params: { table: sitting.id },
        body: { ...requestFor(waiting), action },
      }));
  if (answer !== null) expect(answer).toMatchObject({ ok: false, clause: expect.any(String) as unknown });
  const shapeless = visitor.api.call(ROUTES.act, {
    params: { table: sitting.id },
    body: { ...requestFor(host), action: { nonsense: true } },
  });
  expect((await problem(shapeless)).code).toBe('bad-request');
  expect(state.frame('table').entry).toBe(0);
});

test.each(['mecha-1e', 'mecha-2e', 'masc'])(
  '%s: people who choose in secret at the same time are all answered',
  async (game) => {
    server = await startServer();
    const sitting = await sitDown(server.url, { game, isSigned: true });
    const rng = rngFrom('simultaneous');
    const choosing = (): RemoteHost[] =>
      sitting.hosts.filter((host) => host.frame(seatOf(host)).asked.includes(seatOf(host)));
    await asked(sitting);
    for (; choosing().length < 2; await asked(sitting)) await play(sitting, 1, rng);
    const before = await entries(server, sitting.id);
    const answers = choosing().map((host) => {
      const seat = seatOf(host);
      return host.act(seat, pick(rng, host.frame(seat).legal));
    });
    expect(await Promise.all(answers)).toEqual([{ ok: true }, { ok: true }]);
    expect(await entries(server, sitting.id)).toBe(before + 2);
  },
);

test('the concessions of three pilots at the same time all count', async () => {
  server = await startServer();
  const { id, hosts, pages } = await sitDown(server.url, { game: 'mechanation', isSigned: true });
  await Promise.all(hosts.slice(1).map((host) => host.concede(seatOf(host))));
  await pages[0]?.until(() => pages[0]?.host?.frame(0).outcome != null);
  expect(hosts[0]?.frame(0).outcome?.winners).toEqual([0]);
  expect(await entries(server, id)).toBe(3);
});

test('a concession that is sent twice counts once', async () => {
  server = await startServer();
  const sitting = await sitDown(server.url);
  await play(sitting, 1);
  const [visitor] = sitting.visitors as [TestVisitor];
  const body = { seat: 0, at: 1, request: newKey() };
  const call = { params: { table: sitting.id }, body };
  const first = await visitor.api.call(ROUTES.concede, call);
  expect(await visitor.api.call(ROUTES.concede, call)).toEqual(first);
  expect(await entries(server, sitting.id)).toBe(2);
});

/** Sets up a table of Breachline against a bot. */
function setUp(visitor: TestVisitor, request: string, options = {}): Promise<TableInfo> {
  const body = { game: 'lanes', options, seats: [null, 'rookie'], request };
  return visitor.api.call(ROUTES.createTable, { body });
}

async function tablesOf(visitor: TestVisitor): Promise<readonly string[]> {
  const { tables } = await visitor.api.call(ROUTES.listTables, { query: { scope: 'mine' } });
  return tables.map(({ id }) => id);
}

test('a table is set up once, whenever the request is sent again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mechatable-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'table.db');
  server = await startServer({ file });
  const visitor = await TestVisitor.arrive(server.url);
  const key = newKey();
  const all = await Promise.all([1, 2, 3].map(() => setUp(visitor, key)));
  const [first] = all;
  expect(all).toEqual([first, first, first]);
  await server.close();
  server = await startServer({ file });
  const back = visitor.at(server.url);
  expect(await setUp(back, key)).toEqual(first);
  expect(first?.seats).toMatchObject([{ kind: 'open' }, { kind: 'bot', bot: 'rookie' }]);
  expect(await tablesOf(back)).toEqual([first?.id]);
});

test('a key sets up one table for each player, and nothing else', async () => {
  server = await startServer();
  const { url } = server;
  const [one, other] = [await TestVisitor.arrive(url), await TestVisitor.arrive(url)];
  const key = newKey();
  const { id } = await setUp(one, key);
  expect((await setUp(other, key)).id).not.toBe(id);
  expect((await problem(setUp(one, key, { loadouts: ['iron-spear', 'ghost-knife'] }))).code).toBe(
    'bad-request',
  );
  expect((await setUp(one, newKey())).id).not.toBe(id);
  await one.join(id);
  expect(await setUp(one, key)).toMatchObject({ id, status: 'playing' });
});

test('a table gets its bots even if the server stopped before they sat down', async () => {
  server = await startServer();
  const visitor = await TestVisitor.arrive(server.url);
  const key = newKey();
  const { id } = await setUp(visitor, key);
  await repositories(server.db).seats.leave(id, 1);
  expect((await setUp(visitor, key)).seats[1]).toMatchObject({ kind: 'bot', bot: 'rookie' });
});
