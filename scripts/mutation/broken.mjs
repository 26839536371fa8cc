/** The sources of a package with all breaks in them, each switched on by its number. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { ROOT, filesBelow } from '../workspaces.mjs';

/**
 * @typedef {object} Break
 * @property {string} id
 * @property {string} place `packages/games/lanes/src/power.ts:12`
 * @property {string} change the kind of change, and the replacement
 * @property {string} file from the top
 * @property {number} start where it begins in the file, and where it ends
 * @property {number} end
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
  const offsets = new Map(paths.map((path) => [path, lineStarts(read(path))]));
  const breaks = mutants.map(({ id, fileName, location: { start, end }, mutatorName, replacement }) => {
    const file = fileName.slice(ROOT.length);
    const lines = offsets.get(file) ?? [];
    return {
      id,
      place: `${file}:${start.line + 1}`,
      change: `${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`,
      file,
      start: (lines[start.line] ?? 0) + start.column,
      end: (lines[end.line] ?? 0) + end.column,
    };
  });
  return {
    breaks,
    counting: files.map(({ name, content }) => [name, content]),
    quiet: files.map(({ name, content }) => [name, content.replaceAll(VISIT, '0')]),
  };
}

/** @param {string} text */
function lineStarts(text) {
  return [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
}

/** @param {string} path from the top */
export function read(path) {
  return readFileSync(join(ROOT, path), 'utf8');
}
