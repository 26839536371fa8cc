import { PACKAGES } from '@mechatable/catalog/packages';
import { BadInputError, publishedId, type GameManifest } from '@mechatable/kernel';
import { chooseGame, contentProblem } from '../browser/content-files.ts';
import { idHere, OtherContentError, settleContent } from './content.ts';
import { reloadForOtherContent } from './reload.ts';
import type { TableGame } from './shared/drawing.ts';
import { translateGame } from './translate-game.ts';

/** The lobby's facts about a game before it is loaded. */
export interface GameEntry extends GameManifest {
  /** The name of its rule book: editions share one. */
  readonly rulebook: string;
  /** Whether it has first steps. */
  readonly hasLessons: boolean;
  /**
   * The rules and the drawing, as people play it here: with their content file, if they chose one. `id`: exactly this game,
   * with the content that its id names.
   */
  load(id?: string): Promise<TableGame>;
}

/** The drawings of each package, fetched when one of its games is chosen. */
const DRAWINGS = import.meta.glob<{ readonly tableGames: readonly TableGame[] }>('./*/table-game.ts');

/** The lessons of each package. Only their existence matters here: a drawing loads its own. */
const COURSES = import.meta.glob('./*/course.ts');

/** Every game, from the manifests in `packages/games`. */
export const ENTRIES: readonly GameEntry[] = PACKAGES.flatMap(({ name, manifests }) =>
  manifests.map((manifest) => ({
    ...manifest,
    rulebook: name,
    hasLessons: COURSES[`./${name}/course.ts`] !== undefined,
    load: (id) =>
      reloadForOtherContent(id === undefined ? loadChosen(name, manifest.id) : loadTable(name, id)),
  })),
);

/** `id`: also with the hash of a content file. */
export function findEntry(id: string): GameEntry | null {
  return ENTRIES.find((entry) => entry.id === publishedId(id)) ?? null;
}

/** If the chosen content file is gone or outdated, the page says so and the published game is played. */
async function loadChosen(name: string, id: string): Promise<TableGame> {
  const chosen = idHere(name, id);
  try {
    return await loadTable(name, chosen);
  } catch (error) {
    if (chosen === id || !(error instanceof BadInputError) || error instanceof OtherContentError) throw error;
    chooseGame(name, null);
    contentProblem.value = error.message;
    return loadTable(name, id);
  }
}

async function loadTable(name: string, id: string): Promise<TableGame> {
  await settleContent(name, id);
  await translateGame(name);
  const drawn = await DRAWINGS[`./${name}/table-game.ts`]?.();
  const table = drawn?.tableGames.find(({ game }) => game.id === id);
  if (table === undefined) throw new Error(`apps/web/src/games/${name}/table-game.ts does not draw ${id}.`);
  return table;
}
