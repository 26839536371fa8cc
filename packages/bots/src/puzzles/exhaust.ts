import type { AnyGame, Seat } from '@mechatable/kernel';
import { isReached, type Goal } from './goal.ts';
import { UnknownError, ifKnown } from './unknown.ts';

/** A search needs more positions than its budget allows. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/** How many positions may still be looked at. */
export interface Budget {
  left: number;
}

export interface GoalSearch {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly goal: Goal;
  /** The turn in which the goal has to be reached. */
  readonly turn: number;
}

/**
 * Whether a seat reaches its goal within a number of decisions, whatever the others answer, or if they answer as
 * the game's puzzles assume. Looks at every line.
 * On a veiled state, the answer holds for all dice and all hidden cards: a line that depends on them doesn't count.
 */
export class Exhaustion {
  readonly #search: GoalSearch;
  readonly #budget: Budget;
  /** By position: the most decisions that were not enough, and the fewest that were. */
  readonly #failed = new Map<string, number>();
  readonly #reached = new Map<string, number>();

  constructor(search: GoalSearch, budget: Budget) {
    this.#search = search;
    this.#budget = budget;
  }

  /** After this action of the seat. */
  after(state: unknown, seat: Seat, action: unknown, decisions: number): boolean {
    const { game, goal, seat: own } = this.#search;
    const next = game.rules.clone(state);
    try {
      game.rules.apply(next, seat, action);
    } catch (error) {
      if (!(error instanceof UnknownError)) throw error;
      // Something unknown came up after the match was decided, as when everything is revealed.
      return goal.kind === 'win' && ifKnown(() => isReached(game, next, own, goal), false);
    }
    return ifKnown(() => this.from(next, decisions), false);
  }

  from(state: unknown, decisions: number): boolean {
    const { game, seat, goal, turn } = this.#search;
    const { rules } = game;
    if (isReached(game, state, seat, goal)) return true;
    if (rules.outcome(state) !== null || rules.turn(state) !== turn) return false;
    const [asked, another] = rules.toAct(state);
    if (asked === undefined || another !== undefined) return false;
    if (this.#budget.left-- <= 0) throw new TooLargeError('Too many positions.');
    const key = JSON.stringify(state);
    if ((this.#failed.get(key) ?? -1) >= decisions) return false;
    if ((this.#reached.get(key) ?? Infinity) <= decisions) return true;
    const isDone = this.#look(state, asked, decisions);
    if (isDone) this.#reached.set(key, decisions);
    else this.#failed.set(key, decisions);
    return isDone;
  }

  #look(state: unknown, asked: Seat, decisions: number): boolean {
    const { game, seat } = this.#search;
    const { assumed } = game.lab.puzzles ?? {};
    if (asked !== seat && assumed !== undefined && game.rules.judge(state, asked, assumed).ok)
      return this.after(state, asked, assumed, decisions);
    const legal = game.rules.legal(state, asked);
    if (asked !== seat) return legal.every((action) => this.after(state, asked, action, decisions));
    const left = legal.length > 1 ? decisions - 1 : decisions;
    return left >= 0 && legal.some((action) => this.after(state, asked, action, left));
  }
}
