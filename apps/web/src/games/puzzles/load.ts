import type { PuzzleFile } from '@mechatable/bots/puzzles';

/** By path. Each is fetched when a page of its game's puzzles is opened. */
const FILES = import.meta.glob<PuzzleFile>('../../../../../puzzles/*.json', { import: 'default' });

/** The puzzles of a game, the easiest first; null if it has none. */
export async function loadPuzzles(gameId: string): Promise<PuzzleFile | null> {
  const path = Object.keys(FILES).find((file) => file.endsWith(`/${gameId}.json`));
  return path === undefined ? null : ((await FILES[path]?.()) ?? null);
}

/** Games that have puzzles. */
export function hasPuzzles(gameId: string): boolean {
  return Object.keys(FILES).some((file) => file.endsWith(`/${gameId}.json`));
}
