import { cards } from './cards.ts';
import { cues } from './cues.ts';
import { field } from './field.ts';
import { inspect } from './inspect.ts';
import { forecast, match, statistics } from './match.ts';
import { options } from './options.ts';
import { signed } from './phrases.ts';
import { piles, players } from './sides.ts';

export type { When } from './inspect.ts';

/** The strings of the table. The game has its own, and the lessons are in `lesson-words.ts`. */
export const words = {
  cards,
  cues,
  field,
  forecast,
  inspect,
  match,
  options,
  piles,
  players,
  signed,
  statistics,
};
