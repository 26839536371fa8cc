import { below, pick, rngFrom, type AnyGame } from '@mechatable/kernel';
import type { Bot } from './bot.ts';
import { GREEDY_SETTINGS, createGreedy } from './greedy.ts';

/** A bot that plays to win, but makes so many of a hundred decisions without thinking. */
export function createSlipping(game: AnyGame, seed: string, slips: number): Bot {
  const rng = rngFrom(`slips:${seed}`);
  const thinking = createGreedy(game, seed, GREEDY_SETTINGS);
  return {
    choose: (situation) =>
      below(rng, 100) < slips ? pick(rng, situation.legal) : thinking.choose(situation),
  };
}
