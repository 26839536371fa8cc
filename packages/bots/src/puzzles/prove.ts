import { invariant, rngFrom, type AnyGame, type Seat } from '@mechatable/kernel';
import { Exhaustion, type Budget, type GoalSearch } from './exhaust.ts';
import { isSameAnswer, type Goal } from './goal.ts';
import { UNKNOWN, ifKnown } from './unknown.ts';

/** A position that a seat has to decide in. */
export interface Problem {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly goal: Goal;
}

/** The only solution. */
export interface Solution {
  readonly action: unknown;
  /** How many decisions it takes, this one included. */
  readonly decisions: number;
}

const MAX_DECISIONS = 4;
/** As many as a turn can have. */
const ANY = 1000;
const WORLDS = 16;
/** Odds that differ by less are no clear answer. */
const MARGIN = 0.05;

/**
 * The only first decision that reaches the goal for certain in the fewest decisions; null if there is none, or more than
 * one. Throws a `TooLargeError` if a budget is too small: `budget` is for the solution, `others` for the other decisions.
 *
 * - That the solution works is proven on a veiled state: it holds for all dice, hidden cards and answers.
 * - That another decision can fail is proven by a world in which it takes more decisions, or never reaches the goal, even if
 *   the seat knew that world. The worlds are the real one and some that look the same to the seat.
 */
export function proveOnly(problem: Problem, budget: Budget, others: Budget): Solution | null {
  if (problem.goal.kind === 'odds') return bestOdds(problem);
  const { game, state, seat } = problem;
  const legal = game.rules.legal(state, seat);
  const found = firstCertain(problem, legal, budget);
  if (found === null) return null;
  const worlds = worldsLike(problem);
  const works = (world: unknown, action: unknown): boolean =>
    searchOf(problem, others).after(world, seat, action, found.decisions - 1);
  const rest = legal.filter((action) => !isSameAnswer(game, action, found.action));
  const isOnly = rest.length > 0 && rest.every((action) => worlds.some((world) => !works(world, action)));
  if (!isOnly) return null;
  invariant(
    worlds.every((world) => works(world, found.action)),
    'what is certain works in every world',
  );
  return found;
}

/** The actions that reach the goal for certain, within this many decisions after them. */
export function certainActions(problem: Problem, budget: Budget, decisions = ANY): readonly unknown[] {
  const { game, state, seat } = problem;
  const known = veiled(problem);
  const search = searchOf(problem, budget);
  return ifKnown(() => game.rules.legal(state, seat), []).filter((action) =>
    search.after(known, seat, action, decisions),
  );
}

/** Null if several different actions need the same number of decisions. */
function firstCertain(problem: Problem, legal: readonly unknown[], budget: Budget): Solution | null {
  const known = veiled(problem);
  const search = searchOf(problem, budget);
  for (let more = 0; more < MAX_DECISIONS; more++) {
    const certain = legal.filter((action) => search.after(known, problem.seat, action, more));
    const [action] = certain;
    if (action === undefined) continue;
    const isOnly = certain.every((other) => isSameAnswer(problem.game, other, action));
    return isOnly ? { action, decisions: more + 1 } : null;
  }
  return null;
}

function veiled({ game, state, seat }: Problem): unknown {
  const { puzzles } = game.lab;
  invariant(puzzles !== undefined, `${game.id} has puzzles`);
  return puzzles.veil(state, seat, UNKNOWN);
}

function searchOf({ game, state, seat, goal }: Problem, budget: Budget): Exhaustion {
  const search: GoalSearch = { game, seat, goal, turn: game.rules.turn(state) };
  return new Exhaustion(search, budget);
}

/** The position itself, and others that look the same to the seat. */
function worldsLike({ game, state, seat }: Problem): readonly unknown[] {
  const view = game.rules.view(state, seat);
  const rng = rngFrom('puzzle worlds');
  return [state, ...Array.from({ length: WORLDS }, () => game.rules.imagine(view, rng))];
}

/** The attack that is clearly the most likely to destroy something. */
function bestOdds({ game, state, seat }: Problem): Solution | null {
  const attacks = game.rules.legal(state, seat).flatMap((action) => {
    const odds = game.lab.puzzles?.odds?.(state, seat, action) ?? null;
    return odds === null ? [] : [{ action, odds }];
  });
  const [best, second] = attacks.sort((a, b) => b.odds - a.odds);
  if (best === undefined || second === undefined || best.odds - second.odds < MARGIN) return null;
  return { action: best.action, decisions: 1 };
}
