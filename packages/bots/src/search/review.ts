import { rngFrom, type AnyGame } from '@mechatable/kernel';
import type { Situation } from '../bot.ts';
import { Search } from './search.ts';
import { settingsFor, type SearchSettings } from './settings.ts';

/** A decision compared with the best choice that the seat could have found. */
export interface Assessment {
  /** The index of the best choice among the legal actions. */
  readonly best: number;
  /** Its expected outcome, from 0 (lost) to 1 (won). */
  readonly bestExpected: number;
  readonly chosenExpected: number;
}

const isOver = (): boolean => false;

/**
 * Compares the chosen action with the best one, using only what the seat could know. Half of the iterations find the best
 * action. Then each of the two gets a quarter alone, in the same worlds, so that an action that only got lucky doesn't win.
 */
export function review(
  game: AnyGame,
  seats: number,
  situation: Situation,
  chosen: number,
  iterations: number,
  seed: string,
): Assessment {
  const { seat, legal } = situation;
  const view = situation.view();
  const rng = rngFrom(seed);
  const settings = settingsFor(game);
  const search = new Search(game, seats, seat, settings, rng);
  search.run(view, { iterations: Math.ceil(iterations / 2), isOver });
  const best = search.weighed(legal)[0]?.choice ?? 0;

  const each = Math.ceil(iterations / 4);
  const worlds = Array.from({ length: settings.worlds }, () => game.rules.imagine(view, rng));
  const expectedOf = (choice: number): number => {
    const alone = new Search(game, seats, seat, playedOn(settings), rngFrom(seed));
    alone.run(view, { iterations: each, isOver }, { only: legal[choice], worlds });
    return alone.weighed(legal)[0]?.expected ?? 0;
  };
  const bestExpected = expectedOf(best);
  return { best, bestExpected, chosenExpected: best === chosen ? bestExpected : expectedOf(chosen) };
}

/**
 * In the middle of a turn, the player who has just moved looks better off than they are. A bot compares moves of the same
 * seat; a review may compare a move with passing to others, so every leaf is played to the end of the turn.
 */
function playedOn(settings: SearchSettings): SearchSettings {
  return settings.horizon > 0 ? settings : { ...settings, horizon: 1, sample: 1 };
}
