import type { ZodType } from 'zod';
import type { Answering } from './answering.ts';
import type { Rng } from './random.ts';
import type { ClauseId, Illegal, Verdict } from './verdict.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** A seat, or `table` for spectators, who have no cards. */
export type Viewer = Seat | 'table';

/** An event, and the clause it follows from. Games add their own fields. */
export interface GameEvent {
  readonly type: string;
  readonly clause: ClauseId;
}

export interface Outcome {
  /** The seats that won; empty for a draw. */
  readonly winners: readonly Seat[];
  readonly clause: ClauseId;
  /** One sentence for people: how the match ended. */
  readonly sentence: string;
  /** Ended by the game's turn cap rather than by play. */
  readonly capped: boolean;
}

/**
 * Who made a move that its player didn't choose. `clock`: the time ran out, and the game's `timeout` decided. `host`: a
 * pass that the player's settings asked for, or the concession of a player who left.
 */
export type MovedBy = 'clock' | 'host';

/**
 * The result when a seat's time for a decision runs out: an action is taken for it, it loses the match, or a bot takes
 * the seat.
 */
export type Timeout<Action> =
  | { readonly kind: 'move'; readonly action: Action }
  | { readonly kind: 'loss' }
  | { readonly kind: 'bot' };

/**
 * The subject of the laws. State, Action, Event and View are plain data: no classes, closures, Maps or undefined
 * fields, so that each can be cloned, stored, sent and compared.
 */
export interface Rules<State, Action, Event extends GameEvent, View, Options> {
  /** Variants and content, validated on input. An empty object must give a sensible match. */
  readonly options: ZodType<Options>;
  /** The shape of an action, validated on input: `judge` sees only actions that fit it. */
  readonly actions: ZodType<Action>;
  /** The maximum number of actions in a match. */
  readonly bound: number;
  /** The names of all questions it can ask, as on the agenda; empty for a game without an agenda. */
  readonly questions: readonly string[];

  /** The first state. Everything random comes from the generator, which the state keeps. */
  setup(options: Options, seats: number, rng: Rng): State;
  clone(state: State): State;

  /** Who is being asked: one seat, or several for a simultaneous secret choice; empty when over. */
  toAct(state: State): readonly Seat[];
  /** Every legal action, once; empty if and only if the seat is not to act. */
  legal(state: State, seat: Seat): Action[];
  /** The same list if it has at most this many entries, otherwise null, without listing hundreds of actions. */
  fewLegal(state: State, seat: Seat, most: number): Action[] | null;
  /** Actions a person might try now, legal or not: `judge` gives each its reason. Contains `legal`. */
  attempts(state: State, seat: Seat): Action[];
  judge(state: State, seat: Seat, action: Action): Verdict;
  /** Why a seat can only answer the open question, or do nothing if it is not asked; null if the game doesn't say. */
  otherwise(state: State, seat: Seat): Illegal | null;
  /** Changes a state that the caller owns. An illegal action throws before anything changes. */
  apply(state: State, seat: Seat, action: Action): Event[];
  /**
   * Any seat can concede at any time, so this is not an action. `by`: the seat didn't choose to. It lost on time
   * (`clock`), or it left, and the others claimed the win (`host`).
   */
  concede(state: State, seat: Seat, by?: MovedBy): Event[];
  /** Everyone agreed to a draw, which ends the match. Left out if the rule book has no draws. */
  agreeDraw?(state: State): Event[];
  /**
   * The rule for a seat that is asked and runs out of time. `inARow`: how many decisions the clock made for this seat
   * just before. The answer depends only on what the seat may know. Records are checked against it, so a change needs a
   * new rules version.
   */
  timeout(state: State, seat: Seat, inARow: number): Timeout<Action>;
  /**
   * The rule that makes an action in this state final even if it revealed nothing; null if there is none. It depends
   * only on public facts.
   */
  binding(state: State, seat: Seat, action: Action): Illegal | null;
  /** How seats respond to each other; null if no question can be passed. */
  readonly answering: Answering<Action, View> | null;

  /** Everything this seat (or a spectator) may know. */
  view(state: State, viewer: Viewer): View;
  /** The event as this viewer sees it; null if the viewer sees nothing. */
  eventFor(event: Event, viewer: Viewer): Event | null;
  /** A full state consistent with the view, with everything unknown drawn from the given generator. */
  imagine(view: View, rng: Rng): State;
  /**
   * Whether this state, reached at the end of a match, may be shown in full. If not, each seat's secrets stay hidden,
   * in replays, too.
   */
  revealsAtEnd(state: State): boolean;

  /**
   * The state with every piece named by its id, and its inverse. Hashes and stored states use this form, so that
   * adding a card never changes an old record.
   */
  portable(state: State): unknown;
  restore(portable: unknown): State;
  /**
   * The state exactly as records of format 1 hashed it: pieces by their number in the first release, without fields
   * added later.
   */
  formerly(state: State): unknown;

  /** Null until the match is over. */
  outcome(state: State): Outcome | null;
  /** How many turns have begun. */
  turn(state: State): number;
}
