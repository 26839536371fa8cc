import type { BotKind } from '../bot.ts';
import { createSearcher, type Limit } from './searcher.ts';
import { settingsFor } from './settings.ts';

const ID = /^search:([1-9]\d{0,6})(it|ms)$/;

/** `search:400it` and `search:300ms`: a search with a custom budget, for experiments; null for other ids. */
export function searchBot(id: string): BotKind | null {
  const [, figure, unit] = ID.exec(id) ?? [];
  if (figure === undefined) return null;
  const budget = Number(figure);
  const isTimed = unit === 'ms';
  const words = isTimed ? `${figure} milliseconds` : `${figure} iterations`;
  const limit: Limit = isTimed
    ? { iterations: Infinity, milliseconds: budget }
    : { iterations: budget, milliseconds: Infinity };
  return {
    id,
    title: `Search, ${words}`,
    note: `Searches each decision for ${words}.`,
    substitute: 'greedy',
    patience: isTimed ? budget : null,
    remembers: true,
    needsTime: isTimed,
    settings: (game) => ({ iterations: isTimed ? null : budget, ...settingsFor(game) }),
    create: (game, seed, seats, clock) => createSearcher(game, seats, seed, settingsFor(game), limit, clock),
  };
}
