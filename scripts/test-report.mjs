/**
 * Test results for later use: the clause coverage of a rule book needs to know which tests cite a clause and
 * passed.
 *
 *   testReport({ folder })  the results of the last run, or null if they do not answer for the present sources
 *   runTests({ filter })    runs Vitest, with its output on stderr, and answers with the results
 *   testsOf(folder)         the one, and only if that is null the other
 *
 * Results are kept file by file, so that a run of one folder adds to what is already known.
 *
 * @typedef {'passed' | 'failed' | 'skipped'} TestState
 *
 * @typedef {object} TestResult
 * @property {string} file from the top, with forward slashes: `packages/games/lanes/test/attack.test.ts`
 * @property {string} title with the names of the enclosing `describe`s: `attacks > [LN-ATK-4] …`
 * @property {TestState} state
 *
 * @typedef {object} TestReport
 * @property {string} sources the hash of everything that the results depend on
 * @property {boolean} complete whether every test file of the repository has its results here
 * @property {string[]} files the test files that were run
 * @property {TestResult[]} tests
 */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { filesBelow, ROOT } from './workspaces.mjs';

const REPORT = join(ROOT, 'node_modules/.cache/mechatable/tests.json');
const SOURCES = [
  'packages',
  'apps',
  'rules',
  'scripts',
  'eslint.config.js',
  'vitest.config.ts',
  'package-lock.json',
];

/**
 * The last results, if nothing has changed since and they answer for every test file below the folder.
 * @param {{ folder?: string }} [scope] a folder from the top, such as `packages/games/lanes`; left out: all of them
 * @returns {TestReport | null}
 */
export function testReport({ folder } = {}) {
  const report = readReport();
  if (report?.sources !== sourcesHash()) return null;
  const ran = new Set(report.files);
  return testFiles(folder).every((file) => ran.has(file)) ? report : null;
}

/**
 * Runs the tests whose path contains the filter, or all of them.
 * @param {object} [what]
 * @param {string} [what.filter]
 * @param {readonly string[]} [what.options] passed on to Vitest
 * @param {'stdout' | 'stderr'} [what.output] where Vitest's output goes
 * @returns {Promise<{ exitCode: number, report: TestReport | null }>} no report if the run broke off or a file was
 *   changed meanwhile
 */
export async function runTests({ filter, options = [], output = 'stderr' } = {}) {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--passWithNoTests', ...options, ...(filter === undefined ? [] : [filter])];
  /** @type {number} */
  const exitCode = await new Promise((resolve, reject) => {
    spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', process[output], process.stderr] })
      .on('error', reject)
      .on('close', (code) => {
        resolve(code ?? 1);
      });
  });
  const report = readReport();
  return { exitCode, report: report?.sources === sourcesHash() ? report : null };
}

/**
 * The results for one folder: those of the last run if they still hold, else those of a new run.
 * @param {string} folder from the top, such as `packages/games/lanes`
 * @returns {Promise<TestResult[]>} of this folder alone
 */
export async function testsOf(folder) {
  const known = testReport({ folder });
  const report = known ?? (await runTests({ filter: `${folder}/` })).report;
  if (report === null) {
    throw new Error(
      `No test results for ${folder}: the run was interrupted, or a file changed during it. Try again.`,
    );
  }
  return report.tests.filter(({ file }) => file.startsWith(`${folder}/`));
}

/**
 * Adds the results of a run to what is known of the same sources. Called by the reporter.
 * @param {string} sources @param {string[]} files @param {TestResult[]} tests
 */
export function addResults(sources, files, tests) {
  const known = readReport();
  const ran = new Set(files);
  const kept = known?.sources === sources ? known : { files: [], tests: [] };
  const allFiles = [...kept.files.filter((file) => !ran.has(file)), ...files].sort();
  const allRan = new Set(allFiles);
  /** @type {TestReport} */
  const report = {
    sources,
    complete: testFiles().every((file) => allRan.has(file)),
    files: allFiles,
    tests: [...kept.tests.filter(({ file }) => !ran.has(file)), ...tests],
  };
  mkdirSync(dirname(REPORT), { recursive: true });
  const draft = `${REPORT}.${String(process.pid)}`;
  writeFileSync(draft, JSON.stringify(report));
  renameSync(draft, REPORT);
}

/** A fingerprint of everything that the outcome of a test can depend on. */
export function sourcesHash() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesBelow)) {
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** @param {string} [folder] */
function testFiles(folder) {
  const places = folder === undefined ? ['packages', 'apps', 'scripts'] : [folder];
  return places.flatMap(filesBelow).filter((file) => /\/test\/.*\.test\.tsx?$/.test(file));
}

/** @returns {TestReport | null} */
function readReport() {
  if (!existsSync(REPORT)) return null;
  return /** @type {TestReport} */ (JSON.parse(readFileSync(REPORT, 'utf8')));
}
