/**
 * Registers the games in packages/games: see `games/registry.mjs`.
 *
 *   npm run games              writes the files that list them
 *   npm run games -- --check   only lists which of these files are out of date
 */

import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensureInstalled, orExplain, say } from './ready.mjs';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
orExplain(ensureInstalled);

const { missingParts, outdated, register } = await import('./games/registry.mjs');

const problems = missingParts();
if (values.check) {
  for (const path of await outdated()) problems.push(`${path} is out of date. Run "npm run games".`);
} else {
  for (const path of await register()) say(`Wrote ${path}`);
}
for (const problem of problems) say(problem);
if (problems.length > 0) process.exitCode = 1;
