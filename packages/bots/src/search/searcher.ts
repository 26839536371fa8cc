import { rngFrom, same, type AnyGame, type GameEvent, type Rng, type Seat } from '@mechatable/kernel';
import type { Bot, Clock, Situation } from '../bot.ts';
import { Search } from './search.ts';
import type { SearchSettings } from './settings.ts';

/** How long a bot may think about a decision: a number of iterations or a time, whichever ends first. */
export interface Limit {
  readonly iterations: number;
  readonly milliseconds: number;
}

const systemClock: Clock = () => performance.now();

/** A search reports its thoughts this often, in milliseconds. */
const REPORT_MS = 150;

/** A prepared search for the next decision, and the view that the seat must then have. */
interface Kept {
  readonly search: Search;
  readonly seq: number;
  readonly view: unknown;
}

/** A bot that searches for each decision. It keeps the search tree if the result of its own action was certain. */
export function createSearcher(
  game: AnyGame,
  seats: number,
  seed: string,
  settings: SearchSettings,
  limit: Limit,
  now: Clock = systemClock,
): Bot {
  const rng = rngFrom(seed);
  let last: Kept | null = null;
  return {
    choose(situation: Situation): unknown {
      const start = now();
      const { seat, seq, legal } = situation;
      const kept = last?.seq === seq ? last : null;
      last = null;
      if (kept === null && legal.length === 1) return legal[0];
      const view = situation.view();
      const search =
        kept !== null && same(kept.view, view) ? kept.search : new Search(game, seats, seat, settings, rng);
      const action = legal.length === 1 ? legal[0] : think(search, view, situation, limit, start, now);
      const next = foreseen(game, view, seat, action, rng);
      if (next !== null) {
        search.advance(action, next.events);
        last = { search, seq: seq + 1, view: next.view };
      }
      return action;
    },
  };
}

/** An action's result counts as certain if it is the same in this many imagined worlds. */
const SURE = 3;

interface Foreseen {
  readonly events: readonly GameEvent[];
  /** The seat's view when it is asked next. */
  readonly view: unknown;
}

/** The result of an action if the seat is asked next and nothing is uncertain: no dice, no drawn card, no other turn. */
function foreseen(game: AnyGame, view: unknown, seat: Seat, action: unknown, rng: Rng): Foreseen | null {
  let first: Foreseen | null = null;
  for (let i = 0; i < SURE; i++) {
    const world = game.rules.clone(game.rules.imagine(view, rng));
    const events = game.rules.apply(world, seat, action);
    if (!game.rules.toAct(world).includes(seat)) return null;
    const next = game.rules.view(world, seat);
    if (first !== null && !same(first.view, next)) return null;
    first ??= { events, view: next };
  }
  return first;
}

/** Every this many iterations, a search checks whether its choice can still change. */
const DECIDING = 16;

/** The first iterations are the slowest: the rest may be up to this many times as fast. */
const SPEEDING_UP = 2;

/** The best action that can be found within the limit. */
function think(
  search: Search,
  view: unknown,
  { legal, onThought }: Situation,
  { iterations, milliseconds }: Limit,
  start: number,
  now: Clock,
): unknown {
  const end = start + milliseconds;
  let reportAt = start + REPORT_MS;
  let done = 0;
  const report = (): void => onThought?.({ iterations: done, choices: search.weighed(legal) });
  const isOver = (): boolean => {
    const time = now();
    if (time >= end) return true;
    if (time >= reportAt) {
      report();
      reportAt = time + REPORT_MS;
    }
    if (done > 0 && done % DECIDING === 0) {
      // With a fixed number of iterations, the clock only ends a search that is out of time, so results are repeatable.
      const inTime = (SPEEDING_UP * done * (end - time)) / (time - start);
      if (search.lead() > (iterations === Infinity ? inTime : iterations - done)) return true;
    }
    done++;
    return false;
  };
  const isLate = milliseconds === Infinity ? undefined : (): boolean => now() >= end;
  search.run(view, { iterations, isOver, isLate });
  report();
  return legal[search.weighed(legal)[0]?.choice ?? 0];
}
