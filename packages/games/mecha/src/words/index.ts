import { chain } from './chain.ts';
import { changes } from './changes.ts';
import { deck } from './deck.ts';
import { events } from './events.ts';
import { labels } from './labels.ts';
import { outcomes } from './outcomes.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { sketch } from './sketch.ts';
import { sums } from './sums.ts';
import { things } from './things.ts';

export type { Prompts } from './questions.ts';
export type { WrongTarget } from './refusals.ts';
export type { Way } from './things.ts';

/** All English of the game except names and printed texts (`content/`) and the constant refusals beside their rules. */
export const words = {
  chain,
  changes,
  deck,
  events,
  labels,
  outcomes,
  questions,
  refusals,
  sketch,
  sums,
  things,
};
