import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, ROOT } from '../workspaces.mjs';

const TEMPLATE = 'scripts/new-game/template/';
const ENDING = '.template';

/** A game whose package.json new ones start from, so that versions and exports are up to date. */
const MODEL = 'packages/games/lanes';
/** Exports that a game can add later: content files, and words to translate. */
const LATER = ['./content', './words'];

/** The dependencies of a new game. */
const NEEDS = ['@mechatable/kernel', 'zod'];

/**
 * Writes the files of a new game. Returns their paths.
 * @param {string} id
 * @param {string} title
 */
export async function createFiles(id, title) {
  const { formatted } = await import('../formatted.mjs'); // not before its library is installed
  /** @param {string} text */
  const filled = (text) =>
    text
      .replaceAll('_id_', id)
      .replaceAll('{{id}}', id)
      .replaceAll('{{title}}', title)
      .replaceAll('{{titleLiteral}}', JSON.stringify(title))
      .replaceAll('{{prefix}}', prefixOf(id));
  const files = filesBelow(TEMPLATE.slice(0, -1)).map((path) => ({
    path: filled(path.slice(TEMPLATE.length, -ENDING.length)),
    text: filled(readFileSync(join(ROOT, path), 'utf8')),
  }));
  files.push({ path: `packages/games/${id}/package.json`, text: packageJson(id, title) });
  if (existsSync(join(ROOT, MODEL, 'LICENSE')))
    files.push({
      path: `packages/games/${id}/LICENSE`,
      text: readFileSync(join(ROOT, MODEL, 'LICENSE'), 'utf8'),
    });
  for (const { path, text } of files) {
    const filepath = join(ROOT, path);
    const isByHand = path.startsWith('rules/') || path.endsWith('LICENSE');
    mkdirSync(dirname(filepath), { recursive: true });
    writeFileSync(filepath, isByHand ? text : await formatted(path, text));
  }
  return files.map(({ path }) => path);
}

/** The prefix of its clause ids: `nim` → `NIM`, `tic-tac-toe` → `TTT`. @param {string} id */
export function prefixOf(id) {
  const words = id.split('-');
  return (words.length === 1 ? id : words.map(([first]) => first).join('')).toUpperCase();
}

/** @param {string} id @param {string} title */
export function packageJson(id, title) {
  const { exports: doors, ...model } =
    /** @type {{ dependencies: Record<string, string>, description?: string, exports: Record<string, unknown> }} */ (
      JSON.parse(readFileSync(join(ROOT, MODEL, 'package.json'), 'utf8'))
    );
  const dependencies = Object.entries(model.dependencies).filter(([name]) => NEEDS.includes(name));
  const own = {
    ...model,
    name: `@mechatable/${id}`,
    ...(model.description === undefined ? {} : { description: `The game ${title} for Mechatable.` }),
    exports: Object.fromEntries(Object.entries(doors).filter(([door]) => !LATER.includes(door))),
    dependencies: Object.fromEntries(dependencies),
  };
  return JSON.stringify(own, null, 2);
}
