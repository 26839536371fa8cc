import {
  contentJsonSchema,
  contentRulesOf,
  readContent,
  type PlacedProblem,
} from '@mechatable/catalog/content';
import {
  CONTENT_FORMAT,
  CUSTOM_PREFIX,
  contentHashIn,
  publishedId,
  shortContentHash,
  type CustomContent,
} from '@mechatable/kernel';
import type { StoredContent } from '@mechatable/store/content';
import { chooseGame, chosenGame, theContentFiles } from '../../browser/content-files.ts';
import { saveFile } from '../../browser/files.ts';
import { findEntry } from '../../games/games.ts';
import { words } from './words.ts';

/** A problem with the line of the file that it is in. */
export interface ShownProblem extends PlacedProblem {
  readonly text: string;
}

export type Imported =
  | { readonly ok: true; readonly content: CustomContent }
  | { readonly ok: false; readonly problems: readonly ShownProblem[] };

/** Checks a file, stores it in this browser, and plays with it from now on. Fails with a `StoreFailedError`. */
export async function importContent(text: string): Promise<Imported> {
  const read = await readContent(text);
  if (!read.ok) {
    const lines = text.split(/\r\n|\r|\n/);
    return {
      ok: false,
      problems: read.problems.map((problem) => ({ ...problem, text: lines[problem.line - 1] ?? '' })),
    };
  }
  const { content } = read;
  const hash = shortContentHash(content);
  const { game, name } = content;
  await (await theContentFiles()).put({ hash, game, name, text, imported: Date.now() });
  use({ hash, game });
  return { ok: true, content };
}

/** Pages that have loaded other content are loaded again when they need the game. */
export function use({ hash, game }: Pick<StoredContent, 'hash' | 'game'>): void {
  chooseGame(rulebookOf(game), `${game}~${hash}`);
}

export function isUsed({ hash, game }: Pick<StoredContent, 'hash' | 'game'>): boolean {
  const chosen = chosenGame(rulebookOf(game));
  return chosen !== null && publishedId(chosen) === game && contentHashIn(chosen) === hash;
}

export function stopUsing({ game }: Pick<StoredContent, 'game'>): void {
  chooseGame(rulebookOf(game), null);
}

export async function removeFile(file: StoredContent): Promise<void> {
  if (isUsed(file)) stopUsing(file);
  await (await theContentFiles()).remove(file.hash);
}

function rulebookOf(game: string): string {
  return findEntry(game)?.rulebook ?? game;
}

/** `Glass Cannons` → `glass-cannons.json`. */
export function fileName(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? ['content'];
  return `${words.join('-')}.json`;
}

export async function saveSchema(game: string): Promise<void> {
  saveFile(`${game}.schema.json`, `${JSON.stringify(await contentJsonSchema(game), null, 2)}\n`);
}

/** One published piece under a new name, to start from. */
export async function saveTemplate(game: string): Promise<void> {
  const { lists } = await contentRulesOf(game);
  const [list] = lists;
  const piece = list?.published[0];
  const template = {
    $schema: `./${game}.schema.json`,
    format: CONTENT_FORMAT,
    game,
    name: words.write.name,
    ...(list === undefined || piece === undefined
      ? {}
      : {
          [list.key]: [
            { ...piece, id: `${CUSTOM_PREFIX}my-${list.piece}`, name: words.write.piece(piece.name) },
          ],
        }),
  };
  saveFile(`${game}-content.json`, `${JSON.stringify(template, null, 2)}\n`);
}
