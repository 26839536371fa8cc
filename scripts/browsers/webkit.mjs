import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { printed } from './remote.mjs';

/** @typedef {{ sessionId: string, capabilities: { browserVersion: string } }} Session */

/** Starts WebKitGTK's small browser through its driver, which speaks classic WebDriver, on a virtual screen.
 * @param {{ driver: string, browser: string, screen: string }} paths @returns {Promise<import('./remote.mjs').Remote>}
 */
export async function startWebKit({ driver, browser, screen }) {
  const xvfb = spawn(screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await printed(xvfb.stdout, /(\d+)\n/);
  const port = await freePort();
  const program = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: 'ignore',
  });
  const call = caller(`http://127.0.0.1:${port}`);
  while (!(await isReady(`http://127.0.0.1:${port}/status`))) await setTimeout(50);
  const options = { binary: browser, args: ['--automation'] };
  const session = /** @type {Session} */ (
    await call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })
  );
  const own = `/session/${session.sessionId}`;
  await call('POST', `${own}/timeouts`, { script: 120_000 });
  /** @type {string[]} */
  const errors = [];
  const collect = async () => {
    const found = await call('POST', `${own}/execute/sync`, { script: READ_ERRORS, args: [] });
    errors.push(.../** @type {readonly string[]} */ (found));
  };
  return {
    name: `WebKitGTK ${session.capabilities.browserVersion}`,
    async resize(width, height) {
      await call('POST', `${own}/window/rect`, { x: 0, y: 0, width, height: height + TOOLBAR });
    },
    async open(url) {
      await collect();
      await call('POST', `${own}/url`, { url });
      await call('POST', `${own}/execute/sync`, { script: KEEP_ERRORS, args: [] });
    },
    async run(expression) {
      const script = `const done = arguments[0];
        ${expression}.then((it) => done({ it }), (error) => done({ error: String(error) }));`;
      const { it, error } = /** @type {{ it?: unknown, error?: string }} */ (
        await call('POST', `${own}/execute/async`, { script, args: [] })
      );
      if (error !== undefined) throw new Error(error);
      return it;
    },
    async input(actions) {
      await call('POST', `${own}/actions`, { actions });
    },
    async shoot(file) {
      writeFileSync(file, String(await call('GET', `${own}/screenshot`)), 'base64');
    },
    async errors() {
      await collect();
      return errors;
    },
    async close() {
      await call('DELETE', own);
      for (const child of [program, xvfb]) {
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      }
    },
  };
}

/** Window height minus page height. */
const TOOLBAR = 38;

/** This driver doesn't report errors, so the page has to. Errors of its first scripts are lost, but not what CSP blocks. */
const KEEP_ERRORS = `
  const errors = (window.keptErrors = []);
  // Only means that sizes are reported a frame later.
  const isLate = (message) => message.startsWith('ResizeObserver loop');
  addEventListener('error', ({ message }) => isLate(message) || errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  const log = console.error;
  console.error = (...words) => {
    errors.push(words.join(' '));
    log(...words);
  };
  new ReportingObserver(
    (reports) => errors.push(...reports.map(({ type, body }) => type + ': ' + JSON.stringify(body))),
    { types: ['csp-violation'], buffered: true },
  ).observe();`;
const READ_ERRORS = 'return window.keptErrors?.splice(0) ?? [];';

/** @param {string} base */
function caller(base) {
  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<unknown>} */
  return async (method, path, body) => {
    const answer = await fetch(base + path, { method, body: JSON.stringify(body) });
    const { value } = /** @type {{ value: unknown }} */ (await answer.json());
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** @param {string} address */
async function isReady(address) {
  try {
    return (await fetch(address)).ok;
  } catch (error) {
    if (error instanceof TypeError) return false; // nothing listens there yet
    throw error;
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
