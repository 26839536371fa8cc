import type { TableGame } from './drawing.ts';
import { words } from './words.ts';

/** The title of a match's game, marked if the match is a variant. */
export function titleOf({ game, drawing }: TableGame, options: unknown, seats: number): string {
  return drawing.variant(options, seats) === null ? game.title : words.variant(game.title);
}
