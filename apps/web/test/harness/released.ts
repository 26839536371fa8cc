import { ENTRIES, type GameEntry } from '../../src/games/games.ts';

/** Games that are released. A draft may still lack lessons, its page of help, terms and translations. */
export const RELEASED: readonly GameEntry[] = ENTRIES.filter(({ draft }) => draft !== true);
