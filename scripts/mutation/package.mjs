/** Tries every break of a package against every test that runs its code. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT } from '../workspaces.mjs';
import { tryAll } from './crew.mjs';
import { quickestFirst, survey } from './survey.mjs';

/** @param {string} folder of the package, from the top @param {string} name */
export async function mutatePackage(folder, name) {
  const { breaks, quiet, files, runs, loading } = await survey(folder);
  const tests = quickestFirst(runs);
  /** @type {import('./worker.mjs').Attempt[]} */
  const attempts = [];
  /** @type {Map<string, string>} */
  const verdicts = new Map();
  for (const { id } of breaks) {
    const visitors = tests.flatMap(([test, run]) => {
      const visits = run.visits[id];
      return visits === undefined ? [] : [{ test, visits }];
    });
    if (visitors.length > 0) attempts.push({ id, visitors });
    // Code that runs once on loading (tables, card data) would need all modules reloaded for each break: hours.
    else verdicts.set(id, loading[id] === undefined ? 'uncovered' : 'not tried');
  }
  process.stdout.write(`${breaks.length} breaks, ${attempts.length} to try on ${runs.length} tests.\n`);

  await tryAll(quiet, files, attempts, availableParallelism(), ({ id }, verdict, done) => {
    if (verdict === 'endless') verdicts.set(id, verdict);
    else verdicts.set(id, verdict.noticedBy === null ? 'survived' : 'noticed');
    if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${attempts.length} `);
    else if (done % 250 === 0) process.stdout.write(`${done} of ${attempts.length}\n`);
  });

  const count = (/** @type {string} */ verdict) =>
    [...verdicts.values()].filter((one) => one === verdict).length;
  const missed = breaks.filter(
    ({ id }) => !['noticed', 'endless', 'not tried'].includes(verdicts.get(id) ?? ''),
  );
  const valid = breaks.length - count('not tried');
  const report = join(ROOT, 'reports/mutation', `${name}.txt`);
  mkdirSync(join(ROOT, 'reports/mutation'), { recursive: true });
  writeFileSync(
    report,
    missed.map(({ id, place, change }) => `${place} ${verdicts.get(id)} ${change}\n`).join(''),
  );
  process.stdout.write(
    `\n${name}: ${valid - missed.length} of ${valid} breaks noticed ` +
      `(${((100 * (valid - missed.length)) / valid).toFixed(1)}%), ${count('endless')} of them by an endless loop; ` +
      `${count('survived')} survived, ${count('uncovered')} in code that no test runs, ` +
      `${count('not tried')} not tried. Full list: ${report.slice(ROOT.length)}\n`,
  );
}
