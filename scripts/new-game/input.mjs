import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, workspaces } from '../workspaces.mjs';

/** The requested game can't be created. The message says why and what to change. */
export class BadGameError extends Error {}

const USAGE = 'Usage: npm run new-game -- nim [--title "Nim"]';
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 40;
/** Without characters that are special in Markdown, CSS or TypeScript. */
const TITLE = /^[\p{L}\p{N}][\p{L}\p{N} .,:!?&’'-]*$/u;

/**
 * @param {readonly string[]} args
 * @returns {{ id: string, title: string, install: boolean }}
 */
export function readInput(args) {
  const { values, positionals } = parsed(args);
  const [id, ...more] = positionals;
  if (id === undefined) throw new BadGameError(`Name the game. ${USAGE}`);
  if (more.length > 0) throw new BadGameError(`One name only, without spaces. ${USAGE}`);
  if (!ID.test(id) || id.length > LONGEST) {
    throw new BadGameError(
      `"${id}" can't be the id of a game. Use lowercase letters, digits and single hyphens, ` +
        `start with a letter, and use ${String(LONGEST)} characters at most: "tic-tac-toe".`,
    );
  }
  const taken = takenBy(id);
  if (taken !== null) throw new BadGameError(`"${id}" is taken: ${taken}. Choose another id.`);
  const title = values.title ?? titleOf(id);
  if (!TITLE.test(title) || title.length > LONGEST) {
    throw new BadGameError(
      `"${title}" can't be a title. Use letters, digits, spaces and common punctuation, ` +
        `${String(LONGEST)} characters at most: --title "Tic-Tac-Toe".`,
    );
  }
  return { id, title, install: !values['no-install'] };
}

/** @param {readonly string[]} args */
function parsed(args) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { title: { type: 'string' }, 'no-install': { type: 'boolean', default: false } },
    });
  } catch (error) {
    // Node's message continues with advice on names that start with a hyphen, which ids can't.
    const [problem] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new BadGameError(`${problem}. ${USAGE}`);
  }
}

/** `tic-tac-toe` → `Tic Tac Toe` @param {string} id */
function titleOf(id) {
  return id.replace(
    /(^|-)(.)/g,
    (_, hyphen, letter) => (hyphen === '' ? '' : ' ') + String(letter).toUpperCase(),
  );
}

/** The folders of a game's files. @param {string} id */
export function ownPaths(id) {
  return [`rules/${id}.md`, `packages/games/${id}`, `apps/web/src/games/${id}`, `apps/web/test/games/${id}`];
}

/** The existing thing with this name; null if there is none. @param {string} id */
function takenBy(id) {
  const workspace = workspaces().find(({ folder }) => basename(folder) === id);
  if (workspace !== undefined) return `${workspace.folder} exists`;
  const path = ownPaths(id).find((each) => existsSync(join(ROOT, each)));
  if (path !== undefined) return `${path} exists`;
  const owner = readdirSync(join(ROOT, 'packages/games')).find((name) => idsIn(name).includes(id));
  return owner === undefined ? null : `it is a game in packages/games/${owner}`;
}

/** The ids in a package's manifest. @param {string} name */
function idsIn(name) {
  const file = join(ROOT, 'packages/games', name, 'src/manifest.ts');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/\bid: '([^']+)'/g)].map(([, id]) => id);
}
