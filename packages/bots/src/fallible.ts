import { below, pick, rngFrom, type AnyGame } from '@mechatable/kernel';
import { THOUGHTLESS, type Bot } from './bot.ts';
import { GREEDY_SETTINGS, createGreedy } from './greedy.ts';

/** A bot that plays to win, but makes this percentage of its decisions without thinking. */
export function createFallible(game: AnyGame, seed: string, seats: number, mistakes: number): Bot {
  const rng = rngFrom(`slips:${seed}`);
  const thinking = createGreedy(game, seed, seats, GREEDY_SETTINGS);
  return {
    choose(situation) {
      if (below(rng, 100) >= mistakes) return thinking.choose(situation);
      situation.onThought?.(THOUGHTLESS);
      return pick(rng, situation.legal);
    },
  };
}
