/** A package's breaks, and which of its tests run the code of each. */

import { join } from 'node:path';
import { ROOT, filesBelow } from '../workspaces.mjs';
import { brokenSources } from './broken.mjs';
import { surveyTests } from './crew.mjs';

/** @typedef {import('./worker.mjs').Run} Run */

/** @param {string} folder of the package, from the top */
export async function survey(folder) {
  const { breaks, counting, quiet } = await brokenSources(folder);
  const files = filesBelow(`${folder}/test`)
    .filter((path) => /(?<!\.slow|\.browser)\.test\.tsx?$/.test(path))
    .map((path) => join(ROOT, path));
  const { runs, loading } = await surveyTests(counting, files);
  const failed = runs.filter(({ passed }) => !passed);
  if (failed.length > 0) {
    throw new Error(`Tests that fail even without a break:\n${failed.map(({ name }) => name).join('\n')}`);
  }
  return { breaks, quiet, files, runs, loading };
}

/** The tests with their numbers. @param {readonly Run[]} runs */
export function quickestFirst(runs) {
  return [...runs.entries()].sort(([, a], [, b]) => a.time - b.time);
}
