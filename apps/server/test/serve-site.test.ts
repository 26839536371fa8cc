import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PortTakenError, serve, type Served, type ServeOptions } from '@mechatable/server';
import { close, listen, portOf } from '../src/listen.ts';

const FRONT = '<!doctype html><title>front page</title>';
const SCRIPT = 'export const answer = 42;';

/** Nothing here needs to outlive the test. */
const serveSite = (options: Omit<ServeOptions, 'data'>): Promise<Served> =>
  serve({ ...options, data: ':memory:' });

let top = '';
let site: Served;

beforeAll(async () => {
  top = mkdtempSync(join(tmpdir(), 'mechatable-server-'));
  const folder = join(top, 'site');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(top, 'secret.txt'), 'secret');
  writeFileSync(join(top, 'site-next.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), FRONT);
  writeFileSync(join(folder, 'service-worker.js'), SCRIPT);
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'assets/main-abc.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/main-abc.js.gz'), gzipSync(SCRIPT));
  site = await serveSite({ folder, port: 0 });
});

afterAll(async () => {
  await site.close();
  rmSync(top, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks with the path just as it is: what `fetch` would tidy up is what we want to try. */
function ask(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
  port = site.port,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent: false, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('files that are served', () => {
  test.each(['/', '/index.html', '/?a=b', '/rules/lanes', '/match/a-b_c', '/v1.0/rules'])(
    '%s is the front page, revalidated each time',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['cache-control']).toBe('no-cache');
      expect(String(body)).toBe(FRONT);
    },
  );

  test('caches a script with a hash in its name forever', async () => {
    const { status, headers, body } = await ask('/assets/main-abc.js');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/javascript');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBeUndefined();
    expect(String(body)).toBe(SCRIPT);
  });

  test('never caches the service worker', async () => {
    const { headers } = await ask('/service-worker.js');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('sends the compressed file to a client that accepts gzip', async () => {
    const { headers, body } = await ask('/assets/main-abc.js', {
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['content-type']).toBe('text/javascript');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body).toEqual(gzipSync(SCRIPT));
  });

  test.each(['gzip;q=0', 'gzip;q=0.0, br;q=0', 'GZIP ; Q=0.000', 'gzip;q=0, *', 'identity', '*;q=0'])(
    'clients that don’t accept gzip (%s) get the file as it is',
    async (encodings) => {
      const { headers, body } = await ask('/assets/main-abc.js', {
        headers: { 'Accept-Encoding': encodings },
      });
      expect(headers['content-encoding']).toBeUndefined();
      expect(String(body)).toBe(SCRIPT);
    },
  );

  test.each(['gzip;q=0.001', 'br;q=0, gzip;q=0.5', 'deflate, gzip ;q=1'])(
    'clients that accept gzip among others (%s) get it',
    async (encodings) => {
      const { headers } = await ask('/assets/main-abc.js', { headers: { 'Accept-Encoding': encodings } });
      expect(headers['content-encoding']).toBe('gzip');
    },
  );

  test('a browser that has the current version gets 304', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
  });

  test('answers HEAD with headers only', async () => {
    const { status, headers, body } = await ask('/', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(FRONT.length));
    expect(body).toHaveLength(0);
  });

  test('finds a file added later', async () => {
    expect((await ask('/assets/later.js')).status).toBe(404);
    writeFileSync(join(top, 'site/assets/later.js'), SCRIPT);
    expect((await ask('/assets/later.js')).status).toBe(200);
  });

  test('ignores ranges', async () => {
    const { status, body } = await ask('/', { headers: { Range: 'bytes=5-2' } });
    expect(status).toBe(200);
    expect(String(body)).toBe(FRONT);
  });
});

describe('files that are not served', () => {
  test.each(['/assets/missing.js', '/missing.css', '/rules/lanes.md', '/assets/.hidden'])(
    '%s is not found, rather than the front page',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(String(body)).not.toContain('<');
    },
  );

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '//../secret.txt',
    '/../site-next.txt',
    '/.vite/manifest.json',
    '/%2Evite/manifest.json',
    '/%00secret.txt',
    '/%E0%A4%A',
  ])('%s leads nowhere', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(String(body)).not.toContain('secret');
  });

  test('refuses POST', async () => {
    const { status, headers } = await ask('/', { method: 'POST' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

test.each(['/', '/assets/main-abc.js', '/assets/missing.js'])(
  'sends the security policy with %s',
  async (path) => {
    const { headers } = await ask(path);
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  },
);

describe('the Host header', () => {
  test.each(['localhost', 'LOCALHOST:5173', '127.0.0.1:80', '[::1]:8080', '[::1]'])(
    'accepts %s',
    async (host) => {
      expect((await ask('/', { headers: { Host: host } })).status).toBe(200);
    },
  );

  test.each([
    'evil.example',
    'evil.example:5173',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '[::2]',
  ])('refuses "%s", which another site could have pointed here', async (host) => {
    const { status, body } = await ask('/', { headers: { Host: host } });
    expect(status).toBe(421);
    expect(String(body)).toBe('This server answers only at localhost. Open http://localhost instead.\n');
  });

  test('refuses requests without a host name', async () => {
    const answer = await said('GET / HTTP/1.0\r\n\r\n', site.port);
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
  });

  test('accepts any name at an address that others can reach', async () => {
    const { port, close } = await serveSite({ folder: join(top, 'site'), port: 0, host: '0.0.0.0' });
    expect((await ask('/', { headers: { Host: 'table.example' } }, port)).status).toBe(200);
    await close();
  });
});

describe('a slow client', () => {
  test('cuts off a request whose headers or body never arrive', async () => {
    const short = { headersTimeout: 20, requestTimeout: 40, keepAliveTimeout: 20 };
    const server = await listen(() => undefined, 0, '127.0.0.1', short, 5);
    const unfinished = [
      'GET / HTTP/1.1\r\nHost: localhost\r\n',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nab',
    ];
    for (const part of unfinished) expect(await said(part, portOf(server))).toMatch(/^HTTP\/1\.1 408 /);
    await close([server]);
  });

  test('allows ten seconds for headers and thirty for the request', async () => {
    const server = await listen(() => undefined, 0, '127.0.0.1');
    const { headersTimeout, requestTimeout, keepAliveTimeout } = server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 5000,
    });
    await close([server]);
  });
});

describe('addresses', () => {
  test.each(['localhost', '127.0.0.1'])('listens at %s', async (host) => {
    const response = await fetch(`http://${host}:${site.port}/`);
    expect(await response.text()).toBe(FRONT);
  });

  test('listens only at the requested address', async () => {
    const { url, port, close } = await serveSite({ folder: join(top, 'site'), port: 0, host: '127.0.0.1' });
    expect(url).toBe(`http://127.0.0.1:${port}`);
    await close();
  });

  test.each(['127.0.0.1', undefined])('names the port if it is taken at %s', async (host) => {
    const { server, port } = await occupy(host);
    const attempt = serveSite({ folder: join(top, 'site'), port });
    await expect(attempt).rejects.toThrow(PortTakenError);
    await expect(attempt).rejects.toThrow(`Port ${port} is in use`);
    await expect(attempt).rejects.toHaveProperty('port', port);
    server.close();
  });

  test('leaves nothing open if the port is taken at one of two addresses', async ({ skip }) => {
    const taken = await occupy('::1').catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      skip(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT', 'a machine without IPv6');
      throw error;
    });
    await expect(serveSite({ folder: join(top, 'site'), port: taken.port })).rejects.toThrow(PortTakenError);
    const { server } = await occupy('127.0.0.1', taken.port);
    server.close();
    taken.server.close();
  });
});

test('closes without waiting for idle connections', async () => {
  const other = await serveSite({ folder: join(top, 'site'), port: 0 });
  const response = await fetch(other.url); // keeps its connection for a while
  await response.text();
  await other.close();
  await expect(fetch(other.url)).rejects.toThrow();
});

function occupy(host?: string, port = 0): Promise<{ server: Server; port: number }> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, host, () => {
      resolve({ server, port: (server.address() as AddressInfo).port });
    });
  });
}

/** The server's answer to exactly this text, before it ends the connection. */
function said(text: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    socket.on('error', reject);
    socket.on('close', () => {
      resolve(answer);
    });
  });
}
