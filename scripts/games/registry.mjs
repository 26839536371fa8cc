/**
 * Files that must list every game: dependencies and `references` for npm and the compiler, and
 * the imports of the catalog. All of them are derived from the folders in packages/games and from the package.json files.
 */

import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { formatted } from '../formatted.mjs';
import { readManifest, ROOT, workspaces } from '../workspaces.mjs';
import { packagesSource, releasesSource } from './sources.mjs';

const GAMES = 'packages/games/';
const DRAWINGS = 'apps/web/src/games';

/** The packages that import every game. */
const IMPORTERS = ['packages/catalog', 'apps/web'];

/** Folders beside the drawings that belong to no game. */
const NO_GAMES = ['books', 'puzzles', 'shared'];

/** The folders in packages/games, sorted. */
export function gameNames() {
  return workspaces()
    .filter(({ folder }) => folder.startsWith(GAMES))
    .map(({ folder }) => folder.slice(GAMES.length));
}

/** One sentence per missing part of a game, and per part without a game. */
export function missingParts() {
  const names = gameNames();
  const unowned = readdirSync(join(ROOT, DRAWINGS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && ![...NO_GAMES, ...names].includes(entry.name))
    .map(({ name }) => `${DRAWINGS}/${name} belongs to no game: ${GAMES}${name}/package.json is missing.`);
  return [...names.flatMap(missingPartsOf), ...unowned];
}

/** @param {string} name */
function missingPartsOf(name) {
  const folder = `${GAMES}${name}`;
  const manifest = `${folder}/src/manifest.ts`;
  const own = workspaces().find((workspace) => workspace.folder === folder);
  const problems = [manifest, `rules/${name}.md`, `${DRAWINGS}/${name}/table-game.ts`]
    .filter((file) => !existsSync(join(ROOT, file)))
    .map((file) => `${file} is missing.`);
  if (own?.name !== `@mechatable/${name}`)
    problems.push(`${folder}/package.json: the name must be "@mechatable/${name}".`);
  if (own?.sources[`${own.name}/manifest`] !== manifest)
    problems.push(`${folder}/package.json must export "./manifest" like the other games.`);
  return problems;
}

/** Writes the files that are out of date. Returns their paths. */
export async function register() {
  const written = [];
  // Dependencies first: the compiler's references follow from them.
  for (const list of [dependencies, references, catalogSources]) {
    for (const { path, text } of await changed(list())) {
      writeFileSync(join(ROOT, path), text);
      written.push(path);
    }
  }
  return written;
}

/** The paths of the files that `register` would write. */
export async function outdated() {
  const all = await changed([...dependencies(), ...references(), ...catalogSources()]);
  return all.map(({ path }) => path);
}

/**
 * @typedef {object} Output
 * @property {string} path from the top
 * @property {string} text
 */

/** The outputs that differ from the existing files, formatted. @param {readonly Output[]} outputs */
async function changed(outputs) {
  const all = await Promise.all(
    outputs.map(async ({ path, text }) => ({ path, text: await formatted(path, text) })),
  );
  return all.filter(({ path, text }) => !existsSync(join(ROOT, path)) || read(path) !== text);
}

/** @returns {Output[]} */
function dependencies() {
  const packages = new Map(workspaces().map(({ name, folder }) => [name, folder]));
  const games = gameNames().map((name) => {
    const own = /** @type {{ name: string, version: string }} */ (
      JSON.parse(read(`${GAMES}${name}/package.json`))
    );
    return /** @type {const} */ ([own.name, own.version]);
  });
  return IMPORTERS.map((folder) => {
    const path = `${folder}/package.json`;
    const content = /** @type {Record<string, unknown>} */ (JSON.parse(read(path)));
    const { dependencies: all = {} } = readManifest(folder);
    const kept = Object.entries(all).filter(
      ([name]) => !name.startsWith('@mechatable/') || packages.has(name), // a game may have been deleted
    );
    const sorted = Object.entries(Object.fromEntries([...kept, ...games])).sort(([a], [b]) =>
      a < b ? -1 : 1,
    );
    return { path, text: JSON.stringify({ ...content, dependencies: Object.fromEntries(sorted) }, null, 2) };
  });
}

/** @returns {Output[]} */
function references() {
  const all = workspaces();
  const folders = all.map(({ folder }) => folder);
  return [
    withReferences('tsconfig.json', [...folders, 'tsconfig.tests.json']),
    withReferences('tsconfig.tests.json', folders),
    ...folders.map((folder) => {
      const { dependencies: wanted = {} } = readManifest(folder);
      const used = all.filter(({ name }) => name in wanted).map((workspace) => workspace.folder);
      return withReferences(`${folder}/tsconfig.json`, used);
    }),
  ];
}

const REFERENCES = /"references": \[[^\]]*\]/;

/**
 * The file with these references. Existing ones keep their order.
 * @param {string} path
 * @param {readonly string[]} targets from the top
 */
function withReferences(path, targets) {
  const text = read(path);
  const wanted = targets.map((target) => posix.relative(posix.dirname(path), target));
  const { references: present = [] } = /** @type {{ references?: { path: string }[] }} */ (JSON.parse(text));
  const kept = present.map((reference) => reference.path).filter((target) => wanted.includes(target));
  const list = [...new Set([...kept, ...wanted])].map((target) => `{ "path": ${JSON.stringify(target)} }`);
  if (list.length > 0 && !REFERENCES.test(text))
    throw new Error(`${path} has no list of "references". Add an empty one.`);
  return { path, text: text.replace(REFERENCES, `"references": [${list.join(', ')}]`) };
}

/** @returns {Output[]} */
function catalogSources() {
  const names = gameNames();
  const withContent = names.filter((name) =>
    workspaces().some(({ sources }) => `@mechatable/${name}/content` in sources),
  );
  return [
    { path: 'packages/catalog/src/packages.ts', text: packagesSource(names, withContent) },
    { path: 'packages/catalog/src/releases.ts', text: releasesSource(names) },
  ];
}

/** @param {string} path */
function read(path) {
  return readFileSync(join(ROOT, path), 'utf8');
}
