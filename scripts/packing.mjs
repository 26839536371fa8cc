import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { NotReadyError } from './ready.mjs';
import { ROOT, workspaces } from './workspaces.mjs';

/**
 * npm's description of a tarball.
 * @typedef {object} Packed
 * @property {string} name
 * @property {string} filename
 * @property {number} size in bytes
 * @property {number} unpackedSize
 * @property {readonly { path: string }[]} files
 */

/**
 * Packs everything that is published into a folder.
 * @param {string} folder
 * @returns {Promise<readonly Packed[]>}
 */
export async function packAll(folder) {
  mkdirSync(folder, { recursive: true });
  const chosen = workspaces()
    .filter(({ isPublished }) => isPublished)
    .flatMap(({ name }) => ['--workspace', name]);
  const args = ['pack', '--json', '--no-foreground-scripts', '--pack-destination', folder, ...chosen];
  const npm = spawn('npm', args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32', // npm is a batch file there
  });
  let out = '';
  npm.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => (out += text));
  const code = await new Promise((resolve, reject) => {
    npm.on('error', reject).on('close', resolve);
  });
  if (code !== 0) throw new NotReadyError('npm pack failed. See the output above.');
  return /** @type {readonly Packed[]} */ (JSON.parse(out));
}
