import process from 'node:process';
import { API_ROOT, ROUTES, type RouteName } from '@mechatable/protocol';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { startServer, type TestServer } from './harness/server.ts';
import { dump } from './harness/stored.ts';
import { play, setUpTable, sitDown } from './harness/table.ts';
import { TestVisitor } from './harness/visitor.ts';

const RUNS = process.env.SOAK === '1' ? 20_000 : 600;

/** Only catches hangs: the duration depends on the machine. */
const LONG = { timeout: 300_000 + RUNS * 1000 };

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

/** These end the sender's session, and with it the test. */
const NAMES = (Object.keys(ROUTES) as RouteName[]).filter(
  (name) => name !== 'deleteMe' && name !== 'signOut',
);

const seat = fc.constantFrom<unknown>(0, 0, 0, 0, 1, 1, 1, 1, 2, 15);
const at = fc.constantFrom<unknown>(0, 3, 3, 3, 4, 999);
const key = fc.stringMatching(/^[A-Za-z0-9_-]{16,40}$/);
const hex = (length: number): fc.Arbitrary<string> =>
  fc.stringMatching(new RegExp(`^[0-9a-f]{${String(length)}}$`));
const signed = { seat, at, request: key, thought: fc.nat() };
const player = fc.stringMatching(/^[A-Za-z0-9_-]{22}$/);
const said = fc.oneof(
  fc.record({ text: fc.string({ maxLength: 320 }) }),
  fc.record({ phrase: fc.constantFrom('hello', 'bye') }),
);
const action = fc.oneof(
  fc.constantFrom({ kind: 'pass' }, { kind: 'decline' }, 'concede', 'draw'),
  fc.jsonValue(),
);

/** Bodies that fit, more or less. */
const BODIES: Partial<Record<RouteName, fc.Arbitrary<object>>> = {
  changeMe: fc.record({ name: fc.string(), emblem: fc.integer({ min: -1, max: 70 }) }, { requiredKeys: [] }),
  useCode: fc.record({ code: fc.string() }),
  addPasskey: fc.record({ response: fc.dictionary(fc.string(), fc.jsonValue()) }),
  signIn: fc.record({
    response: fc.record({ id: fc.string(), response: fc.jsonValue() }),
    ticket: fc.string(),
  }),
  subscribe: fc.record({
    endpoint: fc.webUrl(),
    keys: fc.record({ p256dh: fc.string(), auth: fc.string() }),
  }),
  unsubscribe: fc.record({ endpoint: fc.webUrl() }),
  createTable: fc.record(
    {
      game: fc.constantFrom('lanes', 'masc', 'mecha-1e', 'nothing', ''),
      options: fc.dictionary(
        fc.constantFrom('firstPlayer', 'light', '__proto__', 'loadouts'),
        fc.jsonValue(),
      ),
      terms: fc.record({ undos: fc.integer(), delay: fc.integer() }, { requiredKeys: [] }),
      visibility: fc.constantFrom('open', 'link', 'secret'),
      seats: fc.array(fc.constantFrom(null, 'rookie', 'nobody'), { maxLength: 5 }),
    },
    { requiredKeys: ['game', 'options', 'seats'] },
  ),
  pair: fc.record({ game: fc.constantFrom('lanes', 'nothing') }),
  join: fc.record(
    { seat, contribution: hex(64), key: hex(130), loadout: fc.jsonValue() },
    { requiredKeys: ['contribution'] },
  ),
  seatBot: fc.record({ seat, bot: fc.constantFrom('rookie', 'nobody', '__proto__') }),
  rematch: fc.record({ options: fc.dictionary(fc.string(), fc.jsonValue()) }, { requiredKeys: [] }),
  act: fc.record({ ...signed, action }),
  concede: fc.record({ ...signed, signature: hex(128) }, { requiredKeys: ['seat', 'at', 'request'] }),
  undo: fc.record({ ...signed, to: fc.nat() }),
  setAnswers: fc.record({
    seat,
    setting: fc.record({
      mode: fc.constantFrom('auto', 'always', 'nonsense'),
      stops: fc.dictionary(fc.string(), fc.boolean()),
      passedTurn: fc.constantFrom(null, 1, -1),
    }),
  }),
  offer: fc.record(
    { ...signed, kind: fc.constantFrom('undo', 'draw'), to: fc.nat() },
    { requiredKeys: ['seat', 'at', 'request', 'kind'] },
  ),
  answerOffer: fc.record({ seat, kind: fc.constantFrom('undo', 'draw'), by: seat, at, agree: fc.boolean() }),
  claim: fc.record({ ...signed, absent: seat, how: fc.constantFrom('win', 'bot') }),
  takeSeatBack: fc.record({ seat, key: hex(130) }, { requiredKeys: ['seat'] }),
  say: fc.record({ channel: fc.constantFrom('table', 'spectators', 0, 1, 9), said, request: key }),
  mute: fc.record({ player, muted: fc.boolean() }),
  report: fc.record({ message: fc.integer({ min: -1, max: 9 }), reason: fc.string() }),
};

/** Replaces, removes or adds something. */
const mangled = (body: fc.Arbitrary<object>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 8, arbitrary: body },
    {
      weight: 2,
      arbitrary: fc.tuple(body, fc.nat(9), fc.jsonValue()).map(([value, place, other]) => {
        const keys = Object.keys(value);
        const name = keys[place % Math.max(1, keys.length)] ?? 'extra';
        return { ...value, [name]: other };
      }),
    },
    fc.tuple(body, fc.string(), fc.jsonValue()).map(([value, name, extra]) => ({ ...value, [name]: extra })),
    fc.jsonValue(),
  );

interface MangledRequest {
  readonly name: RouteName;
  readonly who: number;
  readonly place: number;
  readonly body: unknown;
  readonly raw: string | null;
  readonly query: string;
  readonly type: string;
}

const mangledRequest: fc.Arbitrary<MangledRequest> = fc.constantFrom(...NAMES).chain((name) =>
  fc.record({
    name: fc.constant(name),
    who: fc.constantFrom(0, 0, 0, 1, 1, 1, 2, 3),
    place: fc.constantFrom(0, 0, 0, 1, 1, 2, 3),
    body: mangled(BODIES[name] ?? fc.constant({})),
    raw: fc.oneof(
      { weight: 25, arbitrary: fc.constant(null) },
      fc.constantFrom('{', '', 'null', '"x"', '{"__proto__":{"a":1}}', '[[[', '\u0000'),
    ),
    query: fc.oneof(
      { weight: 30, arbitrary: fc.constant('') },
      fc.constantFrom(
        '?scope=mine',
        '?scope=open&limit=5',
        '?scope=live&after=abc',
        '?watch=true',
        '?limit=x',
      ),
      fc.webQueryParameters().map((text) => `?${text}`),
    ),
    type: fc.constantFrom(
      ...new Array<string>(40).fill('application/json'),
      'text/plain',
      'application/x-www-form-urlencoded',
      'a/b',
    ),
  }),
);

test('no request makes the server fail, and one that is refused changes nothing', LONG, async () => {
  server = await startServer({ retryMs: 1 });
  const { url, db } = server;
  const sitting = await sitDown(url);
  await play(sitting, 3);
  const stranger = await TestVisitor.arrive(url);
  const waiting = await setUpTable(stranger, {});
  const tokens = [...sitting.visitors.map(({ token }) => token), stranger.token];
  const places = [sitting.id, waiting.id, 'A'.repeat(22), '%2e%2e%2f..%00'];
  let before = await dump(db);
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(mangledRequest, async ({ name, who, place, body, raw, query, type }) => {
      const { method, path } = ROUTES[name];
      const token = tokens[who];
      const hasBody = method !== 'GET';
      const response = await fetch(
        `${url}${API_ROOT}${path.replace('{table}', places[place] ?? '')}${query}`,
        {
          method,
          headers: {
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(hasBody ? { 'content-type': type } : {}),
          },
          ...(hasBody ? { body: raw ?? JSON.stringify(body) } : {}),
        },
      );
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
      if (isStream) await response.body?.cancel();
      const text = isStream ? '' : await response.text();
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
      expect(response.status, `${text} ${JSON.stringify(body)}`).toBeLessThan(500);
      if (!response.ok)
        expect(JSON.parse(text)).toEqual({
          code: expect.any(String) as unknown,
          sentence: expect.any(String) as unknown,
        });
      const after = await dump(db);
      if (!response.ok) expect(after).toBe(before);
      before = after;
    }),
    // The usual run is always the same; a soak looks further.
    { numRuns: RUNS, ...(RUNS > 600 ? {} : { seed: 19 }) },
  );
  // Not everything was refused immediately.
  for (const status of [200, 400, 401, 403, 404, 409])
    expect([status, seen.has(status)]).toEqual([status, true]);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test.each(['/api/v1/nothing', '/api/v1/tables/%zz', '/api/v2/me', '/metrics/x', '//', '/api/v1/me?%ff'])(
  'an address that doesn’t exist gets an answer that programs understand: %s',
  async (path) => {
    server = await startServer();
    const response = await fetch(`${server.url}${path}`);
    expect(response.status).toBeLessThan(500);
    const answer = (await response.json()) as object;
    if (!response.ok)
      expect(answer).toMatchObject({
        code: expect.any(String) as unknown,
        sentence: expect.any(String) as unknown,
      });
  },
);
