import { rngFrom, type AnyGame } from '@mechatable/kernel';
import type { Situation } from '../bot.ts';
import { Search } from './search.ts';
import { settingsFor } from './settings.ts';

/** What a decision was worth next to the best that the seat could have found. */
export interface Verdict {
  /** The place of the best choice among the legal actions. */
  readonly best: number;
  /** The outcome to expect of it, from 0 (lost) to 1 (won). */
  readonly bestExpected: number;
  readonly chosenExpected: number;
}

/**
 * Weighs what was chosen against the best choice, from nothing but what the seat could know. Half of the iterations
 * find the best one; the others are shared so that both were looked at as often.
 */
export function review(
  game: AnyGame,
  seats: number,
  situation: Situation,
  chosen: number,
  iterations: number,
  seed: string,
): Verdict {
  const { seat, legal } = situation;
  const view = situation.view();
  const search = new Search(game, seats, seat, settingsFor(game), rngFrom(seed));
  const run = (count: number, only?: unknown): void => {
    search.run(view, { iterations: Math.max(count, 0), isOver: () => false }, only);
  };
  const found = (choice: number): { visits: number; expected: number } =>
    search.weighed(legal).find((one) => one.choice === choice) ?? { visits: 0, expected: 0 };
  run(Math.ceil(iterations / 2));
  const best = search.weighed(legal)[0]?.choice ?? 0;
  for (const choice of best === chosen ? [best] : [best, chosen])
    run(Math.ceil(iterations / 2) - found(choice).visits, legal[choice]);
  return { best, bestExpected: found(best).expected, chosenExpected: found(chosen).expected };
}
