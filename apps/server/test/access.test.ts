import { Buffer } from 'node:buffer';
import { API_ROOT, ROUTES, type Route, type RouteName } from '@mechatable/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { FakeTime } from './harness/fake-time.ts';
import { startServer, type TestServer } from './harness/server.ts';
import { play, setUpTable, sitDown } from './harness/table.ts';
import { dump } from './harness/stored.ts';
import { TestVisitor } from './harness/visitor.ts';

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

const KEY = 'a-request-key-of-length';
const HEX = 'ab'.repeat(32);
const ALL = { mode: 'always', stops: {}, passedTurn: null };
const entry = { seat: 0, at: 3, request: KEY };

/** A valid body for each route that has one. */
const BODIES: Partial<Record<RouteName, unknown>> = {
  changeMe: { name: 'Someone else' },
  useCode: { code: 'no such code' },
  addPasskey: { response: {} },
  signIn: { response: {}, ticket: 'no such ticket' },
  subscribe: { endpoint: 'https://push.example/1', keys: { p256dh: 'a', auth: 'b' } },
  unsubscribe: { endpoint: 'https://push.example/1' },
  createTable: { game: 'lanes', options: {}, seats: [null, null] },
  pair: { game: 'lanes' },
  join: { contribution: HEX },
  seatBot: { seat: 0, bot: 'rookie' },
  rematch: {},
  act: { ...entry, action: { kind: 'pass' } },
  concede: entry,
  undo: { ...entry, to: 0 },
  setAnswers: { seat: 0, setting: ALL },
  offer: { ...entry, kind: 'draw' },
  answerOffer: { seat: 0, kind: 'draw', by: 1, at: 3, agree: true },
  claim: { ...entry, absent: 1, how: 'win' },
  takeSeatBack: { seat: 0 },
  say: { channel: 'table', said: { text: 'hi' }, request: KEY },
  mute: { player: 'A'.repeat(22), muted: true },
  report: { message: 0, reason: 'rude' },
};

interface Sent {
  readonly status: number;
  readonly code: string | undefined;
}

async function send(
  at: TestServer,
  name: RouteName,
  table: string,
  headers: Record<string, string>,
): Promise<Sent> {
  const route: Route = ROUTES[name];
  const path = route.path.replace('{table}', table);
  const query = name === 'listTables' ? '?scope=mine' : '';
  const body = BODIES[name];
  const response = await fetch(`${at.url}${API_ROOT}${path}${query}`, {
    method: route.method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (isStream) await response.body?.cancel();
  const answer = isStream ? {} : ((await response.json()) as { code?: string });
  return { status: response.status, code: answer.code };
}

const NAMES = Object.keys(ROUTES) as RouteName[];
/** Anyone may view a table whose address they know, and become a guest. */
const FOR_ANYONE = NAMES.filter((name) => ROUTES[name].access === 'anyone');
/** Requests that only the people at a table may make. */
const SEATED: readonly RouteName[] = [
  'seatBot',
  'leave',
  'rematch',
  'act',
  'concede',
  'undo',
  'setAnswers',
  'offer',
  'answerOffer',
  'claim',
  'takeSeatBack',
];

describe('without a session', () => {
  test('only public routes answer, and nothing changes', async () => {
    server = await startServer();
    const sitting = await sitDown(server.url);
    await play(sitting, 3);
    const before = await dump(server.db);
    const refused = NAMES.filter((name) => !FOR_ANYONE.includes(name));
    for (const name of refused)
      expect([name, await send(server, name, sitting.id, {})]).toEqual([
        name,
        { status: 401, code: 'not-signed-in' },
      ]);
    for (const token of ['', 'x', 'é', 'a'.repeat(5000)])
      expect(
        (await send(server, 'changeMe', sitting.id, { authorization: `Bearer ${encodeURI(token)}` })).status,
      ).toBe(401);
    expect(await dump(server.db)).toBe(before);
  });

  test('the list of public routes is short', () => {
    expect(FOR_ANYONE.sort()).toEqual(
      [
        ...['leaderboard', 'ratingCurve', 'ratingsOf'],
        ...['whoAmI', 'arrive', 'useCode', 'beginSignIn', 'signIn', 'pushKey'],
        ...['lobby', 'listTables', 'getTable', 'follow', 'getRecord', 'addresses', 'getStudy'],
      ].sort(),
    );
  });
});

test('someone else can do nothing at a table, and neither can a spectator', async () => {
  server = await startServer();
  const sitting = await sitDown(server.url);
  await play(sitting, 3);
  const stranger = await TestVisitor.arrive(server.url);
  const page = stranger.follow(sitting.id, true); // as a spectator
  await page.match();
  const before = await dump(server.db);
  for (const name of SEATED) {
    const { status, code } = await send(server, name, sitting.id, {
      authorization: `Bearer ${stranger.token}`,
    });
    expect([name, status, code]).toEqual([name, 403, 'not-allowed']);
  }
  const headers = { authorization: `Bearer ${stranger.token}` };
  expect(await send(server, 'join', sitting.id, headers)).toEqual({ status: 409, code: 'taken' });
  expect(await send(server, 'say', sitting.id, headers)).toEqual({ status: 403, code: 'not-allowed' });
  expect(await send(server, 'report', sitting.id, headers)).toEqual({ status: 404, code: 'not-found' });
  expect(await send(server, 'getRecord', sitting.id, headers)).toEqual({ status: 403, code: 'not-allowed' });
  expect(await dump(server.db)).toBe(before);
  page.close();
});

test('one player can’t act in the other’s seat', async () => {
  server = await startServer();
  const sitting = await sitDown(server.url);
  await play(sitting, 3);
  const before = await dump(server.db);
  const headers = { authorization: `Bearer ${sitting.visitors[1]?.token ?? ''}` };
  for (const name of SEATED.filter(
    (name) => JSON.stringify(BODIES[name] ?? '').includes('"seat":0') && name !== 'seatBot',
  ))
    expect([name, await send(server, name, sitting.id, headers)]).toEqual([
      name,
      { status: 403, code: 'not-allowed' },
    ]);
  expect(await dump(server.db)).toBe(before);
});

describe('spectators', () => {
  test('see nothing at a table that doesn’t allow them, even if they came before it began', async () => {
    server = await startServer();
    const [one, other, stranger] = await Promise.all(
      [1, 2, 3].map(() => TestVisitor.arrive(server?.url ?? '')),
    );
    if (one === undefined || other === undefined || stranger === undefined) throw new Error('Three came.');
    const { id } = await setUpTable(one, { terms: { spectators: false } });
    const early = stranger.follow(id);
    await early.until(() => early.room !== null);
    await one.join(id);
    await other.join(id);
    await early.until(() => early.refused !== null);
    expect(early.host).toBeNull();
    const late = stranger.follow(id);
    await late.until(() => late.refused !== null);
    expect(late.refused).toContain('no spectators');
    const screen = one.follow(id, true);
    await screen.until(() => screen.refused !== null);
  });
});

describe('a session', () => {
  const arrive = (at: TestServer, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${at.url}${API_ROOT}/me`, { method: 'POST', headers });

  test('is a cookie that no script can read and no other site can send', async () => {
    server = await startServer();
    const cookie = (await arrive(server)).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^mechatable=[\w-]{43}; /);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).toContain('Path=/');
    expect(cookie).not.toContain('Secure');
  });

  test('is sent only over https if there is https', async () => {
    server = await startServer({ trustProxy: true });
    const cookie = (await arrive(server, { 'x-forwarded-proto': 'https' })).headers.get('set-cookie');
    expect(cookie).toContain('Secure');
  });

  test('is stored as a hash only', async () => {
    server = await startServer();
    const { token } = await TestVisitor.arrive(server.url);
    expect(await dump(server.db)).not.toContain(token);
  });

  test('ends when someone signs out', async () => {
    server = await startServer();
    const visitor = await TestVisitor.arrive(server.url);
    await visitor.api.call(ROUTES.signOut, {});
    expect(await visitor.api.call(ROUTES.whoAmI, {})).toEqual({ me: null });
  });
});

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'http://127.0.0.1:1' }],
])('a write from another site is refused: %j', async (headers) => {
  server = await startServer();
  const before = await dump(server.db);
  const response = await fetch(`${server.url}${API_ROOT}/me`, { method: 'POST', headers });
  expect(response.status).toBe(403);
  expect(await dump(server.db)).toBe(before);
  const own = { origin: server.url, 'sec-fetch-site': 'same-origin' };
  expect((await fetch(`${server.url}${API_ROOT}/me`, { method: 'POST', headers: own })).status).toBe(200);
});

describe('limits', () => {
  test('a player and an address can send only so many requests a minute', async () => {
    server = await startServer({ mostRequests: 5, mostFromAddress: 12 });
    const visitor = await TestVisitor.arrive(server.url);
    const status = async (token?: string): Promise<number> =>
      (
        await fetch(`${server?.url ?? ''}${API_ROOT}/me`, {
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        })
      ).status;
    const own: number[] = [];
    for (let i = 0; i < 6; i++) own.push(await status(visitor.token));
    expect(own).toEqual([200, 200, 200, 200, 200, 429]);
    const anyone: number[] = [];
    for (let i = 0; i < 6; i++) anyone.push(await status());
    expect(anyone).toEqual([200, 200, 200, 200, 429, 429]); // one was spent on arriving; then the address is spent
  });

  test('a minute is measured by the server’s own clock: setting the system’s clock doesn’t make it longer', async () => {
    const time = new FakeTime();
    server = await startServer({ mostRequests: 2, clock: time.clock, after: time.after });
    const status = async (): Promise<number> => (await fetch(`${server?.url ?? ''}${API_ROOT}/me`)).status;
    const statuses = async (): Promise<number[]> => [await status(), await status(), await status()];
    expect(await statuses()).toEqual([200, 200, 429]);
    time.pass(59_000);
    expect(await status()).toBe(429);
    time.pass(1000);
    expect(await statuses()).toEqual([200, 200, 429]);
  });

  test('a request can’t be larger than any real one', async () => {
    server = await startServer();
    const visitor = await TestVisitor.arrive(server.url);
    const large = { body: { name: Buffer.alloc(80_000, 'a').toString() } };
    await expect(visitor.api.call(ROUTES.changeMe, large)).rejects.toMatchObject({
      status: 413,
      code: 'too-large',
    });
  });

  test('a client and a server can have only so many streams open', async () => {
    server = await startServer({ mostStreams: 2, mostStreamsInAll: 3 });
    const visitors = [await TestVisitor.arrive(server.url), await TestVisitor.arrive(server.url)] as const;
    const open = (visitor: TestVisitor): Promise<Response> =>
      fetch(`${server?.url ?? ''}${API_ROOT}/lobby`, {
        headers: { authorization: `Bearer ${visitor.token}` },
      });
    const first = await open(visitors[0]);
    expect([first.status, (await open(visitors[0])).status, (await open(visitors[0])).status]).toEqual([
      200, 200, 429,
    ]);
    expect([(await open(visitors[1])).status, (await open(visitors[1])).status]).toEqual([200, 429]);
    await first.body?.cancel();
    let again = await open(visitors[0]);
    while (again.status === 429) again = await open(visitors[0]); // until the server has noticed
    expect(again.status).toBe(200);
  });

  test('a player can have only so many tables waiting', async () => {
    server = await startServer();
    const visitor = await TestVisitor.arrive(server.url);
    for (let i = 0; i < 20; i++) await setUpTable(visitor);
    await expect(setUpTable(visitor)).rejects.toMatchObject({ status: 429, code: 'too-many' });
  });
});

test('ids can’t be guessed', async () => {
  server = await startServer();
  const visitor = await TestVisitor.arrive(server.url);
  const ids = [visitor.me.id];
  for (let i = 0; i < 10; i++) ids.push((await setUpTable(visitor)).id);
  for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
  expect(new Set(ids.map((id) => id.slice(0, 4))).size).toBe(ids.length);
});
