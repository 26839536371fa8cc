import { rngFrom, type AnyGame, type Rng, type SearchSettings } from '@mechatable/kernel';
import type { Bot, Situation } from '../bot.ts';
import { Search, type Weighed } from './search.ts';

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

/** What a search has found out about a decision: for a hint, a review, or a look over a bot's shoulder. */
export interface Weighing {
  readonly iterations: number;
  /** The choices that were tried, the best first. */
  readonly choices: readonly Weighed[];
  /** The best of the legal actions. */
  readonly best: unknown;
}

/** Weighs the choices of a situation, from nothing but what its seat may know. */
export function weigh(
  game: AnyGame,
  seats: number,
  situation: Situation,
  settings: SearchSettings,
  { iterations, milliseconds }: Limit,
  rng: Rng,
  now: Clock = systemClock,
): Weighing {
  const { seat, legal } = situation;
  const end = now() + milliseconds;
  const search = new Search(game, seats, seat, settings, rng);
  const done = search.run(situation.view(), { iterations, isOver: () => now() >= end });
  return { iterations: done, choices: search.weighed(), best: search.best(legal) ?? legal[0] };
}

/** A bot that searches for each decision. */
export function createSearcher(
  game: AnyGame,
  seats: number,
  seed: string,
  settings: SearchSettings,
  limit: Limit,
  now: Clock = systemClock,
): Bot {
  const rng = rngFrom(seed);
  return {
    choose(situation: Situation): unknown {
      const { legal } = situation;
      return legal.length === 1 ? legal[0] : weigh(game, seats, situation, settings, limit, rng, now).best;
    },
  };
}
