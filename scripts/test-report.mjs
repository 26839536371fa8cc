/**
 * Runs Vitest and stores its JSON report: the clause coverage of a rule book needs to know which tests cite a clause and
 * passed.
 *
 *   runTests({ filters })  runs Vitest and returns its exit code
 *   testsOf(folder)        the results for a folder, from the last run or, if that is out of date, from a new one
 *
 * @typedef {object} TestResult
 * @property {string} file from the top, with forward slashes: `packages/games/lanes/test/attack.test.ts`
 * @property {string} title with the names of the enclosing `describe`s: `attacks > [LN-ATK-4] …`
 * @property {'passed' | 'failed' | 'skipped'} state
 *
 * @typedef {object} VitestReport the parts of Vitest's JSON report that are used here
 * @property {{
 *   name: string,
 *   status: string,
 *   assertionResults: { ancestorTitles: string[], title: string, status: string }[],
 * }[]} testResults
 */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { filesBelow, fromTop, ROOT } from './workspaces.mjs';

const REPORTS = join(ROOT, 'node_modules/.cache/mechatable/tests');
const SOURCES = ['packages', 'apps', 'rules', 'scripts', 'vitest.config.ts', 'package-lock.json'];

/**
 * Runs the tests whose path contains one of the filters, or all of them.
 * @param {object} [what]
 * @param {readonly string[]} [what.filters]
 * @param {'stdout' | 'stderr'} [what.output] where Vitest's output goes
 * @returns {Promise<number>} its exit code
 */
export async function runTests({ filters = [], output = 'stdout' } = {}) {
  const { report, stamp } = filesOf(filters);
  mkdirSync(REPORTS, { recursive: true });
  for (const file of [report, stamp]) rmSync(file, { force: true });
  const sources = sourcesHash();
  const exitCode = await vitest(filters, report, output);
  if (existsSync(report)) {
    const results = resultsOf(readJson(report));
    const count = (/** @type {string} */ state) => results.filter((result) => result.state === state).length;
    process[output].write(`\n${count('passed')} passed, ${count('failed')} failed\n`);
    if (sourcesHash() === sources) writeFileSync(stamp, sources);
  }
  return exitCode;
}

/**
 * @param {string} folder from the top, such as `packages/games/lanes`
 * @returns {Promise<TestResult[]>} of this folder only
 */
export async function testsOf(folder) {
  const filters = [`${folder}/`];
  const known = knownResults([], folder) ?? knownResults(filters, folder);
  if (known !== null) return known;
  await runTests({ filters, output: 'stderr' });
  const results = knownResults(filters, folder);
  if (results !== null) return results;
  throw new Error(
    `No test results for ${folder}: the run was interrupted, or a file changed during it. Try again.`,
  );
}

/**
 * The results of each test in a report. A file that fails as a whole counts as a failed test.
 * @param {VitestReport} report
 * @returns {TestResult[]}
 */
export function resultsOf({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = fromTop(name);
    const results = assertionResults.map((test) => ({
      file,
      title: [...test.ancestorTitles, test.title].filter((title) => title !== '').join(' > '),
      state: stateOf(test.status),
    }));
    const broken = status === 'failed' && results.every(({ state }) => state !== 'failed');
    return broken ? [...results, { file, title: 'the test file itself', state: stateOf(status) }] : results;
  });
}

/** @param {string} status @returns {TestResult['state']} */
function stateOf(status) {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}

/**
 * The results of the last run with these filters, if nothing has changed since and every test file of the folder was run.
 * @param {readonly string[]} filters @param {string} folder
 */
function knownResults(filters, folder) {
  const { report, stamp } = filesOf(filters);
  if (!existsSync(report) || !existsSync(stamp)) return null;
  if (readFileSync(stamp, 'utf8') !== sourcesHash()) return null;
  const results = resultsOf(readJson(report)).filter(({ file }) => file.startsWith(`${folder}/`));
  const ran = new Set(results.map(({ file }) => file));
  return testFiles(folder).every((file) => ran.has(file)) ? results : null;
}

/** @param {readonly string[]} filters @param {string} report @param {'stdout' | 'stderr'} output @returns {Promise<number>} */
function vitest(filters, report, output) {
  const args = ['run', '--passWithNoTests', '--reporter=default', '--reporter=json'];
  const all = [...args, `--outputFile.json=${report}`, ...filters];
  return new Promise((resolve, reject) => {
    spawn(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...all], {
      cwd: ROOT,
      stdio: ['ignore', process[output], process.stderr],
    })
      .on('error', reject)
      .on('close', (code) => {
        resolve(code ?? 1);
      });
  });
}

/** @param {readonly string[]} filters */
function filesOf(filters) {
  const name = filters.length === 0 ? 'all' : filters.join(' ').replaceAll(/[^a-z0-9]+/gi, '-');
  return { report: join(REPORTS, `${name}.json`), stamp: join(REPORTS, `${name}.sources`) };
}

/** A hash of everything that the result of a test can depend on. */
function sourcesHash() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesBelow)) {
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** @param {string} folder */
function testFiles(folder) {
  return filesBelow(folder).filter((file) => /\/test\/.*\.test\.tsx?$/.test(file));
}

/** @param {string} file */
function readJson(file) {
  return /** @type {VitestReport} */ (JSON.parse(readFileSync(file, 'utf8')));
}
