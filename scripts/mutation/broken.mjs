/** The sources of a package, broken in every way at once: each break is switched on by its number. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { ROOT, filesBelow } from '../workspaces.mjs';

/**
 * @typedef {object} Break
 * @property {string} id
 * @property {string} place `packages/games/lanes/src/power.ts:12`
 * @property {string} change what kind of change, and what stands there instead
 */

/** @typedef {(readonly [path: string, content: string])[]} Sources */

/** Counts visits; taken out once they have been counted. */
const VISIT = /stryCov_9fa48\((?:"\d+",?\s*)+\)/g;

const nothing = () => undefined;
const no = () => false;
const SILENT = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};

/**
 * @param {string} folder of the package, from the top
 * @returns {Promise<{ breaks: Break[], counting: Sources, quiet: Sources }>} the sources with and without counting
 */
export async function brokenSources(folder) {
  const paths = filesBelow(`${folder}/src`).filter((path) => path.endsWith('.ts'));
  const { files, mutants } = await new Instrumenter(SILENT).instrument(
    paths.map((path) => ({ name: join(ROOT, path), mutate: true, content: read(path) })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  const breaks = mutants.map(({ id, fileName, location, mutatorName, replacement }) => ({
    id,
    place: `${fileName.slice(ROOT.length)}:${location.start.line + 1}`,
    change: `${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`,
  }));
  return {
    breaks,
    counting: files.map(({ name, content }) => [name, content]),
    quiet: files.map(({ name, content }) => [name, content.replaceAll(VISIT, '0')]),
  };
}

/** @param {string} path from the top */
function read(path) {
  return readFileSync(join(ROOT, path), 'utf8');
}
