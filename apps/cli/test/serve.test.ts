import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withConsole, type Ran, type World } from './console.ts';

const { cwd, mechatable } = withConsole();

const site = join(cwd, 'site');
mkdirSync(site);
writeFileSync(join(site, 'index.html'), '<title>A table</title>');

/** Three lines of blocks. */
const QR_CODE = /(?:[█▀▄ ]{20,}\n){3}/;

let taken: Server;
let port = 0;

beforeEach(async () => {
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  port = (taken.address() as AddressInfo).port;
});
afterEach(() => {
  taken.close();
});

/** Serves, runs the checks, and stops. */
async function visit(
  words: readonly string[],
  world: Partial<World> = {},
): Promise<Ran & { page: string; url: string }> {
  let page = '';
  let url = '';
  const ran = await mechatable(['serve', ...words], {
    site,
    ...world,
    async whileServing(out) {
      [, url = ''] = /is running at (\S+)\. Press Ctrl-C to stop\.\n/.exec(out) ?? [];
      page = await (await fetch(url)).text();
    },
  });
  return { ...ran, page, url };
}

describe('serve', () => {
  test('shows the address, and stops when asked', async () => {
    const { code, out, url, page } = await visit(['--port', '0']);
    expect(code).toBe(0);
    expect(url).toMatch(/^http:\/\/localhost:\d+$/);
    expect(page).toBe('<title>A table</title>');
    expect(out).toBe(
      `Mechatable is running at ${url}. Press Ctrl-C to stop.\n\nMechatable stopped. Good game!\n`,
    );
    await expect(fetch(url)).rejects.toThrow();
  });

  test('uses the next free port if PORT is in use', async () => {
    const { code, out, url } = await visit([], { preferredPort: String(port) });
    expect(code).toBe(0);
    const used = Number(new URL(url).port);
    expect(used).toBeGreaterThan(port);
    expect(out).toContain(`Port ${String(port)} is in use; using ${String(used)} instead.\n`);
  });

  test('--port overrides PORT', async () => {
    const { code, url } = await visit(['--port', '0'], { preferredPort: String(port) });
    expect(code).toBe(0);
    expect(Number(new URL(url).port)).not.toBe(0);
  });

  test('--host listens on that address', async () => {
    expect((await visit(['--port', '0', '--host', '127.0.0.1'])).url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  test('a chosen port that is in use is refused', async () => {
    const { code, out, err } = await mechatable(['serve', '--port', String(port)], { site });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(
      `Port ${String(port)} is in use. Choose another, or leave out --port to use a free one.\n`,
    );
  });

  test('another computer’s address is refused', async () => {
    const { code, err } = await mechatable(['serve', '--port', '0', '--host', '192.0.2.1'], { site });
    expect(code).toBe(2);
    expect(err).toBe(`Can't listen on "192.0.2.1": this computer has no such address.\n`);
  });

  test.each(['zero', '0', '65536', '80.5', '-1'])('PORT=%s is refused', async (preferredPort) => {
    const { code, err } = await mechatable(['serve'], { site, preferredPort });
    expect(code).toBe(2);
    expect(err).toBe(`PORT must be a number from 1 to 65535, not "${preferredPort}".\n`);
  });

  test.each(['65536', 'x'])('--port %s is refused', async (wanted) => {
    const { code, err } = await mechatable(['serve', '--port', wanted], { site });
    expect(code).toBe(2);
    expect(err).toMatch(/^--port needs a whole number /);
  });

  test('--log with an unknown level is refused', async () => {
    const { code, err } = await mechatable(['serve', '--log', 'loud'], { site });
    expect(code).toBe(2);
    expect(err).toBe('--log needs one of silent, error, warn, info, debug, not "loud".\n');
  });
});

describe('serve on a network', () => {
  const network = { addresses: ['192.168.7.5', 'fd00::5'] };

  test('shows the addresses for other devices, and what needs HTTPS', async () => {
    const { code, out, url } = await visit(['--port', '0', '--host', '0.0.0.0'], network);
    const { port: used } = new URL(url);
    expect(code).toBe(0);
    expect(url).toBe(`http://localhost:${used}`);
    expect(out).toContain(`On other devices: http://192.168.7.5:${used}\n`);
    expect(out).toContain('Without HTTPS, their moves are not signed and passkeys don’t work.');
    expect(out).not.toMatch(QR_CODE);
  });

  test('shows a QR code in a terminal', async () => {
    const { out } = await visit(['--port', '0', '--host', '0.0.0.0'], { ...network, terminal: true });
    expect(out).toMatch(QR_CODE);
  });

  test('says so if there is no network', async () => {
    const { out } = await visit(['--port', '0', '--host', '0.0.0.0'], { terminal: true });
    expect(out).toContain('This computer has no network address, so other devices can’t connect.');
    expect(out).not.toMatch(QR_CODE);
  });

  test('HOST sets the address, and --host overrides it', async () => {
    const world = { ...network, preferredHost: '0.0.0.0' };
    expect((await visit(['--port', '0'], world)).out).toContain('On other devices: http://192.168.7.5:');
    const { out, url } = await visit(['--port', '0', '--host', '127.0.0.1'], world);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:/);
    expect(out).not.toContain('On other devices');
  });

  test.each([
    [[], 421],
    [['--trust-proxy'], 200],
  ])('a request for another name is answered only behind a proxy: %j', async (words, status) => {
    let answered = 0;
    await mechatable(['serve', '--port', '0', ...words], {
      site,
      async whileServing(out) {
        const [, url = ''] = /is running at (\S+)\. /.exec(out) ?? [];
        answered = await new Promise((resolve, reject) => {
          const asked = get(url, { headers: { host: 'games.example' } }, (response) => {
            response.resume();
            resolve(response.statusCode ?? 0);
          });
          asked.on('error', reject);
        });
      },
    });
    expect(answered).toBe(status);
  });

  test('a name in HOST is ignored: some shells put the name of the computer there', async () => {
    const { out, url } = await visit(['--port', '0'], { ...network, preferredHost: 'my-computer' });
    expect(url).toMatch(/^http:\/\/localhost:/);
    expect(out).not.toContain('On other devices');
  });
});

describe('the database of serve', () => {
  const refused = (words: readonly string[]): Promise<Ran> =>
    mechatable(['serve', '--port', '0', ...words], { site });

  test('is created in data/, and a second server on it is refused', async () => {
    let second: Ran | null = null;
    const { code } = await mechatable(['serve', '--port', '0'], {
      site,
      async whileServing() {
        second = await refused([]);
      },
    });
    expect(code).toBe(0);
    const file = join(cwd, 'data/mechatable.db');
    expect(existsSync(file)).toBe(true);
    expect(second).toMatchObject({
      code: 2,
      out: '',
      err: `Another server is using ${file}. Stop it, or choose another file with --data.\n`,
    });
  });

  test('can be in memory: nothing is written', async () => {
    expect((await visit(['--port', '0', '--data', ':memory:'])).code).toBe(0);
    expect(existsSync(join(cwd, ':memory:'))).toBe(false);
  });

  test('a file that isn’t a database is refused and left unchanged', async () => {
    const file = join(cwd, 'notes.txt');
    const text = 'These are my notes. '.repeat(100);
    writeFileSync(file, text);
    const { code, out, err } = await refused(['--data', 'notes.txt']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(
      `${file} is not a Mechatable database. Choose another file with --data; this one is unchanged.\n`,
    );
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test.each([
    ['below a file', 'notes.txt/mechatable.db', /part of the path is not a folder/],
    ['that is a folder', 'site', /^Can't open .*site\. Check that it is a file/],
  ])('a path %s is refused', async (_name, data, sentence) => {
    writeFileSync(join(cwd, 'notes.txt'), 'notes');
    const { code, out, err } = await refused(['--data', data]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
