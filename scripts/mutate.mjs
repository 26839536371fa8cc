/**
 * How good are the tests of a package? Stryker breaks its sources in thousands of small ways and counts how often a
 * test notices. Takes long, and so is no part of `npm test`.
 *
 *   npm run mutate -- lanes
 */

import process from 'node:process';
import { ensureInstalled, orExplain } from './ready.mjs';
import { workspaces } from './workspaces.mjs';

orExplain(ensureInstalled);

const all = workspaces().map(({ folder }) => folder);
const wanted = process.argv[2] ?? '';
const folder = all.find((candidate) => candidate.split('/').at(-1) === wanted);
if (folder === undefined) {
  const names = all.map((candidate) => candidate.split('/').at(-1)).join(', ');
  process.stderr.write(`Name the package to mutate, as in "npm run mutate -- lanes". There are: ${names}.\n`);
  process.exit(1);
}

// A mutant that survives one way to play a scenario hardly dies of the others, and they take most of the time.
process.env.SCENARIO_MODES = 'plain';

const { Stryker } = await import('@stryker-mutator/core');
const results = await new Stryker({
  mutate: [`${folder}/src/**/*.ts`],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.config.ts', dir: folder },
  coverageAnalysis: 'perTest',
  // What runs once on loading (tables, card data) would need all tests for each mutant: hours.
  ignoreStatic: true,
  concurrency: 2,
  incremental: true,
  incrementalFile: `reports/mutation/${wanted}.json`,
  htmlReporter: { fileName: `reports/mutation/${wanted}.html` },
  reporters: ['clear-text', 'html', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  clearTextReporter: { allowColor: process.stdout.isTTY, logTests: false },
  ignorePatterns: ['dist', 'docs', 'reports'],
  tempDirName: '.stryker-tmp',
}).runMutationTest();

const count = (/** @type {string[]} */ ...states) =>
  results.filter(({ status }) => states.includes(status)).length;
const noticed = count('Killed', 'Timeout');
const valid = noticed + count('Survived', 'NoCoverage');
const score = valid === 0 ? 'no mutants' : `${((100 * noticed) / valid).toFixed(1)} %`;
process.stdout.write(
  `\n${wanted}: ${noticed} of ${valid} mutants noticed (${score}); see reports/mutation/${wanted}.html\n`,
);
