import { rngFrom, type AnyGame, type SearchSettings } from '@mechatable/kernel';
import type { Bot, Situation } from '../bot.ts';
import { Search } from './search.ts';

/** How long a bot may think about a decision: so many iterations, or so long, whichever is over first. */
export interface Limit {
  readonly iterations: number;
  readonly milliseconds: number;
}

export type Clock = () => number;

const systemClock: Clock = () => performance.now();

/** So often, in milliseconds, a search tells what it thinks. */
const TELLING = 150;

/** A bot that searches for each decision. What follows from its own action it goes on knowing. */
export function createSearcher(
  game: AnyGame,
  seats: number,
  seed: string,
  settings: SearchSettings,
  limit: Limit,
  now: Clock = systemClock,
): Bot {
  const rng = rngFrom(seed);
  let search: Search | null = null;
  let goesOnAt = -1; // where nobody else has done anything since
  return {
    choose(situation: Situation): unknown {
      const { seat, seq, legal } = situation;
      if (search === null || seq !== goesOnAt) search = new Search(game, seats, seat, settings, rng);
      const action = legal.length === 1 ? legal[0] : think(search, situation, limit, now);
      search.advance(action);
      goesOnAt = seq + 1;
      return action;
    },
  };
}

/** So often, in iterations, a search looks whether it can still change its mind. */
const DECIDING = 16;

/** The best action that can be found within the limit. */
function think(
  search: Search,
  situation: Situation,
  { iterations, milliseconds }: Limit,
  now: Clock,
): unknown {
  const { legal, onThought } = situation;
  const start = now();
  const end = start + milliseconds;
  let tellAt = start + TELLING;
  let done = 0;
  const tell = (): void => onThought?.({ iterations: done, choices: search.weighed(legal) });
  const isOver = (): boolean => {
    const time = now();
    if (time >= end) return true;
    if (time >= tellAt) {
      tell();
      tellAt = time + TELLING;
    }
    if (done > 0 && done % DECIDING === 0) {
      const inTime = (done * (end - time)) / (time - start);
      if (search.lead() > Math.min(iterations - done, inTime)) return true;
    }
    done++;
    return false;
  };
  const isLate = milliseconds === Infinity ? undefined : (): boolean => now() >= end;
  search.run(situation.view(), { iterations, isOver, isLate });
  tell();
  return legal[search.weighed(legal)[0]?.choice ?? 0];
}
