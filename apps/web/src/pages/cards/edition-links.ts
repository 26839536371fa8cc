import { ENTRIES, type GameEntry } from '../../games/games.ts';

export interface EditionLink {
  readonly href: string;
  readonly words: string;
}

/** Where the differences between a game and its other editions are told. */
export function editionLinks(
  gameId: string,
  entries: readonly GameEntry[] = ENTRIES,
): readonly EditionLink[] {
  return entries.flatMap((newer) => {
    const older = entries.find(({ id }) => id === newer.earlier);
    if (older === undefined || ![older.id, newer.id].includes(gameId)) return [];
    const words = `What ${newer.title} changed in ${older.title}`;
    return [{ href: `/cards/${older.id}/vs/${newer.id}`, words }];
  });
}
