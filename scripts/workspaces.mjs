import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {object} Workspace
 * @property {string} folder from the top: `packages/games/lanes`
 * @property {string} name as others import it: `@mechatable/lanes`
 * @property {Readonly<Record<string, string>>} sources the source file behind each name that others may import
 * @property {boolean} isPublished
 * @property {readonly string[]} packages other people's packages that its package.json asks for
 */

/** Every package and app, sorted by folder. @returns {Workspace[]} */
export function workspaces() {
  const { workspaces: patterns } = readManifest('');
  return patterns
    .flatMap((pattern) => {
      const parent = pattern.replace(/\/\*$/, '');
      if (!existsSync(join(ROOT, parent))) return [];
      return readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}`);
    })
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
    .sort()
    .map((folder) => {
      const manifest = readManifest(folder);
      const { name, exports: doors = {}, dependencies, devDependencies } = manifest;
      const sources = Object.entries(doors).map(([door, conditions]) => [
        posix.join(name, door),
        posix.join(folder, conditions['@mechatable/source']),
      ]);
      const packages = Object.keys({ ...dependencies, ...devDependencies });
      return {
        folder,
        name,
        sources: Object.fromEntries(sources),
        isPublished: manifest.private !== true,
        packages: packages.filter((other) => !other.startsWith('@mechatable/')),
      };
    });
}

/**
 * @typedef {object} Manifest what is read here of a package.json
 * @property {string} name
 * @property {boolean} [private]
 * @property {{ node: string }} engines
 * @property {string[]} workspaces
 * @property {Record<string, Record<'@mechatable/source', string>>} [exports]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [scripts]
 * @property {readonly string[]} [files]
 * @property {string} [description]
 */

/** @param {string} folder @returns {Manifest} */
export function readManifest(folder) {
  return /** @type {Manifest} */ (JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')));
}

const GENERATED = new Set(['node_modules', 'dist']);

/**
 * All files below a folder or at a path, generated ones left out, as sorted paths from the top with forward
 * slashes. What does not exist has no files.
 * @param {string} path
 * @returns {string[]}
 */
export function filesBelow(path) {
  const absolute = join(ROOT, path);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [path];
  return readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => !GENERATED.has(entry.name) && !entry.name.endsWith('.tsbuildinfo'))
    .flatMap((entry) => filesBelow(`${path}/${entry.name}`))
    .sort();
}

/** @param {string} absolute */
export function fromTop(absolute) {
  return relative(ROOT, absolute).split(sep).join('/');
}
