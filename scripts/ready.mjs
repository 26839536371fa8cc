/**
 * Gets the repository ready to run: dependencies installed, sources compiled. Uses nothing but Node, since it runs
 * before anything else is there; says what it does on stderr, since stdout belongs to whoever called.
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { filesBelow, fromTop, readManifest, ROOT, workspaces } from './workspaces.mjs';

const BUILD_STAMP = join(ROOT, 'node_modules/.cache/mechatable/build');
// Not below node_modules: `npm ci` empties that folder while the lock is held.
const LOCK = join(ROOT, '.cache/ready.lock');

/** Something that a person has to see to. The message says what; no stack is needed. */
export class NotReadyError extends Error {}

/** Runs `npm ci` unless node_modules already holds what package-lock.json asks for. */
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

/** Compiles every package and app unless nothing has changed since that was last done. */
export function ensureBuilt() {
  if (isBuilt()) return;
  withLock(() => {
    if (isBuilt()) return;
    say('Compiling (tsc -b) …');
    const stamp = buildStamp(); // before compiling: an edit made meanwhile must count as news
    const projects = workspaces().map(({ folder }) => folder);
    run('tsc -b', process.execPath, ['node_modules/typescript/bin/tsc', '-b', ...projects]);
    mkdirSync(dirname(BUILD_STAMP), { recursive: true });
    writeFileSync(BUILD_STAMP, stamp);
  });
}

/** Runs a step of a command. If it is a person who has to act, tells so in one sentence and ends the command. */
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

/** Compares package-lock.json with npm's own note of what it has installed. */
function isInstalled() {
  const installedFile = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = readLock(join(ROOT, 'package-lock.json'));
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
  if (!existsSync(BUILD_STAMP) || readFileSync(BUILD_STAMP, 'utf8') !== buildStamp()) return false;
  return workspaces().every(({ folder }) => existsSync(join(ROOT, folder, 'dist')));
}

/** Changes whenever a file that the compiler reads is written. */
function buildStamp() {
  const hash = createHash('sha256');
  const own = workspaces().flatMap(({ folder }) => [
    `${folder}/src`,
    `${folder}/package.json`,
    `${folder}/tsconfig.json`,
  ]);
  for (const file of [...own.flatMap(filesBelow), 'tsconfig.base.json', 'package-lock.json']) {
    const { size, mtimeMs } = statSync(join(ROOT, file));
    hash.update(`${file} ${String(size)} ${String(mtimeMs)}\n`);
  }
  return hash.digest('hex');
}

/** One at a time, also among processes; a lock whose owner is gone counts for nothing. @param {() => void} work */
function withLock(work) {
  if (process.env.MECHATABLE_LOCK_HELD !== undefined) {
    work(); // the process that started this one holds it
    return;
  }
  mkdirSync(dirname(LOCK), { recursive: true });
  for (let tries = 0; !tryLock(); tries++) {
    if (tries === 20)
      say(`Waiting for another command to finish (or delete ${fromTop(LOCK)} if there is none) …`);
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
function codeOf(error) {
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
 * @param {{ shell?: boolean }} [options]
 */
function run(name, command, args, options) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2], ...options });
  if (error !== undefined) throw new NotReadyError(`${name} could not be started: ${error.message}`);
  if (status !== 0) throw new NotReadyError(`${name} failed, for the reason above.`);
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`);
}
