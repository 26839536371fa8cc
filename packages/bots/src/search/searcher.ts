import { rngFrom, type AnyGame } from '@mechatable/kernel';
import type { Bot, Situation } from '../bot.ts';
import { Search, type SearchSettings } from './search.ts';

export const SEARCH_SETTINGS: SearchSettings = {
  exploration: 0.4,
  spread: 120,
  breadth: 4,
  widening: 1.5,
  playout: 0,
  rivals: 'selfish',
  depth: 40,
};

/** A bot that searches so many iterations, or so long, for each decision. */
export function createSearcher(
  game: AnyGame,
  seats: number,
  seed: string,
  settings: SearchSettings,
  limit: { readonly iterations: number; readonly milliseconds: number; readonly now: () => number },
): Bot {
  const rng = rngFrom(seed);
  return {
    choose(situation: Situation): unknown {
      const { seat, legal } = situation;
      if (legal.length === 1) return legal[0];
      const search = new Search(game, seats, seat, settings, rng);
      const end = limit.now() + limit.milliseconds;
      search.run(situation.view(), { iterations: limit.iterations, isOver: () => limit.now() >= end });
      return search.best(legal) ?? legal[0];
    },
  };
}
