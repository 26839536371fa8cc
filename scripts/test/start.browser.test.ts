import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { withBrowser } from '../../apps/web/test/harness/browser.ts';
import { LOST_CONNECTION } from '../../apps/web/test/harness/online.ts';
import { ROOT } from '../workspaces.mjs';

const { newPage } = withBrowser();
const COMPILING = 180_000; // later edits are compiled first

/** `npm start`, in its own process, with its output so far. */
class Start {
  readonly #process: ChildProcess;
  readonly #exited: Promise<number | null>;
  output = '';

  constructor(port: string) {
    this.#process = spawn(process.execPath, ['apps/cli/bin/mechatable.mjs', 'serve', '--data', ':memory:'], {
      cwd: ROOT,
      env: { ...process.env, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
    this.#exited = new Promise((resolve) => this.#process.on('close', resolve));
  }

  /** The address, once it is served. */
  async url(): Promise<string> {
    const found = await Promise.race([this.#exited, this.#address()]);
    if (typeof found === 'string') return found;
    throw new Error(`It exited on its own:\n${this.output}`);
  }

  async #address(): Promise<string> {
    for (;;) {
      const [, url] = /is running at (\S+)\./.exec(this.output) ?? [];
      if (url !== undefined) return url;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Its exit code, after a signal to stop or when it exits on its own. */
  end(signal?: NodeJS.Signals): Promise<number | null> {
    if (signal !== undefined) this.#process.kill(signal);
    return this.#exited;
  }
}

let taken: Server;
let port = 0;
const started: Start[] = [];

beforeEach(async () => {
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  port = (taken.address() as AddressInfo).port;
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((process) => process.end('SIGKILL')));
  taken.close();
});

function start(wanted: string): Start {
  const process = new Start(wanted);
  started.push(process);
  return process;
}

test('a port in use is reported, and the next free one is used', { timeout: COMPILING }, async () => {
  const table = start(String(port));
  const url = await table.url();
  const [, instead] = /Port (?:\d+) is in use; using (\d+) instead/.exec(table.output) ?? [];
  expect(table.output).toContain(`Port ${port} is in use; `);
  expect(Number(instead)).toBeGreaterThan(port);
  expect(url).toBe(`http://localhost:${instead}`);
  expect(await (await fetch(url)).text()).toContain('<title>Mechatable</title>');
  expect(await table.end('SIGTERM')).toBe(0);
});

test('Ctrl-C stops it, though a page is open', { timeout: COMPILING }, async () => {
  const table = start(String(port));
  const page = await newPage({ allowErrors: [LOST_CONNECTION] });
  await page.goto(await table.url());
  expect(await table.end('SIGINT')).toBe(0);
  expect(table.output).toMatch(/Mechatable stopped\. .*\n$/);
});

test('after one load, the whole site works with the server stopped', { timeout: COMPILING }, async () => {
  const table = start(String(port));
  const page = await newPage({ serviceWorker: true, allowErrors: [LOST_CONNECTION] });
  await page.goto(await table.url());
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  expect(await table.end('SIGINT')).toBe(0);

  await page.reload();
  await page.waitForFunction(() => document.querySelector('#app')?.childElementCount !== 0);
  const scripts = readdirSync(join(inject('siteFolder'), 'assets')).filter((name) =>
    /\.(js|css|woff2)$/.test(name),
  );
  expect(scripts).not.toEqual([]);
  const missing = await page.evaluate(async (names) => {
    const answers = await Promise.all(names.map((name) => fetch(`/assets/${name}`)));
    return answers.filter(({ ok }) => !ok).map(({ url }) => url);
  }, scripts);
  expect(missing).toEqual([]);

  await page.goto(`${new URL(page.url()).origin}/a/place/within`);
  expect(await page.title()).toContain('Mechatable');
});
