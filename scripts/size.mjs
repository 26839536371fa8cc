/** The compressed size of the scripts that the lobby needs, checked against a limit. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { ensureInstalled, ensureSite, orExplain, SITE } from './ready.mjs';
import { firstScripts, readSiteManifest } from './site-manifest.mjs';

const BUDGET = 150_000;

orExplain(() => {
  ensureInstalled();
  ensureSite();
});

const manifest = readSiteManifest(SITE);
const sizes = firstScripts(manifest).map((file) => ({ file, bytes: sizeOf(file) }));
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
const later = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.js') && !sizes.some((size) => size.file === file));

print('First load, gzip:');
for (const { file, bytes } of sizes) print(`${inKilobytes(bytes)}  ${file}`);
print(`${inKilobytes(total)}  total; the limit is ${inKilobytes(BUDGET).trim()}`);
print('\nLoaded on demand:');
for (const file of [...new Set(later)].sort()) print(`${inKilobytes(sizeOf(file))}  ${file}`);

if (total > BUDGET) {
  process.stderr.write('\nThe first load is too large. Load what the lobby does not need on demand.\n');
  process.exitCode = 1;
}

/** @param {string} file */
function sizeOf(file) {
  return gzipSync(readFileSync(join(SITE, file)), { level: 9 }).length;
}

/** @param {number} bytes */
function inKilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
}

/** @param {string} line */
function print(line) {
  process.stdout.write(`${line}\n`);
}
