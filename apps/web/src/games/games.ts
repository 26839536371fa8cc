import { PACKAGES } from '@mechatable/catalog/packages';
import type { GameManifest } from '@mechatable/kernel';
import type { TableGame } from './shared/drawing.ts';
import { translateGame } from './translate-game.ts';

/** What the lobby knows of a game before it is loaded. */
export interface GameEntry extends GameManifest {
  /** The name of its rule book: editions share one. */
  readonly rulebook: string;
  /** The rules and the looks. */
  load(): Promise<TableGame>;
}

/** The drawings of each package, fetched when one of its games is chosen. */
const DRAWINGS = import.meta.glob<{ readonly tableGames: readonly TableGame[] }>('./*/table-game.ts');

/** Every game, from the manifests in `packages/games`. */
export const ENTRIES: readonly GameEntry[] = PACKAGES.flatMap(({ name, manifests }) =>
  manifests.map((manifest) => ({
    ...manifest,
    rulebook: name,
    load: () => loadTable(name, manifest.id),
  })),
);

export function findEntry(id: string): GameEntry | null {
  return ENTRIES.find((entry) => entry.id === id) ?? null;
}

async function loadTable(name: string, id: string): Promise<TableGame> {
  await translateGame(name);
  const drawn = await DRAWINGS[`./${name}/table-game.ts`]?.();
  const table = drawn?.tableGames.find(({ game }) => game.id === id);
  if (table === undefined) throw new Error(`apps/web/src/games/${name}/table-game.ts does not draw ${id}.`);
  return table;
}
