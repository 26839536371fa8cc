import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package that plays the matches. It depends on all games and bots. */
const PLAYS = '@mechatable/study';
const OURS = '@mechatable/';
const LENGTH = 16;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

let known: string | null = null;

/**
 * A short hash of all code and content that a result depends on, and of the versions of other libraries. Two machines with
 * the same engine play the same.
 */
export function engineDigest(): string {
  known ??= engineAt(dirname(fileURLToPath(import.meta.url)));
  return known;
}

/** The engine that a module in this folder would use. */
export function engineAt(folder: string): string {
  return digestOf(packagesFrom(PLAYS, folder));
}

/** The folders of a package and of our packages that it depends on, by name. */
function packagesFrom(
  name: string,
  from: string,
  found = new Map<string, string>(),
): ReadonlyMap<string, string> {
  if (found.has(name)) return found;
  const folder = folderOf(name, from);
  found.set(name, folder);
  for (const other of Object.keys(manifestOf(folder).dependencies ?? {}))
    if (other.startsWith(OURS)) packagesFrom(other, folder, found);
  return found;
}

/** The folder in which Node finds a package, compiled or not. */
function folderOf(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return realpathSync(folder);
  if (dirname(from) === from) throw new Error(`The package ${name} is not installed.`);
  return folderOf(name, dirname(from));
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Sources, because compiled files may remain after their source was deleted. */
function digestOf(packages: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [name, folder] of [...packages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { version, dependencies = {} } = manifestOf(folder);
    hash.update(JSON.stringify([name, version, Object.entries(dependencies).sort()]));
    for (const file of filesIn(join(folder, 'src'))) {
      hash.update(`\0${relative(folder, file).replaceAll(sep, '/')}\0`);
      hash.update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, LENGTH);
}

function filesIn(folder: string): readonly string[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
