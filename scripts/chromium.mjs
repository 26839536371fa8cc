/**
 * Finds the Chromium that the browser tests look through, and installs one where there is none.
 *
 *   findChromium()        the path of its executable, or null
 *   ensureChromium()      the same, after installing if need be
 *   launchOptions(path)   launch options for playwright-core
 */

import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { codeOf, NotReadyError, run, say } from './ready.mjs';
import { ROOT } from './workspaces.mjs';

/**
 * @typedef {object} Machine what is asked of the machine; tests hand in another one
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {NodeJS.Platform} platform
 * @property {string} home
 * @property {readonly string[]} places where an installed browser usually is, besides the PATH
 */

/** @returns {Machine} */
function thisMachine() {
  const { env, platform } = process;
  return { env, platform, home: homedir(), places: usualPlaces(platform, env, homedir()) };
}

/**
 * The Chromium or Chrome of this machine: the one that CHROMIUM_PATH names, one that is installed, or the newest
 * that Playwright keeps.
 * @param {Partial<Machine>} [machine]
 * @returns {string | null}
 */
export function findChromium(machine) {
  const { env, platform, home, places } = { ...thisMachine(), ...machine };
  const named = env.CHROMIUM_PATH ?? '';
  if (named !== '') {
    if (canRun(named)) return named;
    throw new NotReadyError(
      `CHROMIUM_PATH is ${named}, which is not an executable. Set it to a Chromium or Chrome executable, or unset it.`,
    );
  }
  const candidates = [...onPath(env), ...places, ...ofPlaywright(env, platform, home)];
  return candidates.find(canRun) ?? null;
}

/**
 * Finds a Chromium, or installs one and says so.
 * @returns {string}
 */
export function ensureChromium() {
  const found = findChromium();
  if (found !== null) return found;
  try {
    install();
  } catch (error) {
    if (!(error instanceof NotReadyError)) throw error;
    throw new NotReadyError(`${error.message} ${BY_HAND}`);
  }
  const installed = findChromium();
  if (installed === null) throw new NotReadyError(`Chromium was installed, but can't be found. ${BY_HAND}`);
  return installed;
}

const BY_HAND =
  'Browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its executable. "npm run check" skips browser tests.';

function install() {
  if (isRoot() && onPath(process.env, ['apt-get']).some(canRun)) {
    say('No Chromium found for the browser tests. Installing the Debian package (apt-get) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get update', 'apt-get', ['update', '--quiet'], { env });
    run('apt-get install', 'apt-get', ['install', '-y', '--quiet', '--no-install-recommends', 'chromium'], {
      env,
    });
    return;
  }
  say('No Chromium found for the browser tests. Downloading the one from Playwright …');
  run('playwright-core install', process.execPath, [
    join(ROOT, 'node_modules/playwright-core/cli.js'),
    'install',
    'chromium-headless-shell',
  ]);
}

/**
 * Nothing in the background, and no network but ours.
 * @param {string} path
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
  return { executablePath: path, headless: true, args: isRoot() ? ['--no-sandbox', ...args] : args };
}

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** @param {Machine['env']} env @param {readonly string[]} [commands] */
function onPath(env, commands = COMMANDS) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/** @param {NodeJS.Platform} platform @param {Machine['env']} env @param {string} home */
function usualPlaces(platform, env, home) {
  if (platform === 'darwin') {
    return ['/Applications', join(home, 'Applications')].flatMap((folder) => [
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
    ]);
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        join(folder, 'Google/Chrome/Application/chrome.exe'),
        join(folder, 'Chromium/Application/chrome.exe'),
      ]);
  }
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
  return folders.flatMap((folder) => COMMANDS.map((command) => join(folder, command)));
}

/** The program within a folder of Playwright's, by how the folder and its subfolder begin. */
const PROGRAMS = [
  'chrome',
  'chrome.exe',
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-headless-shell',
  'chrome-headless-shell.exe',
  'headless_shell',
  'headless_shell.exe',
];

/** The newest first. @param {Machine['env']} env @param {NodeJS.Platform} platform @param {string} home */
function ofPlaywright(env, platform, home) {
  const cache = playwrightFolder(env, platform, home);
  return namesIn(cache)
    .filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
    .sort((a, b) => revision(b) - revision(a) || a.length - b.length)
    .map((name) => join(cache, name))
    .flatMap((folder) =>
      namesIn(folder)
        .filter((name) => name.startsWith('chrome-'))
        .flatMap((name) => PROGRAMS.map((program) => join(folder, name, program))),
    );
}

/** @param {Machine['env']} env @param {NodeJS.Platform} platform @param {string} home */
function playwrightFolder(env, platform, home) {
  const named = env.PLAYWRIGHT_BROWSERS_PATH ?? '';
  if (named === '0') return join(ROOT, 'node_modules/playwright-core/.local-browsers');
  if (named !== '') return named;
  if (platform === 'darwin') return join(home, 'Library/Caches/ms-playwright');
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(home, 'AppData/Local'), 'ms-playwright');
  return join(env.XDG_CACHE_HOME ?? join(home, '.cache'), 'ms-playwright');
}

/** @param {string} name */
function revision(name) {
  return Number(name.split('-').at(-1));
}

/** @param {string} folder */
function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
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
