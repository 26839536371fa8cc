import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withConsole, type Ran } from './console.ts';

const { cwd, mechatable } = withConsole();

const site = join(cwd, 'site');
mkdirSync(site);
writeFileSync(join(site, 'index.html'), '<title>A table</title>');

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

/** Serves, looks at what is served, and stops. */
async function visit(
  words: readonly string[],
  preferredPort = '',
): Promise<Ran & { page: string; url: string }> {
  let page = '';
  let url = '';
  const ran = await mechatable(['serve', ...words], {
    site,
    preferredPort,
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
    const { code, out, url } = await visit([], String(port));
    expect(code).toBe(0);
    const used = Number(new URL(url).port);
    expect(used).toBeGreaterThan(port);
    expect(out).toContain(`Port ${String(port)} is in use; using ${String(used)} instead.\n`);
  });

  test('--port wins over PORT', async () => {
    const { code, url } = await visit(['--port', '0'], String(port));
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

  test('an address of another computer is refused', async () => {
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
});
