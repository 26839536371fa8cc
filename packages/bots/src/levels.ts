import type { BotKind } from './bot.ts';
import { greedy } from './greedy.ts';
import { rookie } from './rookie.ts';
import { createSearcher, settingsFor } from './search/searcher.ts';

/** No decision takes longer, however slow the machine; a level is weaker there. */
const PATIENCE_MS = 3000;

function searching(id: string, title: string, note: string, iterations: number): BotKind {
  const limit = { iterations, milliseconds: PATIENCE_MS };
  return {
    id,
    title,
    note,
    substitute: 'regular',
    create: (game, seed, seats) => createSearcher(game, seats, seed, settingsFor(game), limit),
  };
}

/** The second level: what looks best at once. */
const regular: BotKind = { ...greedy, id: 'regular', title: 'Regular' };
const veteran = searching('veteran', 'Veteran', 'Looks some decisions ahead.', 100);
const ace = searching('ace', 'Ace', 'Looks a turn ahead and minds what you may answer.', 800);
const legend = searching('legend', 'Legend', 'Thinks as long as it takes.', 6400);

/** Whom a person meets who has not chosen. */
export const DEFAULT_BOT = regular.id;

/** Levels 1 to 5, the same words in every game. How strong each is was measured: docs/levels.md. */
export const LEVELS: readonly BotKind[] = [rookie, regular, veteran, ace, legend];
