/** The workers that try breaks. One that hangs or crashes is replaced. */

import { Worker } from 'node:worker_threads';

/** @typedef {import('./worker.mjs').Attempt} Attempt */
/** @typedef {import('./worker.mjs').Verdict} Verdict */
/** @typedef {import('./worker.mjs').Survey} Survey */
/** @typedef {import('./broken.mjs').Sources} Sources */

/** If a test runs for this long after a break, it never ends. In milliseconds, with room for a busy machine. */
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
function nextMessage(worker) {
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
  const survey = /** @type {Survey} */ (await nextMessage(worker));
  await worker.terminate();
  return survey;
}

/**
 * @template {Attempt} A
 * @param {Sources} sources
 * @param {readonly string[]} files
 * @param {readonly A[]} attempts
 * @param {number} workers
 * @param {(attempt: A, verdict: Verdict | 'endless', done: number) => void} onVerdict
 */
export async function tryAll(sources, files, attempts, workers, onVerdict) {
  const queue = [...attempts];
  let done = 0;
  const work = async () => {
    /** @type {Worker | null} */
    let worker = null;
    for (let attempt = queue.shift(); attempt !== undefined; attempt = queue.shift()) {
      if (worker === null) {
        worker = hire(sources, files, false);
        await nextMessage(worker);
      }
      const verdict = await judged(worker, attempt);
      onVerdict(attempt, verdict, ++done);
      if (verdict !== 'endless') continue;
      await worker.terminate();
      worker = null;
    }
    await worker?.terminate();
  };
  await Promise.all(Array.from({ length: workers }, work));
}

/** @param {Worker} worker @param {Attempt} attempt @returns {Promise<Verdict | 'endless'>} */
async function judged(worker, attempt) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Promise<'endless'>} */
  const late = new Promise((resolve) => {
    timer = setTimeout(() => {
      resolve('endless');
    }, ENDLESS);
  });
  const answer = /** @type {Promise<Verdict>} */ (nextMessage(worker));
  worker.postMessage(attempt);
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      return 'endless';
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
