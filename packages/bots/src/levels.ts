import type { BotKind } from './bot.ts';
import { createFallible } from './fallible.ts';
import { GREEDY_SETTINGS, greedy } from './greedy.ts';
import { createSearcher, type Limit } from './search/searcher.ts';
import { settingsFor } from './search/settings.ts';

/** The time limit per decision. On slow machines it makes the level weaker. */
const PATIENCE_MS = 3000;
const LONG: Limit = { iterations: 600, milliseconds: PATIENCE_MS };

function fallible(id: string, title: string, note: string, mistakes: number): BotKind {
  return {
    id,
    title,
    note,
    substitute: 'random',
    patience: null,
    remembers: false,
    needsTime: false,
    settings: () => ({ mistakes, ...GREEDY_SETTINGS }),
    create: (game, seed, seats) => createFallible(game, seed, seats, mistakes),
  };
}

const rookie = fallible('rookie', 'Rookie', 'Usually moves without thinking.', 92);
const regular = fallible('regular', 'Regular', 'Has a plan but makes frequent mistakes.', 67);
const veteran = fallible(
  'veteran',
  'Veteran',
  'Plays what looks best right now, with occasional mistakes.',
  35,
);
const ace: BotKind = {
  ...greedy,
  id: 'ace',
  title: 'Ace',
  note: 'Compares every choice one move ahead, without careless mistakes.',
};
const legend: BotKind = {
  id: 'legend',
  title: 'Legend',
  note: 'Searches hundreds of lines and expects your replies.',
  substitute: ace.id,
  patience: PATIENCE_MS,
  remembers: true,
  needsTime: false,
  settings: (game) => ({ iterations: LONG.iterations, ...settingsFor(game) }),
  create: (game, seed, seats, clock) => createSearcher(game, seats, seed, settingsFor(game), LONG, clock),
};

/** Levels 1 to 5, named the same in every game. docs/levels.md says how strong they are. */
export const LEVELS: readonly BotKind[] = [rookie, regular, veteran, ace, legend];

/** The default opponent. */
export const DEFAULT_BOT = regular.id;
