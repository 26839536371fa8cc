import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printed } from './remote.mjs';

/**
 * Messages from WebDriver BiDi: answers, which have an id, and events.
 * @typedef {object} Message
 * @property {number} [id]
 * @property {string} type
 * @property {string} [message]
 * @property {string} [method]
 * @property {unknown} [result]
 * @property {{ readonly level?: string, readonly text?: string | null }} [params]
 */

/** @typedef {{ capabilities: { browserVersion: string } }} Session */
/** @typedef {{ contexts: readonly { context: string }[] }} Tree */
/** @typedef {{ type: string, result: { value: string }, exceptionDetails?: { text: string } }} Evaluated */

/** Starts Firefox without a window and drives it with WebDriver BiDi, which is built in.
 * @param {string} path @returns {Promise<import('./remote.mjs').Remote>}
 */
export async function startFirefox(path) {
  const profile = mkdtempSync(join(tmpdir(), 'mechatable-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawn(path, [...args, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(firefox, 'exit');
  const address = await printed(firefox.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  /** @type {string[]} */
  const errors = [];
  const send = await connect(`${address}/session`, ({ method, params }) => {
    if (method === 'log.entryAdded' && params?.level === 'error') errors.push(params.text ?? 'no text');
  });
  const { capabilities } = /** @type {Session} */ (await send('session.new', { capabilities: {} }));
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = /** @type {Tree} */ (await send('browsingContext.getTree', {}));
  const context = contexts[0]?.context;
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(expression) {
      const params = {
        expression: `${expression}.then((it) => JSON.stringify(it) ?? 'null')`,
        target: { context },
        awaitPromise: true,
      };
      const { result, exceptionDetails } = /** @type {Evaluated} */ (await send('script.evaluate', params));
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
      return /** @type {unknown} */ (JSON.parse(result.value));
    },
    async input(actions) {
      await send('input.performActions', { context, actions });
    },
    async shoot(file) {
      const { data } = /** @type {{ data: string }} */ (
        await send('browsingContext.captureScreenshot', { context })
      );
      writeFileSync(file, data, 'base64');
    },
    errors: () => Promise.resolve(errors),
    async close() {
      await send('browser.close', {});
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** @param {string} address @param {(event: Message) => void} onEvent */
async function connect(address, onEvent) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => {
      reject(new Error(`Could not connect to ${address}.`));
    });
  });
  /** @type {Map<number, (answer: Message) => void>} */
  const waiting = new Map();
  socket.addEventListener('message', ({ data }) => {
    const message = /** @type {Message} */ (JSON.parse(String(data)));
    if (message.id === undefined) onEvent(message);
    else waiting.get(message.id)?.(message);
  });
  let sent = 0;
  return async (/** @type {string} */ method, /** @type {object} */ params) => {
    const id = ++sent;
    /** @type {Message} */
    const answer = await new Promise((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${String(answer.message)}`);
    return answer.result;
  };
}
