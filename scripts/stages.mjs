/** The stages of `npm test` and `npm run check`. A stage passes, or prints why not and fails the run. */

import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { ensureBuilt, ensureInstalled, orExplain } from './ready.mjs';
import { runTests } from './test-report.mjs';
import { ROOT } from './workspaces.mjs';

/**
 * @typedef {object} Stage
 * @property {string} title
 * @property {() => boolean | Promise<boolean>} run
 */

/** Runs one stage after the other up to the first that fails. @param {readonly Stage[]} stages */
export async function runStages(stages) {
  if (process.env.CI !== undefined) {
    process.env.NO_COLOR = '1';
    delete process.env.FORCE_COLOR;
  }
  const start = Date.now();
  orExplain(ensureInstalled);
  for (const { title, run } of stages) {
    const stageStart = Date.now();
    say(`\n── ${title}`);
    const ok = await run();
    say(`── ${title}: ${ok ? 'ok' : 'FAILED'} (${secondsSince(stageStart)})`);
    if (!ok) {
      say(`\nFailed at: ${title}.`);
      process.exit(1);
    }
  }
  say(`\nAll passed in ${secondsSince(start)}: ${stages.map(({ title }) => title).join(', ')}.`);
}

/** @type {Stage} */
export const types = {
  title: 'types',
  run() {
    orExplain(ensureBuilt);
    return node('node_modules/typescript/bin/tsc', '-b', 'tsconfig.tests.json');
  },
};

/** @type {Stage} */
export const layers = { title: 'layers', run: () => node('scripts/layers.mjs') };

const ESLINT = ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'];

/** @type {Stage} */
export const lint = { title: 'lint', run: () => node(...ESLINT) };

/**
 * Looks only at files that have changed. Rules that follow types into other files may miss something here, never
 * in `lint`.
 * @type {Stage}
 */
export const quickLint = {
  title: 'lint of changed files',
  run: () =>
    node(
      ...ESLINT,
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      'node_modules/.cache/eslint/',
    ),
};

/** @type {Stage} */
export const format = {
  title: 'format',
  run: () => node('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '--cache', '.'),
};

/** @type {Stage} */
export const tests = {
  title: 'tests',
  run: async () => (await runTests()) === 0,
};

/** @type {Stage} */
export const quickTests = {
  title: 'quick tests',
  run: async () => {
    process.env.QUICK_TESTS = '1'; // read by vitest.config.ts
    return (await runTests()) === 0;
  },
};

/**
 * Every clause of every rule book is held by a test or marked as not implemented yet, and every clause that a test
 * names is in the book and implemented.
 * @type {Stage}
 */
export const clauses = {
  title: 'clauses',
  run: () =>
    /** @type {{ id: string }[]} */ (ask('games', '--json')).map(({ id }) => isCovered(id)).every(Boolean),
};

/** @typedef {'proven' | 'named' | 'unnoticed' | 'pending' | 'untested' | 'claimed' | 'unknown'} List */

/** @param {string} game */
function isCovered(game) {
  const found = /** @type {Record<List, unknown[]>} */ (ask('rules', game, '--coverage', '--json'));
  const { proven, named, unnoticed, pending, untested, claimed, unknown } = found;
  say(
    `${game}: ${proven.length} clauses proven, ${named.length} named, ${unnoticed.length} unnoticed, ` +
      `${pending.length} not implemented yet`,
  );
  if (untested.length > 0) say(`${game}: without a test: ${untested.join(', ')}`);
  if (claimed.length > 0) say(`${game}: named by a test but not implemented yet: ${claimed.join(', ')}`);
  if (unknown.length > 0) say(`${game}: named by a test but not in the rule book: ${unknown.join(', ')}`);
  return untested.length === 0 && claimed.length === 0 && unknown.length === 0;
}

/** What `mechatable` answers, as data; its exit code only repeats what the data say. @param {...string} args */
function ask(...args) {
  const { stdout } = spawnSync(process.execPath, ['apps/cli/bin/mechatable.mjs', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: Infinity,
  });
  if (stdout === '') throw new Error(`mechatable ${args.join(' ')} printed nothing.`);
  return /** @type {unknown} */ (JSON.parse(stdout));
}

/** @param {...string} args */
function node(...args) {
  return (
    spawnSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
  );
}

/** @param {number} start */
function secondsSince(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}
