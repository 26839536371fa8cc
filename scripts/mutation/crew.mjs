/** The workers that try breaks: one that hangs or falls is replaced. */

import { Worker } from 'node:worker_threads';

/** @typedef {import('./worker.mjs').Attempt} Attempt */
/** @typedef {import('./worker.mjs').Judgement} Judgement */
/** @typedef {import('./worker.mjs').Survey} Survey */
/** @typedef {import('./broken.mjs').Sources} Sources */

/** A break after which a test goes on for so long never ends. In milliseconds, with room for a busy machine. */
const ENDLESS = 60_000;
const MEMORY = 1500;

/** @param {Sources} sources @param {readonly string[]} files @param {boolean} survey */
function hire(sources, files, survey) {
  return new Worker(new URL('./worker.mjs', import.meta.url), {
    workerData: { sources, files, survey },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
}

/** The next message of a worker. @param {Worker} worker @returns {Promise<unknown>} */
function hear(worker) {
  return new Promise((resolve, reject) => {
    worker.once('message', (message) => {
      worker.off('error', reject);
      resolve(message);
    });
    worker.once('error', reject);
  });
}

/** @param {Sources} sources @param {readonly string[]} files */
export async function surveyTests(sources, files) {
  const worker = hire(sources, files, true);
  const survey = /** @type {Survey} */ (await hear(worker));
  await worker.terminate();
  return survey;
}

/**
 * @param {Sources} sources
 * @param {readonly string[]} files
 * @param {readonly Attempt[]} attempts
 * @param {number} workers
 * @param {(id: string, verdict: string, done: number) => void} onVerdict
 */
export async function tryAll(sources, files, attempts, workers, onVerdict) {
  const queue = [...attempts];
  let done = 0;
  const work = async () => {
    /** @type {Worker | null} */
    let worker = null;
    for (let attempt = queue.shift(); attempt !== undefined; attempt = queue.shift()) {
      let verdict = 'spoiled';
      // An earlier break may have spoiled the modules: then this one is tried again in a fresh worker.
      for (let tries = 0; tries < 2 && verdict === 'spoiled'; tries++) {
        if (worker === null) {
          worker = hire(sources, files, false);
          await hear(worker);
        }
        verdict = await judged(worker, attempt);
        if (verdict === 'noticed' || verdict === 'survived') continue;
        await worker.terminate();
        worker = null;
      }
      // What spoils a fresh worker is the break itself, and a test has failed of it.
      onVerdict(attempt.id, verdict === 'spoiled' ? 'noticed' : verdict, ++done);
    }
    await worker?.terminate();
  };
  await Promise.all(Array.from({ length: workers }, work));
}

/** @param {Worker} worker @param {Attempt} attempt @returns {Promise<string>} */
async function judged(worker, attempt) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => {
      resolve({ verdict: 'endless' });
    }, ENDLESS);
  });
  const answer = hear(worker).catch(() => ({ verdict: 'endless' })); // out of memory: it never stopped taking more
  worker.postMessage(attempt);
  const { verdict } = /** @type {Judgement} */ (await Promise.race([answer, late]));
  clearTimeout(timer);
  return verdict;
}
