import { same } from './data.ts';
import type { Factors } from './factors.ts';
import { copyRng, deriveRng, type Rng } from './random.ts';
import type { Seat, Viewer } from './rules.ts';

/** Information about a game for bots, laws and studies. */
export interface Lab<State, Action, Event> {
  /**
   * How good the state is for the seat, higher is better; a few thousand at most while play continues. Bots count in
   * units of `search.spread`, 120 by default: that much ahead means odds of e to 1. If all values are much smaller,
   * every move looks alike to the weaker levels, and they play at random. The end of a match counts by its outcome
   * alone.
   */
  evaluate(state: State, seat: Seat): number;
  /** The same for every seat, given only if one call is cheaper than one per seat. */
  evaluateAll?(state: State): readonly number[];
  /**
   * The answer of `look` for the state right after an action, without a copy: the state is changed as far as
   * evaluations notice, and changed back. Null if the game has no shortcut for this action, or if the same seat would
   * be asked next with at most `most` legal actions. Useful if there are hundreds of actions to evaluate.
   */
  peek?(
    state: State,
    seat: Seat,
    action: Action,
    most: number,
    look: (state: State) => number,
  ): number | null;
  /** The factors of `evaluate`, if it is a sum. */
  readonly factors?: Factors<State>;
  /** Search settings for this game, by name, if they differ from the defaults. The bots define and check them. */
  readonly search: Readonly<Record<string, number | string>>;
  /** The evaluation and the settings of the first release: bots that serve as yardsticks never change. */
  readonly first?: Pick<Lab<State, Action, Event>, 'evaluate' | 'evaluateAll' | 'search'>;

  /** Whether an action only undoes what the seat did before. Hints don't recommend such actions. */
  takesBack?(action: Action): boolean;

  /** Who makes the first move of the first turn; null before that, and while it is being decided. */
  opener(state: State): Seat | null;
  /** Every physical piece, once, sorted: whatever happens, the list stays the same. */
  census(state: State): readonly string[];
  /** Everything a match can use: cards, triggers, action kinds. */
  readonly features: readonly string[];
  /** Which of these an action and its events used. */
  used(action: Action, events: readonly Event[]): readonly string[];
  /** The ids of a seat's current pieces: its hand, or the pieces it was dealt. Studies count wins by them. */
  holds?(state: State, seat: Seat): readonly string[];
  /** Options of matches that together use every feature, if the loadouts alone don't. */
  readonly reachOptions: readonly unknown[];

  /**
   * A second world for the law "secret": made from the state itself, never through `view` or `imagine`. Null if
   * nothing is hidden.
   */
  twin(state: State, viewer: Viewer, rng: Rng): Twin<State> | null;
  /**
   * Types of events that show in passing what no view keeps, such as a die that missed. All other events show a
   * viewer nothing beyond its view.
   */
  readonly glimpses: readonly string[];
  /** Left out if nothing can be proven about the game's positions. */
  readonly puzzles?: PuzzleRules<State, Action>;
}

/** Information about a game for puzzles. */
export interface PuzzleRules<State, Action> {
  /**
   * A copy in which everything that the seat doesn't know is `unknown`, chance included. `unknown` fits every type, can
   * be moved and copied, and throws as soon as a rule depends on it.
   */
  veil(state: State, seat: Seat, unknown: never): State;
  /** The enemy pieces that a seat can be asked to destroy. */
  foes?(state: State, seat: Seat): readonly Foe[];
  /**
   * The exact chance that an attack destroys something, if its target's player assigns the dice as well as possible;
   * null if the action is not an attack.
   */
  odds?(state: State, seat: Seat, action: Action): number | null;
  /**
   * The answer other seats are assumed to give whenever they can, if their hidden cards would make nearly everything
   * uncertain. Default: nothing is assumed.
   */
  readonly assumed?: Action;
  /** The part of an action that counts in a solution. Default: the whole action. */
  answer?(action: Action): unknown;
}

/** A piece to destroy. */
export interface Foe {
  /** Never used again by another piece of the match. */
  readonly id: string;
  readonly name: string;
  /** The id of the thing to click. */
  readonly anchor: string;
}

/**
 * The same state with different random results to come. The two differ only in the generator, once it has been used.
 */
export function withOtherDice<State extends { readonly rng: Rng }>(
  state: State,
): { readonly state: State; readonly rolled: (now: State) => unknown } {
  const real = copyRng(state.rng);
  const other = deriveRng(copyRng(state.rng));
  return {
    state: { ...state, rng: copyRng(other) },
    rolled: ({ rng }) => (same(rng, real) || same(rng, other) ? null : copyRng(rng)),
  };
}

/** A copy of a state with some things swapped that are hidden from a viewer. */
export interface Twin<State> {
  readonly state: State;
  /**
   * The viewer's knowledge of the swapped things: where they are, as far as that is public. As long as both worlds give
   * the same answer, the viewer must see no difference.
   */
  known(state: State): unknown;
}
