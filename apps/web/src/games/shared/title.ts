import type { TableGame } from './drawing.ts';
import { words } from './words.ts';

/** The name of a match's game; what is no standard game is called a variant wherever its name stands. */
export function titleOf({ game, drawing }: TableGame, options: unknown, seats: number): string {
  return drawing.variant(options, seats) === null ? game.title : words.variant(game.title);
}
