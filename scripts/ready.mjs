/**
 * Gets the repository ready to run: dependencies installed, sources compiled, the site built. Uses nothing but Node,
 * since it runs before anything else is installed; logs to stderr, since stdout belongs to the caller.
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { filesBelow, fromTop, readManifest, ROOT, workspaces } from './workspaces.mjs';

const BUILD_STAMP = join(ROOT, 'node_modules/.cache/mechatable/build');
const SITE_STAMP = join(ROOT, 'node_modules/.cache/mechatable/site');
// Not below node_modules: `npm ci` empties that folder while the lock is held.
const LOCK = join(ROOT, '.cache/ready.lock');

/** A problem that the user has to fix. The message explains how; no stack trace is needed. */
export class NotReadyError extends Error {}

/** Runs `npm ci` unless node_modules already matches package-lock.json. */
export function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;
  withLock(() => {
    if (isInstalled()) return;
    say('Installing dependencies (npm ci) …');
    // Through a shell only where npm is a batch file.
    run('npm ci', 'npm', ['ci', '--no-audit', '--no-fund'], { shell: process.platform === 'win32' });
  });
}

/** The library that `bench` compares the kernel with, installed separately: nothing else needs its many dependencies. */
const PEERS = join(ROOT, 'bench/peers');

/** Runs `npm ci` for the peers unless they are already installed. Returns their folder. */
export function ensurePeers() {
  if (isInstalled(PEERS)) return PEERS;
  withLock(() => {
    if (isInstalled(PEERS)) return;
    say('Installing benchmark dependencies (npm ci in bench/peers) …');
    // Their install scripts aren't needed for measurements.
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
    run('npm ci in bench/peers', 'npm', args, { cwd: PEERS, shell: process.platform === 'win32' });
  });
  return PEERS;
}

/** Compiles every package and app if something has changed since the last time. */
export function ensureBuilt() {
  if (isBuilt()) return;
  withLock(() => {
    if (isBuilt()) return;
    say('Compiling (tsc -b) …');
    const stamp = buildStamp(); // before compiling: an edit during compilation must count as a change
    const projects = workspaces().map(({ folder }) => folder);
    run('tsc -b', process.execPath, ['node_modules/typescript-7/bin/tsc', '-b', ...projects]);
    writeStamp(BUILD_STAMP, stamp);
  });
}

/** The folder of the built site, as served. */
export const SITE = join(ROOT, 'apps/web/dist/site');

/** Builds the site if one of its sources has changed since the last time. */
export function ensureSite() {
  if (isSiteBuilt()) return;
  ensureBuilt(); // Vite's plugins import compiled packages
  withLock(() => {
    if (isSiteBuilt()) return;
    say('Building the site (vite build) …');
    const stamp = siteStamp();
    const next = `${SITE}-next`; // built in another folder, so that the old one can be served until the end
    const args = ['build', 'apps/web', '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'];
    // The caller's NODE_ENV, such as a test run's, must not affect the site.
    const env = { ...process.env, NODE_ENV: 'production' };
    run('vite build', process.execPath, ['node_modules/vite/bin/vite.js', ...args], { env });
    rmSync(SITE, { recursive: true, force: true });
    renameSync(next, SITE);
    writeStamp(SITE_STAMP, stamp);
  });
}

/** Runs a step of a command. If the user has to act, prints one sentence and exits. */
export function orExplain(/** @type {() => void} */ step) {
  try {
    step();
  } catch (error) {
    if (!(error instanceof NotReadyError)) throw error;
    say(error.message);
    process.exit(1);
  }
}

function checkNode() {
  const wanted = readManifest('').engines.node.replace('>=', '');
  const [major = 0, minor = 0] = wanted.split('.').map(Number);
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  throw new NotReadyError(`Mechatable needs Node ${wanted} or newer; this is Node ${process.versions.node}.`);
}

/** Compares package-lock.json with npm's list of installed packages. */
function isInstalled(folder = ROOT) {
  const installedFile = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = readLock(join(folder, 'package-lock.json'));
  const installed = readLock(installedFile);
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.optional === true) return true;
    const present = installed[path];
    return (
      present !== undefined && present.version === entry.version && present.integrity === entry.integrity
    );
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockEntry
 * @param {string} file
 */
function readLock(file) {
  const lock = /** @type {{ packages: Record<string, LockEntry> }} */ (
    JSON.parse(readFileSync(file, 'utf8'))
  );
  return lock.packages;
}

function isBuilt() {
  if (!isStamped(BUILD_STAMP, buildStamp())) return false;
  return workspaces().every(({ folder }) => existsSync(join(ROOT, folder, 'dist')));
}

/** A stamp that changes whenever a file that the compiler reads is written. */
function buildStamp() {
  const own = workspaces().flatMap(({ folder }) => [
    `${folder}/src`,
    `${folder}/package.json`,
    `${folder}/tsconfig.json`,
  ]);
  return stampOf([...own, 'tsconfig.base.json', 'package-lock.json']);
}

function isSiteBuilt() {
  return isStamped(SITE_STAMP, siteStamp()) && existsSync(join(SITE, 'index.html'));
}

/** Changes whenever a source of the site is written: the puzzles, the rule books and the scenarios they list, too. */
function siteStamp() {
  const folders = workspaces().map(({ folder }) => folder);
  const packages = folders.filter((folder) => folder.startsWith('packages/'));
  const games = folders.filter((folder) => folder.startsWith('packages/games/'));
  return stampOf([
    ...packages.flatMap((folder) => [`${folder}/src`, `${folder}/package.json`]),
    ...games.map((folder) => `${folder}/test`),
    ...WEB.map((part) => `apps/web/${part}`),
    'rules',
    'puzzles',
    'package-lock.json',
  ]);
}

const WEB = ['src', 'public', 'vite', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** @param {readonly string[]} paths */
function stampOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow)) {
    const { size, mtimeMs } = statSync(join(ROOT, file));
    hash.update(`${file} ${String(size)} ${String(mtimeMs)}\n`);
  }
  return hash.digest('hex');
}

/** @param {string} file @param {string} stamp */
function isStamped(file, stamp) {
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/** @param {string} file @param {string} stamp */
function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}

/** One at a time, even across processes. A lock whose owner is gone is ignored. @param {() => void} work */
export function withLock(work) {
  if (process.env.MECHATABLE_LOCK_HELD !== undefined) {
    work(); // the process that started this one holds it
    return;
  }
  mkdirSync(dirname(LOCK), { recursive: true });
  for (let tries = 0; !tryLock(); tries++) {
    if (tries === 20)
      say(`Waiting for another command to finish (if none is running, delete ${fromTop(LOCK)}) …`);
    sleep(100);
  }
  try {
    process.env.MECHATABLE_LOCK_HELD = '1';
    work();
  } finally {
    delete process.env.MECHATABLE_LOCK_HELD;
    rmSync(LOCK, { force: true });
  }
}

function tryLock() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (ownerIsGone()) rmSync(LOCK, { force: true });
    return false;
  }
}

function ownerIsGone() {
  try {
    const owner = Number(readFileSync(LOCK, 'utf8'));
    if (owner > 0) process.kill(owner, 0); // signal 0 only asks whether the process exists
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** @param {unknown} error */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** @param {number} milliseconds */
function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/**
 * @param {string} name for people
 * @param {string} command
 * @param {string[]} args
 * @param {{ shell?: boolean, env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 */
export function run(name, command, args, options) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2], ...options });
  if (error !== undefined) throw new NotReadyError(`Could not start ${name}: ${error.message}`);
  if (status !== 0) throw new NotReadyError(`${name} failed. See the output above.`);
}

/** @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`);
}
