/** Prepares the app and serves it until stopped. */

import process from 'node:process';
import {
  codeOf,
  ensureBuilt,
  ensureInstalled,
  ensureSite,
  NotReadyError,
  orExplain,
  SITE,
} from './ready.mjs';

const USUAL_PORT = 3000;
const LAST_PORT = 65_535;
const PARENT = process.ppid;

let port = USUAL_PORT;
orExplain(() => {
  port = wantedPort();
  ensureInstalled();
  ensureBuilt();
  ensureSite();
});

const { PortTakenError, serveSite } = await import('../apps/server/dist/index.js');
const site = await serveFrom(port);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => void stop());
if (process.env.npm_lifecycle_event !== undefined) stopWithParent();
if (site.port !== port) {
  say(`Port ${port} is in use; using ${site.port} instead. Set PORT to choose another.`);
}
say(`Mechatable is running at ${site.url}. Press Ctrl-C to stop.`);

async function stop() {
  await site.close();
  say('\nMechatable stopped. Good game!');
  process.exit();
}

/** When npm is stopped, it signals the shell in between, which doesn't pass the signal on to us. */
function stopWithParent() {
  const watch = setInterval(() => {
    if (process.ppid === PARENT) return;
    clearInterval(watch);
    void stop();
  }, 200);
}

function wantedPort() {
  const text = process.env.PORT ?? '';
  if (text === '') return USUAL_PORT;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= LAST_PORT) return number;
  throw new NotReadyError(`PORT must be a number from 1 to ${LAST_PORT}, not "${text}".`);
}

/** Serves at the port, or at the next that is free. @param {number} first */
async function serveFrom(first) {
  for (let candidate = first; candidate <= LAST_PORT; candidate++) {
    try {
      return await serveSite({ folder: SITE, port: candidate });
    } catch (error) {
      if (codeOf(error) === 'EACCES') {
        explain(`No permission for port ${candidate}. Choose one above 1023, as in "PORT=3000 npm start".`);
      }
      if (!(error instanceof PortTakenError)) throw error;
    }
  }
  return explain(`Port ${first} and all higher ports are in use. Set PORT to a lower one.`);
}

/** @param {string} sentence @returns {never} */
function explain(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}
