/**
 * How good are the tests of a package? Its sources are broken in thousands of small ways, and every break is tried
 * against the tests that come by it. Takes minutes, and so is no part of `npm test`.
 *
 *   npm run mutate -- lanes
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ensureInstalled, orExplain } from './ready.mjs';
import { ROOT, filesBelow, workspaces } from './workspaces.mjs';

orExplain(ensureInstalled);

const all = workspaces().map(({ folder }) => folder);
const wanted = process.argv[2] ?? '';
const folder = all.find((candidate) => candidate.split('/').at(-1) === wanted);
if (folder === undefined) {
  const names = all.map((candidate) => candidate.split('/').at(-1)).join(', ');
  process.stderr.write(`Name the package to mutate, as in "npm run mutate -- lanes". There are: ${names}.\n`);
  process.exit(1);
}

const { brokenSources } = await import('./mutation/broken.mjs');
const { surveyTests, tryAll } = await import('./mutation/crew.mjs');

const { breaks, counting, quiet } = await brokenSources(folder);
const files = filesBelow(`${folder}/test`)
  .filter((path) => /(?<!\.slow|\.browser)\.test\.tsx?$/.test(path))
  .map((path) => join(ROOT, path));
const { runs, loading } = await surveyTests(counting, files);
const failed = runs.filter(({ passed }) => !passed);
if (failed.length > 0) {
  process.stderr.write(`Without any break fail:\n${failed.map(({ name }) => name).join('\n')}\n`);
  process.exit(1);
}

const quickest = [...runs.entries()].sort(([, a], [, b]) => a.time - b.time);
/** @type {import('./mutation/worker.mjs').Attempt[]} */
const attempts = [];
/** @type {Map<string, string>} */
const verdicts = new Map();
for (const { id } of breaks) {
  const visitors = quickest.flatMap(([test, run]) => {
    const visits = run.visits[id];
    return visits === undefined ? [] : [{ test, visits }];
  });
  if (visitors.length > 0) attempts.push({ id, visitors });
  // What runs once on loading (tables, card data) would need all modules loaded anew for each break: hours.
  else verdicts.set(id, loading[id] === undefined ? 'uncovered' : 'not tried');
}
process.stdout.write(`${breaks.length} breaks, ${attempts.length} to try on ${runs.length} tests.\n`);

await tryAll(quiet, files, attempts, availableParallelism(), (id, verdict, done) => {
  verdicts.set(id, verdict);
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${attempts.length} `);
  else if (done % 250 === 0) process.stdout.write(`${done} of ${attempts.length}\n`);
});

const count = (/** @type {string} */ verdict) =>
  [...verdicts.values()].filter((one) => one === verdict).length;
const missed = breaks.filter(
  ({ id }) => !['noticed', 'endless', 'not tried'].includes(verdicts.get(id) ?? ''),
);
const valid = breaks.length - count('not tried');
const report = join(ROOT, 'reports/mutation', `${wanted}.txt`);
mkdirSync(join(ROOT, 'reports/mutation'), { recursive: true });
writeFileSync(
  report,
  missed.map(({ id, place, change }) => `${place} ${verdicts.get(id)} ${change}\n`).join(''),
);
process.stdout.write(
  `\n${wanted}: ${valid - missed.length} of ${valid} breaks noticed ` +
    `(${((100 * (valid - missed.length)) / valid).toFixed(1)} %), ${count('endless')} of them by never ending; ` +
    `${count('survived')} survived, ${count('uncovered')} in places that no test comes by, ` +
    `${count('not tried')} not tried. The list: ${report.slice(ROOT.length)}\n`,
);
