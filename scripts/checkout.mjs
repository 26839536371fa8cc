/**
 * Other commits of this repository, compiled beside it: the lab compares them with the files here, and a test upgrades their
 * server. They are in `node_modules/.cache`: you can delete them at any time.
 */

import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import process from 'node:process';
import { NotReadyError, run, say, withLock } from './ready.mjs';
import { ROOT, workspaces } from './workspaces.mjs';

const CHECKOUTS = join(ROOT, 'node_modules/.cache/mechatable/commits');

/**
 * What can be compiled: a file that it needs, and what to say if a commit has no such file.
 * @type {Readonly<Record<string, { readonly file: string, readonly tooOld: string }>>}
 */
const PROJECTS = {
  'apps/lab': { file: 'src/play/worker.ts', tooOld: "its lab can't play studies on threads" },
  'apps/server': { file: 'test/harness/node-child.mjs', tooOld: "its server can't use PostgreSQL" },
};

/**
 * @typedef {object} Checkout
 * @property {string} hash the full hash of the commit
 * @property {string} title the short hash and the subject
 * @property {string} folder where it is compiled
 */

/**
 * Compiles a commit, unless it has been compiled before. It uses the packages from npm that are installed here.
 * @param {string} revision a hash, a tag, a branch, `HEAD~3`
 * @param {'apps/lab' | 'apps/server'} project what is needed of it, with everything that it imports
 * @returns {Checkout}
 */
export function checkOut(revision, project = 'apps/lab') {
  const hash = hashOf(revision);
  const title = git(['show', '--no-patch', '--format=%h %s', hash]).trim();
  const folder = join(CHECKOUTS, hash);
  const { file, tooOld } = PROJECTS[project] ?? { file: '', tooOld: '' };
  const compiled = join(folder, `.compiled-${basename(project)}`);
  withLock(() => {
    if (existsSync(compiled)) return;
    say(`Compiling "${title}" …`);
    if (!existsSync(folder)) {
      const next = `${folder}-next`; // renamed at the end, so that an interrupted one doesn't look complete
      rmSync(next, { recursive: true, force: true });
      writeTree(hash, next);
      linkPackages(next);
      renameSync(next, folder);
    }
    if (!existsSync(join(folder, project, file)))
      throw new NotReadyError(`"${title}" is too old: ${tooOld}.`);
    const compiler = join(ROOT, 'node_modules/typescript-7/bin/tsc');
    run('tsc -b', process.execPath, [compiler, '-b', project], { cwd: folder });
    writeFileSync(compiled, '');
  });
  return { hash, title, folder };
}

/**
 * The last commit before a file was added; the latest commit if the file isn't committed yet.
 * @param {string} file
 */
export function commitBefore(file) {
  const added = git(['log', '--diff-filter=A', '--format=%H', '--', file]).trim().split('\n').at(-1) ?? '';
  return hashOf(added === '' ? 'HEAD' : `${added}^`);
}

/**
 * The commits after one commit up to another that change a game or what all games are played with, the newest first, with
 * the clauses that they name.
 * @param {string} from
 * @param {string} to
 * @param {string} rulebook
 * @returns {string[]}
 */
export function commitsBetween(from, to, rulebook) {
  const format = '--format=%h %s%x00%(trailers:key=Rules,valueonly,separator=%x2C )';
  const played = [`packages/games/${rulebook}/src`, 'packages/kernel/src', 'packages/bots/src'];
  const log = git(['log', format, `${from}..${to}`, '--', ...played]);
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [title = '', rules = ''] = line.split('\0');
      return rules.trim() === '' ? title : `${title} (${rules.trim()})`;
    });
}

/** @param {string} revision */
function hashOf(revision) {
  const { status, stdout } = spawnGit(['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`]);
  if (status !== 0) throw new NotReadyError(`Unknown commit "${revision}".`);
  return stdout.trim();
}

/** Writes the files of a commit, without touching git's index or its list of worktrees. @param {string} hash @param {string} folder */
function writeTree(hash, folder) {
  mkdirSync(folder, { recursive: true });
  const env = { ...process.env, GIT_INDEX_FILE: `${folder}.index` };
  git(['read-tree', hash], env);
  git(['checkout-index', '--all', `--prefix=${folder}/`], env);
  rmSync(env.GIT_INDEX_FILE);
}

/** Our own packages come from the commit, all others from here. @param {string} folder */
function linkPackages(folder) {
  for (const workspace of workspaceFolders(folder)) {
    const { name } = /** @type {{ name: string }} */ (
      JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8'))
    );
    const target = join(folder, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    link(relative(dirname(target), workspace), target); // relative, because the folder is renamed
  }
  for (const place of ['', ...workspaces().map((workspace) => workspace.folder)]) {
    const installed = join(ROOT, place, 'node_modules');
    if (!existsSync(installed) || !existsSync(join(folder, place))) continue;
    const links = join(folder, place, 'node_modules');
    mkdirSync(links, { recursive: true });
    for (const name of readdirSync(installed))
      if (!name.startsWith('.') && !existsSync(join(links, name)))
        link(join(installed, name), join(links, name));
  }
}

/** @param {string} folder */
function workspaceFolders(folder) {
  return ['packages', 'packages/games', 'apps']
    .flatMap((parent) => readdirSync(join(folder, parent)).map((name) => join(folder, parent, name)))
    .filter((workspace) => existsSync(join(workspace, 'package.json')));
}

/** @param {string} target @param {string} path */
function link(target, path) {
  symlinkSync(target, path, process.platform === 'win32' ? 'junction' : 'dir');
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function git(args, env) {
  const { status, stdout, stderr } = spawnGit(args, env);
  if (status !== 0) throw new NotReadyError(`git ${args[0] ?? ''} failed: ${stderr.trim()}`);
  return stdout;
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function spawnGit(args, env = process.env) {
  const result = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', env, maxBuffer: 1 << 26 });
  if (result.error !== undefined) throw new NotReadyError('Comparing commits needs git.');
  return result;
}
