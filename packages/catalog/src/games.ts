import type { AnyGame } from '@mechatable/kernel';
import { RELEASES } from './releases.ts';

/** Every game in its current version. */
export const GAMES: readonly AnyGame[] = [...new Map(RELEASES.map((game) => [game.id, game])).values()];
