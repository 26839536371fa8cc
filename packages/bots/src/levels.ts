import type { BotKind } from './bot.ts';
import { greedy } from './greedy.ts';
import { createSearcher, type Limit } from './search/searcher.ts';
import { settingsFor } from './search/settings.ts';
import { createSlipping } from './slipping.ts';

/** No decision takes longer, however slow the machine; the level is weaker there. */
const PATIENCE_MS = 3000;
const LONG: Limit = { iterations: 600, milliseconds: PATIENCE_MS };

function slipping(id: string, title: string, note: string, slips: number): BotKind {
  return {
    id,
    title,
    note,
    substitute: 'random',
    patience: null,
    remembers: false,
    create: (game, seed, seats) => createSlipping(game, seed, seats, slips),
  };
}

const rookie = slipping('rookie', 'Rookie', 'Means well, and mostly moves before it thinks.', 92);
const regular = slipping('regular', 'Regular', 'Knows what it wants, and slips more often than not.', 67);
const veteran = slipping('veteran', 'Veteran', 'Takes what looks best at once, and slips now and then.', 35);
const ace: BotKind = {
  ...greedy,
  id: 'ace',
  title: 'Ace',
  note: 'Looks at every choice and what it leaves open, and never slips.',
};
const legend: BotKind = {
  id: 'legend',
  title: 'Legend',
  note: 'Plays hundreds of ways on, and minds what you may answer.',
  substitute: ace.id,
  patience: PATIENCE_MS,
  remembers: true,
  create: (game, seed, seats) => createSearcher(game, seats, seed, settingsFor(game), LONG),
};

/** Levels 1 to 5, the same words in every game. How strong each is was measured: docs/levels.md. */
export const LEVELS: readonly BotKind[] = [rookie, regular, veteran, ace, legend];

/** Whom a person meets who has not chosen. */
export const DEFAULT_BOT = regular.id;
