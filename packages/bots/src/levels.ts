import type { BotKind } from './bot.ts';
import { greedy } from './greedy.ts';
import { createSearcher } from './search/searcher.ts';
import { settingsFor } from './search/settings.ts';
import { createSlipping } from './slipping.ts';

/** No decision takes longer, however slow the machine; a level is weaker there. */
const PATIENCE_MS = 3000;

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

function searching(id: string, title: string, note: string, iterations: number): BotKind {
  const limit = { iterations, milliseconds: PATIENCE_MS };
  return {
    id,
    title,
    note,
    substitute: greedy.id,
    patience: PATIENCE_MS,
    remembers: true,
    create: (game, seed, seats) => createSearcher(game, seats, seed, settingsFor(game), limit),
  };
}

const rookie = slipping('rookie', 'Rookie', 'Means well, and moves before it thinks nine times of ten.', 90);
const regular = slipping('regular', 'Regular', 'Knows what it wants, and slips more often than not.', 65);
const veteran = slipping('veteran', 'Veteran', 'Takes what looks best at once, and slips now and then.', 30);
const ace = searching('ace', 'Ace', 'Never slips, and plays a few ways on before it chooses.', 30);
const legend = searching(
  'legend',
  'Legend',
  'Plays a great many ways on, and minds what you may answer.',
  1200,
);

/** Levels 1 to 5, the same words in every game. How strong each is was measured: docs/levels.md. */
export const LEVELS: readonly BotKind[] = [rookie, regular, veteran, ace, legend];

/** Whom a person meets who has not chosen. */
export const DEFAULT_BOT = regular.id;
