import {
  act,
  invariant,
  openMatch,
  pick,
  rngFrom,
  type AnyGame,
  type AnyMatch,
  type Move,
  type Rng,
} from '@mechatable/kernel';
import { movesIn, playersFor, rotation } from './draw.ts';

export interface ReachReport {
  readonly matches: number;
  /** The features that were seen in use, in the order of the game's list. */
  readonly reached: readonly string[];
  readonly missing: readonly string[];
}

export interface ReachPlan {
  readonly seed: string;
  readonly maxMatches: number;
  readonly onProgress?: (soFar: ReachReport) => void;
}

/** After this many matches without anything new, play searches for the missing features. */
const STALL = 3;

/** Plays until everything in `lab.features` has been used, or `maxMatches` have been played. */
export function reach(game: AnyGame, plan: ReachPlan): ReachReport {
  let last: ReachReport = { matches: 0, reached: [], missing: game.lab.features };
  for (last of reaching(game, plan)) plan.onProgress?.(last);
  return last;
}

/** The same, one match at a time, for callers that have other things to do in between. */
export function* reaching(game: AnyGame, { seed, maxMatches }: ReachPlan): Generator<ReachReport, void> {
  const missing = new Set(game.lab.features);
  let idle = 0;
  for (let index = 0; index < maxMatches && missing.size > 0; index++) {
    const matchSeed = `${seed}:${index}`;
    const match = openMatch(game, { seed: matchSeed, ...optionsFor(game, index) });
    const before = missing.size;
    playThrough(match, rngFrom(`${matchSeed}:choices`), missing, idle >= STALL);
    idle = missing.size < before ? 0 : idle + 1;
    yield {
      matches: index + 1,
      reached: game.lab.features.filter((feature) => !missing.has(feature)),
      missing: [...missing],
    };
  }
}

/** Cycles through the game's `reachOptions`; without them, through all ways to assign the loadouts. */
function optionsFor(
  game: AnyGame,
  index: number,
): { options: unknown; players: ReturnType<typeof playersFor> } {
  const { players, options } = rotation(game, index);
  const { reachOptions } = game.lab;
  const own = reachOptions.length > 0;
  return { options: own ? reachOptions[index % reachOptions.length] : options, players: playersFor(players) };
}

function playThrough(match: AnyMatch, rng: Rng, missing: Set<string>, searching: boolean): void {
  const { game } = match;
  while (game.rules.outcome(match.state) === null) {
    invariant(match.moves.length < game.rules.bound, `a match of ${game.id} went on beyond its bound`);
    const moves = movesIn(game, match.state);
    const wanted = searching ? moves.filter((move) => bringsNew(match, move, missing)) : [];
    const { seat, action } = pick(rng, wanted.length > 0 ? wanted : moves);
    const done = act(match, seat, action);
    invariant(done.ok, 'a member of legal() was refused');
    for (const feature of game.lab.used(action, done.events)) missing.delete(feature);
  }
}

function bringsNew({ game, state }: AnyMatch, { seat, action }: Move, missing: ReadonlySet<string>): boolean {
  const trial = game.rules.clone(state);
  const events = game.rules.apply(trial, seat, action);
  return game.lab.used(action, events).some((feature) => missing.has(feature));
}
