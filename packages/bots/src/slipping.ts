import { below, pick, rngFrom, type AnyGame } from '@mechatable/kernel';
import { THOUGHTLESS, type Bot } from './bot.ts';
import { GREEDY_SETTINGS, createGreedy } from './greedy.ts';

/** A bot that plays to win, but makes so many of a hundred decisions without thinking. */
export function createSlipping(game: AnyGame, seed: string, seats: number, slips: number): Bot {
  const rng = rngFrom(`slips:${seed}`);
  const thinking = createGreedy(game, seed, seats, GREEDY_SETTINGS);
  return {
    choose(situation) {
      if (below(rng, 100) >= slips) return thinking.choose(situation);
      situation.onThought?.(THOUGHTLESS);
      return pick(rng, situation.legal);
    },
  };
}
