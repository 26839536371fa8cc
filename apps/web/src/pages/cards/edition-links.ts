import { ENTRIES, type GameEntry } from '../../games/games.ts';
import { words } from './words.ts';

export interface EditionLink {
  readonly href: string;
  readonly title: string;
}

/** Links to the comparisons of a game with its other editions. */
export function editionLinks(
  gameId: string,
  entries: readonly GameEntry[] = ENTRIES,
): readonly EditionLink[] {
  return entries.flatMap((newer) => {
    const older = entries.find(({ id }) => id === newer.earlier);
    if (older === undefined || ![older.id, newer.id].includes(gameId)) return [];
    const title = words.editions.link(older.title, newer.title);
    return [{ href: `/cards/${older.id}/vs/${newer.id}`, title }];
  });
}
