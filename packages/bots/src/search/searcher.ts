import { rngFrom, type AnyGame, type SearchSettings } from '@mechatable/kernel';
import type { Bot, Situation } from '../bot.ts';
import { Search } from './search.ts';

/** What holds for a game that says nothing else. */
export const SEARCH_SETTINGS: SearchSettings = {
  spread: 120,
  exploration: 0.5,
  temperature: 0.05,
  breadth: 16,
  widening: 1,
  horizon: 0,
  sample: 6,
  worlds: 50,
  rivals: 'selfish',
};

/** How long a bot may think about a decision: so many iterations, or so long, whichever is over first. */
export interface Limit {
  readonly iterations: number;
  readonly milliseconds: number;
}

export type Clock = () => number;

const systemClock: Clock = () => performance.now();

export function settingsFor(game: AnyGame): SearchSettings {
  return { ...SEARCH_SETTINGS, ...game.lab.search };
}

/** A bot that searches for each decision. */
export function createSearcher(
  game: AnyGame,
  seats: number,
  seed: string,
  settings: SearchSettings,
  { iterations, milliseconds }: Limit,
  now: Clock = systemClock,
): Bot {
  const rng = rngFrom(seed);
  return {
    choose(situation: Situation): unknown {
      const { seat, legal } = situation;
      if (legal.length === 1) return legal[0];
      const end = now() + milliseconds;
      const search = new Search(game, seats, seat, settings, rng);
      search.run(situation.view(), { iterations, isOver: () => now() >= end });
      return search.best(legal) ?? legal[0];
    },
  };
}
