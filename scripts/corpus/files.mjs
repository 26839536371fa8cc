/** The files of the corpus: one record a line, and a manifest with the hash of every line. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../workspaces.mjs';

const FOLDER = join(ROOT, 'corpus');
const MANIFEST = join(FOLDER, 'manifest.json');

/** The hash of every line, by file. @typedef {Record<string, readonly string[]>} Manifest */

/** @returns {Manifest} */
export function readManifest() {
  if (!existsSync(MANIFEST)) return {};
  return /** @type {Manifest} */ (JSON.parse(readFileSync(MANIFEST, 'utf8')));
}

/** Every file of records, by its path below `corpus/`, sorted. */
export function corpusFiles() {
  const groups = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return groups
    .flatMap(({ name }) => readdirSync(join(FOLDER, name)).map((file) => `${name}/${file}`))
    .sort();
}

/** The text of each record of a file. @param {string} file */
export function linesOf(file) {
  return readFileSync(join(FOLDER, file), 'utf8').trimEnd().split('\n');
}

/** @param {string} line */
export function hashOfLine(line) {
  return createHash('sha256').update(line).digest('hex');
}

/**
 * Writes a new file of records and notes their hashes. Returns how many there are; null if the file already exists.
 * @param {string} file
 * @param {() => readonly unknown[]} make
 */
export function addRecords(file, make) {
  const path = join(FOLDER, file);
  if (existsSync(path)) return null;
  const lines = make().map((record) => JSON.stringify(record));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${lines.join('\n')}\n`, { flag: 'wx' });
  const manifest = { ...readManifest(), [file]: lines.map(hashOfLine) };
  const sorted = Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(MANIFEST, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  return lines.length;
}

/**
 * Some records of every file: the first, the middle and the last one. It is the same sample each time.
 * @returns {string[]}
 */
export function sampleOf() {
  return corpusFiles().flatMap((file) => {
    const lines = linesOf(file);
    return [0, lines.length >> 1, lines.length - 1].flatMap((at) => lines[at] ?? []);
  });
}
