/** Packs everything that is published into `packed/`, for installing or inspecting. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { packAll } from './packing.mjs';
import { ensureInstalled, NotReadyError, orExplain, say } from './ready.mjs';
import { ROOT } from './workspaces.mjs';

const FOLDER = join(ROOT, 'packed');

orExplain(ensureInstalled);
rmSync(FOLDER, { recursive: true, force: true });
try {
  for (const { filename, size, unpackedSize, files } of await packAll(FOLDER)) {
    const numbers = `${inKilobytes(size)}  ${inKilobytes(unpackedSize)} unpacked  ${String(files.length).padStart(4)} files`;
    process.stdout.write(`packed/${filename.padEnd(34)}${numbers}\n`);
  }
} catch (error) {
  if (!(error instanceof NotReadyError)) throw error;
  say(error.message);
  process.exitCode = 1;
}

/** @param {number} bytes */
function inKilobytes(bytes) {
  return `${(bytes / 1000).toFixed(0).padStart(6)} kB`;
}
