import type { TableGame } from './drawing.ts';
import { words } from './words.ts';

/** The title of a match's game, marked if the match is a variant or is played with a content file. */
export function titleOf(
  { game, drawing }: TableGame,
  options: unknown,
  seats: number,
  isCustom = game.content.custom !== null,
): string {
  const title = drawing.variant(options, seats) === null ? game.title : words.variant(game.title);
  return isCustom ? words.custom(title) : title;
}
