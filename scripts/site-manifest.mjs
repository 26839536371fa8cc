import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What Vite notes of a built site: each source that begins a file, and what that file needs.
 * @typedef {Readonly<Record<string, Chunk>>} SiteManifest
 *
 * @typedef {object} Chunk
 * @property {string} file
 * @property {boolean} [isEntry]
 * @property {readonly string[]} [imports] other chunks that come with it, by their keys in the manifest
 */

/** @param {string} folder @returns {SiteManifest} */
export function readSiteManifest(folder) {
  return /** @type {SiteManifest} */ (JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));
}

/**
 * The scripts that the front page waits for: its own and, all the way down, those it imports.
 * @param {SiteManifest} manifest
 */
export function firstScripts(manifest) {
  const needed = new Set(['index.html']);
  for (const key of needed) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The site manifest has no entry for ${key}.`);
    for (const other of chunk.imports ?? []) needed.add(other); // a set goes on with what is added meanwhile
  }
  return [...needed].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
}
