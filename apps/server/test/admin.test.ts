import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_ROOT, connect, ProblemError, ROUTES, type Api } from '@mechatable/protocol';
import {
  ADMIN_HEADER,
  ADMIN_ROUTES,
  type AdminAnswer,
  type AdminAsk,
  type AdminTask,
} from '@mechatable/protocol/admin';
import { openApi } from '@mechatable/protocol/openapi';
import { backupSqlite, openSqlite, repositories } from '@mechatable/sql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminFileOf, readAdminFile, serve } from '../src/index.ts';
import { startServer, type TestServer } from './harness/server.ts';
import { dump } from './harness/stored.ts';
import { newKey, play, setUpTable, sitDown } from './harness/table.ts';
import { TestVisitor } from './harness/visitor.ts';

const KEY = 'the-key-of-the-operators';
const BY = { actor: 'root', why: 'Stalling' };
const TASKS = Object.keys(ADMIN_ROUTES) as AdminTask[];

let server: TestServer | null = null;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mechatable-admin-'));
});
afterEach(async () => {
  await server?.close();
  server = null;
  rmSync(folder, { recursive: true });
});

async function start(): Promise<TestServer> {
  const db = await openSqlite(':memory:');
  const backup = (file: string): Promise<void> => backupSqlite(db, file);
  server = await startServer({ db, admin: { key: KEY, backup } });
  return server;
}

type Ask = <Task extends AdminTask>(task: Task, ask: AdminAsk<Task>) => Promise<AdminAnswer<Task>>;

/** Asks like the command line. */
function asking(api: Api): Ask {
  return (task, ask) => api.call(ADMIN_ROUTES[task], { body: ask } as never);
}

const operatorOf = ({ url }: { url: string }, key = KEY): Ask =>
  asking(connect(url, { headers: { [ADMIN_HEADER]: key, connection: 'close' } }));

/** Why a request was refused, in words. */
async function sentence(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (error: unknown) => error,
  );
  return error instanceof ProblemError ? `${error.code}: ${error.message}` : `not refused: ${String(error)}`;
}

async function answerTo(
  at: TestServer,
  path: string,
  headers: Record<string, string>,
  body = '{}',
): Promise<unknown> {
  const response = await fetch(`${at.url}${API_ROOT}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const { 'content-length': length, 'content-type': type } = Object.fromEntries(response.headers);
  return [response.status, length, type, await response.text()];
}

test('without the key, the routes of operators look like any address that doesn’t exist', async () => {
  const at = await start();
  const { token } = await TestVisitor.arrive(at.url);
  const before = await dump(at.db);
  const attempts: Record<string, string>[] = [
    {},
    { [ADMIN_HEADER]: '' },
    { [ADMIN_HEADER]: 'wrong' },
    { [ADMIN_HEADER]: `${KEY}x` },
    { authorization: `Bearer ${KEY}` },
    { authorization: `Bearer ${token}` },
    { cookie: `mechatable=${token}; ${ADMIN_HEADER}=${KEY}` },
    { [ADMIN_HEADER]: KEY, origin: 'https://evil.example' },
    { [ADMIN_HEADER]: KEY, origin: at.url },
    { [ADMIN_HEADER]: KEY, 'sec-fetch-site': 'same-origin' },
    { [ADMIN_HEADER]: KEY, 'sec-fetch-site': 'cross-site' },
  ];
  const bodies = ['{', JSON.stringify({ limit: 1 })];
  for (const headers of attempts)
    for (const body of bodies)
      expect([headers, body, await answerTo(at, '/admin/players', headers, body)]).toEqual([
        headers,
        body,
        await answerTo(at, '/nothing/here', headers, body),
      ]);
  const unknown = await answerTo(at, '/nothing/here', {});
  for (const task of TASKS)
    expect([task, await answerTo(at, ADMIN_ROUTES[task].path, {})]).toEqual([task, unknown]);
  expect(await dump(at.db)).toBe(before);
  const players = await operatorOf(at)('players', { limit: 9 });
  expect(players.players).toHaveLength(1);
});

test('a server without a key has no such routes', async () => {
  server = await startServer();
  expect(await sentence(operatorOf(server, '')('players', { limit: 9 }))).toMatch(/^not-found/);
});

test('pages of other sites are not allowed to send the key', async () => {
  const at = await start();
  const response = await fetch(`${at.url}${API_ROOT}/admin/players`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': ADMIN_HEADER,
    },
  });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('the reference doesn’t mention the routes of operators', async () => {
  const at = await start();
  expect(JSON.stringify(openApi(''))).not.toContain('/admin');
  expect(await (await fetch(`${at.url}/api`)).text()).not.toContain('/admin');
});

test('a player banned from play can’t begin matches, and finishes running ones', async () => {
  const at = await start();
  const ask = operatorOf(at);
  const sitting = await sitDown(at.url);
  const [ada, ben] = sitting.visitors;
  if (ada === undefined || ben === undefined) throw new Error('Two people play.');
  const over = await sitDown(at.url);
  const [loser, winner] = over.visitors;
  if (loser === undefined || winner === undefined) throw new Error('Two people play.');
  const open = await setUpTable(ben, { visibility: 'open' });
  const hers = await setUpTable(ada);
  const page = ben.follow(hers.id);
  const { ban } = await ask('ban', { ...BY, player: ada.me.id, from: 'play', duration: 86_400_000 });
  expect(ban).toMatchObject({ from: 'play', reason: 'Stalling', player: { name: ada.me.name } });
  await page.until(() => page.room?.table.status === 'aborted'); // nobody waits for her
  page.close();

  const refused = new RegExp(
    String.raw`^not-allowed: You can’t start or join matches here until \d{4}-\d\d-\d\d \d\d:\d\d UTC\. Reason: Stalling$`,
  );
  const { api } = ada;
  const body = { game: 'lanes', options: {}, seats: [null, null] };
  expect(await sentence(api.call(ROUTES.createTable, { body }))).toMatch(refused);
  expect(await sentence(api.call(ROUTES.pair, { body: { game: 'lanes' } }))).toMatch(refused);
  expect(await sentence(ada.join(open.id))).toMatch(refused);
  await play(sitting, 3);
  expect((await repositories(at.db).tables.find(sitting.id))?.length).toBe(3);
  expect((await ada.join(sitting.id)).seat).toBe(0); // her own seat
  await ben.api.call(ROUTES.say, {
    params: { table: sitting.id },
    body: { channel: 'table', said: { text: 'Hi' }, request: newKey() },
  });

  await over.hosts[0]?.concede(0);
  await ask('ban', { ...BY, player: winner.me.id, from: 'play', duration: null });
  expect(await sentence(winner.api.call(ROUTES.rematch, { params: { table: over.id }, body: {} }))).toBe(
    'not-allowed: You can’t start or join matches here. Reason: Stalling',
  );
  await ask('unban', { ...BY, player: ada.me.id });
  expect((await ada.join(open.id)).seat).toBe(0);
});

test('a table’s creator who is banned from play can’t seat a bot either', async () => {
  const at = await start();
  const ada = await TestVisitor.arrive(at.url);
  const { id } = await setUpTable(ada);
  const { bans } = repositories(at.db);
  await bans.ban({ player: ada.me.id, scope: 'play', duration: null }, BY);
  await at.db.query.updateTable('tables').set({ status: 'waiting' }).execute(); // as if created at the same moment
  const seat = { params: { table: id }, body: { seat: 0, bot: 'rookie' } };
  expect(await sentence(ada.api.call(ROUTES.seatBot, seat))).toMatch(/Reason: Stalling$/);
});

test('a player banned from chat can still play', async () => {
  const at = await start();
  const ask = operatorOf(at);
  const sitting = await sitDown(at.url);
  const [ada, ben] = sitting.visitors;
  const say = (visitor: TestVisitor | undefined): Promise<string> =>
    sentence(
      visitor?.api.call(ROUTES.say, {
        params: { table: sitting.id },
        body: { channel: 'table', said: { text: 'Hi' }, request: newKey() },
      }) ?? Promise.reject(new Error('Nobody.')),
    );
  const player = ada?.me.id ?? '';
  await ask('ban', { ...BY, player, from: 'talk', duration: null });
  expect(await say(ada)).toBe('not-allowed: You can’t chat here. Reason: Stalling');
  expect(await say(ben)).toBe('not refused: null');
  await play(sitting, 2);
  if (ada !== undefined) await setUpTable(ada);
  await ask('unban', { ...BY, player, from: 'talk' });
  expect(await say(ada)).toBe('not refused: null');
});

test('a ban by another process takes effect immediately', async () => {
  const at = await start();
  const ada = await TestVisitor.arrive(at.url);
  await setUpTable(ada);
  const { bans } = repositories(at.db);
  await bans.ban({ player: ada.me.id, scope: 'play', duration: null }, BY);
  expect(await sentence(setUpTable(ada))).toMatch(/^not-allowed/);
});

test('a match is ended for everyone who has it open, and shows no secrets', async () => {
  const at = await start();
  const ask = operatorOf(at);
  const sitting = await sitDown(at.url);
  await play(sitting, 3);
  const { match } = await ask('match', { match: sitting.id });
  const { secret } = await repositories(at.db).journal.read(sitting.id);
  const loadouts = (await repositories(at.db).seats.of(sitting.id)).map(({ contribution }) => contribution);
  for (const hidden of [secret, ...loadouts]) expect(JSON.stringify(match)).not.toContain(hidden);
  expect(match).toMatchObject({ status: 'playing', entries: 3 });
  await ask('endMatch', { ...BY, match: sitting.id });
  for (const page of sitting.pages) await page.until(() => page.room?.table.status === 'aborted');
  expect(sitting.pages[0]?.room?.table.ended).toBe('The operators of this server ended the match: Stalling');
  expect(await sentence(ask('endMatch', { ...BY, match: sitting.id }))).toMatch(/already over/);
  const { matches } = await ask('matches', { status: 'aborted', limit: 9 });
  expect(matches.map(({ id }) => id)).toEqual([sitting.id]);
});

test('a player is shown with matches, bans and the reports about them', async () => {
  const at = await start();
  const ask = operatorOf(at);
  const sitting = await sitDown(at.url);
  const [ada, ben] = sitting.visitors;
  if (ada === undefined || ben === undefined) throw new Error('Two people play.');
  for (const [visitor, said] of [
    [ben, { phrase: 'hello' }],
    [ada, { text: 'something rude' }],
  ] as const)
    await visitor.api.call(ROUTES.say, {
      params: { table: sitting.id },
      body: { channel: 'table', said, request: newKey() },
    });
  await ben.api.call(ROUTES.report, { params: { table: sitting.id }, body: { message: 1, reason: 'rude' } });
  await ask('ban', { ...BY, player: ada.me.id, from: 'talk', duration: null });
  const shown = await ask('player', { player: ada.me.id });
  expect(shown).toMatchObject({
    player: { id: ada.me.id, name: ada.me.name },
    matches: [{ id: sitting.id }],
    reports: [{ text: 'something rude', reason: 'rude', by: { name: ben.me.name }, resolved: null }],
    bans: [{ from: 'talk', reason: 'Stalling', lifted: null }],
  });
  const [report] = shown.reports;
  const id = report?.id ?? '';
  expect((await ask('report', { report: id })).context).toMatchObject([
    { text: 'hello', isReported: false, author: { id: ben.me.id } },
    { text: 'something rude', isReported: true, author: { id: ada.me.id } },
  ]);
  await ask('resolve', { actor: 'eve', why: 'Warned', report: id });
  expect((await ask('reports', { isOpen: true, limit: 9 })).reports).toEqual([]);
  expect((await ask('reports', { isOpen: false, limit: 9 })).reports).toMatchObject([
    { resolved: { note: 'Warned' } },
  ]);
  expect((await ask('bans', { limit: 9 })).bans).toHaveLength(1);
  expect(
    (await ask('audit', { player: ada.me.id, limit: 9 })).entries.map(({ what }) => what).sort(),
  ).toEqual(['ban', 'resolve']);
  const nobody = 'A'.repeat(22);
  expect(await sentence(ask('player', { player: nobody }))).toMatch(/There is no player/);
  expect(await sentence(ask('match', { match: nobody }))).toMatch(/There is no match/);
});

test('a deleted player is signed out, and a bot finishes their match', async () => {
  const at = await start();
  const ask = operatorOf(at);
  const sitting = await sitDown(at.url);
  const [ada] = sitting.visitors;
  if (ada === undefined) throw new Error('Two people play.');
  await play(sitting, 3);
  expect(await ask('export', { ...BY, player: ada.me.id })).toMatchObject({
    data: { player: { name: ada.me.name }, seats: [{ table: sitting.id }] },
  });
  await ask('delete', { ...BY, player: ada.me.id });
  expect(await ada.api.call(ROUTES.whoAmI, {})).toEqual({ me: null });
  const { match } = await ask('match', { match: sitting.id });
  expect(match.seats[0]?.kind).toBe('bot');
  expect(JSON.stringify(await ask('audit', { limit: 9 }))).not.toContain(ada.me.name);
});

test('a backup is a new file for its owner only', async () => {
  const at = await start();
  const ask = operatorOf(at);
  await TestVisitor.arrive(at.url);
  const file = join(folder, 'copy.db');
  const { bytes } = await ask('backup', { actor: 'root', file });
  expect([statSync(file).size, statSync(file).mode & 0o777]).toEqual([bytes, 0o600]);
  const before = readFileSync(file);
  expect(await sentence(ask('backup', { actor: 'root', file }))).toMatch(/already exists/);
  expect(readFileSync(file)).toEqual(before);
  expect(await sentence(ask('backup', { actor: 'root', file: join(folder, 'no', 'x.db') }))).toMatch(
    /^bad-request: Can’t write /,
  );
  expect((await ask('audit', { limit: 9 })).entries).toMatchObject([{ what: 'backup', subject: file }]);
  const copy = await openSqlite(file);
  expect(await copy.query.selectFrom('players').selectAll().execute()).toHaveLength(1);
  await copy.close();
});

test('a backup that fails leaves no file and no log entry', async () => {
  const db = await openSqlite(':memory:');
  const backup = (): Promise<void> => Promise.reject(new Error('The disk is full.'));
  server = await startServer({ db, admin: { key: KEY, backup } });
  const file = join(folder, 'copy.db');
  expect(await sentence(operatorOf(server)('backup', { actor: 'root', file }))).toMatch(/^bug/);
  expect(existsSync(file)).toBe(false);
  expect((await operatorOf(server)('audit', { limit: 9 })).entries).toEqual([]);
});

test('a database with its own backup tools is not backed up here', async () => {
  server = await startServer({ admin: { key: KEY, backup: null } });
  const asked = operatorOf(server)('backup', { actor: 'root', file: join(folder, 'x') });
  expect(await sentence(asked)).toMatch(/PostgreSQL/);
});

test('a server writes its key next to the database while it runs', async () => {
  const data = join(folder, 'table.db');
  const file = adminFileOf(data);
  writeFileSync(file, 'of a server that crashed', { mode: 0o644 });
  writeFileSync(`${file}.new`, 'of a server that crashed', { mode: 0o644 });
  const served = await serve({ folder, port: 0, data });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const access = readAdminFile(data);
  expect(access?.key).toMatch(/^[\w-]{43}$/);
  const ask = operatorOf({ url: access?.url ?? '' }, access?.key);
  expect(await ask('players', { limit: 9 })).toEqual({ players: [] });
  await served.close();
  expect([existsSync(file), existsSync(`${file}.new`), readAdminFile(data)]).toEqual([false, false, null]);
  const again = await serve({ folder, port: 0, data, host: '0.0.0.0' });
  const next = readAdminFile(data);
  expect(next?.key).not.toBe(access?.key);
  expect(next?.url).toBe(`http://127.0.0.1:${String(again.port)}`);
  await again.close();
});
