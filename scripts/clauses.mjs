/**
 * Checks that every clause of every rule book has a test or is marked as not implemented yet, and that every clause that a test
 * names is in the book and implemented.
 */

import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { ROOT } from './workspaces.mjs';

const games = /** @type {{ id: string }[]} */ (ask('games', '--json'));
const covered = games.map(({ id }) => isCovered(id));
if (!covered.every(Boolean)) process.exitCode = 1;

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

/** The JSON output of `mechatable`; its exit code only repeats what the data says. @param {...string} args */
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

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}
