import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Vite's manifest of a built site: each entry of a file, and what that file needs.
 * @typedef {Readonly<Record<string, Chunk>>} SiteManifest
 *
 * @typedef {object} Chunk
 * @property {string} file
 * @property {boolean} [isEntry]
 * @property {readonly string[]} [imports] other chunks that it loads, by their keys in the manifest
 */

/** @param {string} folder @returns {SiteManifest} */
export function readSiteManifest(folder) {
  return /** @type {SiteManifest} */ (JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));
}

/**
 * The scripts that the front page waits for: its own and all that they import, directly or indirectly.
 * @param {SiteManifest} manifest
 */
export function firstScripts(manifest) {
  const needed = new Set(['index.html']);
  for (const key of needed) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The site manifest has no entry for ${key}.`);
    for (const other of chunk.imports ?? []) needed.add(other); // iterating over a set includes what is added on the way
  }
  return [...needed].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
}
