import { below, pick, type Rng } from '@mechatable/kernel';
import { API_ROOT, ROUTES, type Route } from '@mechatable/protocol';

/** The information that an attacker has. */
export interface Known {
  /** Separate sessions, with no seat anywhere. */
  readonly tokens: readonly string[];
  /** A match of others. */
  readonly table: string;
}

/** Anyone may arrive, and a stream has no end. Everything else is tried. */
const TRIED: readonly Route[] = Object.values(ROUTES).filter(
  (route) => route !== ROUTES.arrive && route !== ROUTES.follow && route !== ROUTES.lobby,
);
/** Routes that need a body. */
const WITH_BODY = TRIED.filter(({ body }) => !body.safeParse({}).success);
const BROKEN = ['{', '', 'null', '"x"', '[[[', '\u0000', '{"a":1}}', '[]', '{"seat":{"$gt":0}}', '1e999'];
const PATHS = [
  '/api/v1/../../etc/passwd',
  '/api/v1/tables/%00',
  '/api/v1/tables/%zz',
  '/api/v9/me',
  '//',
  '/*',
];
const METHODS = ['TRACE', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
const GARBAGE = [
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'POST /api/v1/me HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
  'POST /api/v1/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
  '\u0016\u0003\u0001\u0002',
];
const SEATED = { seat: 0, at: 0, request: 'an-attack-an-attack' };
const TOO_LARGE = JSON.stringify({ name: 'a'.repeat(70_000) });

/** A request that must be refused, as it goes over the wire. */
export interface Attack {
  readonly text: string;
  /** Whether the server ends the connection after it. */
  readonly isLast: boolean;
}

export function drawAttack(rng: Rng, known: Known): Attack {
  const kind = below(rng, 200);
  if (kind < 2) return { text: pick(rng, GARBAGE), isLast: true };
  if (kind < 4) return { text: http('PATCH', '/api/v1/me', rng, { body: TOO_LARGE }), isLast: true };
  return { text: wellFormed(kind, rng, known), isLast: false };
}

function wellFormed(kind: number, rng: Rng, { tokens, table }: Known): string {
  const token = pick(rng, tokens);
  const path = (route: Route): string =>
    `${API_ROOT}${route.path.replace('{table}', below(rng, 2) === 0 ? table : randomText(rng, 22))}`;
  const route = pick(rng, TRIED);
  // Anonymous visitors, with any body.
  if (kind < 60) {
    const body =
      route.access === 'player' && below(rng, 2) === 0 ? JSON.stringify(SEATED) : pick(rng, BROKEN);
    return http(route.method, path(route), rng, {
      body,
      token: below(rng, 2) === 0 ? randomText(rng, 40) : null,
    });
  }
  // Someone who sends garbage.
  if (kind < 110) {
    const wordy = pick(rng, WITH_BODY);
    return http(wordy.method, path(wordy), rng, { body: pick(rng, BROKEN), token });
  }
  // Someone who acts for other players.
  if (kind < 150) {
    const other = pick(rng, [ROUTES.act, ROUTES.concede, ROUTES.undo, ROUTES.offer, ROUTES.takeSeatBack]);
    const body = JSON.stringify({ ...SEATED, ...(other === ROUTES.act ? { action: { kind: 'pass' } } : {}) });
    return http(other.method, path(other), rng, { body, token });
  }
  // Another site in someone's browser.
  if (kind < 165)
    return http('POST', `${API_ROOT}/tables`, rng, { body: '{}', token, origin: 'http://evil.example' });
  if (kind < 180) return http(pick(rng, METHODS), path(route), rng, { body: '{}' });
  return http('GET', `${pick(rng, PATHS)}?${encodeURIComponent(randomText(rng, 10))}`, rng, {});
}

interface Parts {
  readonly body?: string;
  readonly token?: string | null;
  readonly origin?: string;
}

/** From another address each time. */
function http(method: string, path: string, rng: Rng, { body, token = null, origin }: Parts): string {
  const content = method === 'GET' || body === undefined ? '' : body;
  const bytes = Array.from({ length: 4 }, () => 1 + below(rng, 250));
  return [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    `x-forwarded-for: ${bytes.join('.')}`,
    ...(token === null ? [] : [`authorization: Bearer ${token}`]),
    ...(origin === undefined ? [] : [`origin: ${origin}`]),
    ...(content === '' ? [] : ['content-type: application/json']),
    `content-length: ${Buffer.byteLength(content)}`,
    '',
    content,
  ].join('\r\n');
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function randomText(rng: Rng, length: number): string {
  return Array.from({ length }, () => LETTERS[below(rng, LETTERS.length)]).join('');
}
