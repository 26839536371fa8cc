/**
 * Measures how good the tests of a package are: breaks its sources in many small ways, and runs the tests on each
 * break. Takes minutes, so it is not part of `npm test`.
 *
 *   npm run mutate -- lanes             every break, against all tests that run the code
 *   npm run mutate -- --clauses lanes   some breaks for each clause, against the tests that name the clause
 *   npm run mutate -- --clauses lanes LN-ATK-4 LN-R-7   only these clauses
 */

import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, orExplain } from './ready.mjs';
import { workspaces } from './workspaces.mjs';

orExplain(ensureInstalled);

const { values, positionals } = parseArgs({
  options: { clauses: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const all = workspaces()
  .map(({ folder }) => folder)
  .filter((folder) => !values.clauses || folder.startsWith('packages/games/'));
const [wanted = '', ...ids] = positionals;
const folder = all.find((candidate) => candidate.split('/').at(-1) === wanted);
if (folder === undefined) {
  const names = all.map((candidate) => candidate.split('/').at(-1)).join(', ');
  process.stderr.write(`Name a package to mutate, as in "npm run mutate -- lanes". Packages: ${names}.\n`);
  process.exit(1);
}

if (values.clauses) {
  orExplain(ensureBuilt);
  const { sampleClauses } = await import('./mutation/clauses.mjs');
  await sampleClauses(folder, wanted, ids);
} else {
  const { mutatePackage } = await import('./mutation/package.mjs');
  await mutatePackage(folder, wanted);
}
