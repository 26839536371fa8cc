/**
 * Runs tests against one break after another in a warm process. State that a break leaves in a module must not affect the
 * next one: a failing test has to pass without the break, and fail again with it. Otherwise all modules are reloaded and
 * the break is tried again.
 */

import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { testLoader } from './load.mjs';

/** A test that runs the code of a break, and how often. @typedef {{ readonly test: number, readonly visits: number }} Visit */

/** A break and the tests that run its code. @typedef {{ readonly id: string, readonly visitors: readonly Visit[] }} Attempt */

/** The first test that fails because of it, or null. @typedef {{ readonly noticedBy: number | null }} Verdict */

/** A test in a run without breaks: its visits are by break. @typedef {object} Run
 * @property {string} name
 * @property {boolean} passed
 * @property {number} time
 * @property {Readonly<Record<string, number>>} visits
 */

/** All of them, and the visits while the modules loaded.
 * @typedef {{ readonly runs: readonly Run[], readonly loading: Readonly<Record<string, number>> }} Survey */

/** A worker's input.
 * @typedef {{ sources: import('./broken.mjs').Sources, files: readonly string[], survey: boolean }} Brief */

if (parentPort === null) throw new Error('This file runs as a worker thread only.');
const port = parentPort;

/** If a break runs this many times more often than the unbroken code, its test would never end. */
const PATIENCE = 100;

/** Read by the broken sources: which break is on, and how often it ran. @type {Record<string, unknown>} */
const switches = {};
Reflect.set(globalThis, '__stryker__', switches);
process.env.SCENARIO_MODES = 'plain';

const { sources, files, survey } = /** @type {Brief} */ (workerData);
const load = await testLoader(new Map(sources), files);
let tests = await load();

/** @param {import('./vitest.mjs').Test | undefined} test @param {string | undefined} id @param {number} visits */
async function passes(test, id, visits) {
  switches.activeMutant = id;
  switches.hitCount = 0;
  switches.hitLimit = PATIENCE * visits;
  try {
    await test?.run();
    return true;
  } catch {
    return false; // only the failure matters
  } finally {
    switches.activeMutant = undefined;
  }
}

/** @param {Attempt} attempt @returns {Promise<Verdict>} */
async function judge(attempt) {
  for (const visit of attempt.visitors) {
    const test = tests[visit.test];
    const { visits } = visit;
    if (await passes(test, attempt.id, visits)) continue;
    if (!(await passes(test, undefined, visits))) return judgeReloaded(attempt);
    if (!(await passes(test, attempt.id, visits))) return { noticedBy: visit.test };
  }
  return { noticedBy: null };
}

/** In modules that no other break has touched, a failure is due to this one. @param {Attempt} attempt @returns {Promise<Verdict>} */
async function judgeReloaded({ id, visitors }) {
  tests = await load();
  for (const { test, visits } of visitors) {
    if (await passes(tests[test], id, visits)) continue;
    tests = await load();
    return { noticedBy: test };
  }
  return { noticedBy: null };
}

/** @returns {Promise<Survey>} */
async function lookAround() {
  const runs = [];
  for (const [number, test] of tests.entries()) {
    switches.currentTestId = String(number);
    const begun = performance.now();
    const passed = await passes(test, undefined, Infinity);
    runs.push({ name: test.name, passed, time: performance.now() - begun });
  }
  const { static: loading, perTest } =
    /** @type {{ static: Record<string, number>, perTest: Record<string, Record<string, number>> }} */ (
      switches.mutantCoverage
    );
  return { runs: runs.map((run, number) => ({ ...run, visits: perTest[number] ?? {} })), loading };
}

if (survey) port.postMessage(await lookAround());
else {
  port.on('message', (/** @type {Attempt} */ attempt) => {
    void judge(attempt).then((verdict) => {
      port.postMessage(verdict);
    });
  });
  port.postMessage('ready');
}
