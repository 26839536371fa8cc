import type { ZodType } from 'zod';
import type { Answering } from './answering.ts';
import type { DeckRules } from './lists/deck-rules.ts';
import type { Rng } from './random.ts';
import type { SearchSettings } from './search-settings.ts';
import type { ClauseId, Illegal, Verdict } from './verdict.ts';
import type { Refusals } from './why-not.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** Who is looking: a seat, or a spectator without cards. */
export type Viewer = Seat | 'table';

/** What happened, and the clause it follows from. Games add their own fields. */
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

/** A card, unit or tile as printed. Games extend it; galleries and counts need only this. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly text: string;
}

/** A ready deck or force that one seat can bring. */
export interface Loadout {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
}

/**
 * The contract every game implements. State, Action, Event and View are plain data: no classes, closures,
 * Maps or undefined fields, so that each can be cloned, stored, sent and compared.
 */
export interface Game<State, Action, Event extends GameEvent, View, Options> {
  readonly id: string;
  readonly title: string;
  /** Raised when a rules change would make old records replay differently. */
  readonly rulesVersion: number;
  /** The rule book's file name under `rules/`, without its extension. */
  readonly rulebook: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Variants and content, validated on input. An empty object must give a sensible match. */
  readonly options: ZodType<Options>;
  /** The shape of an action, validated on input. `judge` decides whether it is legal. */
  readonly actions: ZodType<Action>;
  readonly pieces: readonly Piece[];
  /** Ready decks or forces; if there are any, `options.loadouts` names one per seat. */
  readonly loadouts: readonly Loadout[];
  /** What players can build decks or forces from; omitted if there is nothing to build. */
  readonly deckRules?: DeckRules;
  /** The maximum number of actions in a match. */
  readonly bound: number;

  /** The first state. Everything random comes from the generator, which the state keeps. */
  setup(options: Options, seats: number, rng: Rng): State;
  clone(state: State): State;
  /** Who is being asked: one seat, or several for a simultaneous secret choice; empty when over. */
  toAct(state: State): readonly Seat[];
  /** Every legal action, once; empty if and only if the seat is not to act. */
  legal(state: State, seat: Seat): Action[];
  /** What a person might try now, legal or not: `judge` gives each its reason. Contains `legal`. */
  attempts(state: State, seat: Seat): Action[];
  judge(state: State, seat: Seat, action: Action): Verdict;
  /** Why a seat can only answer the open question, or nothing at all if it is not asked. */
  otherwise?(state: State, seat: Seat): Illegal;
  /** Changes a state that the caller owns. An illegal action throws before anything changes. */
  apply(state: State, seat: Seat, action: Action): Event[];
  /** Any seat can concede at any time, so this is not an action. */
  concede(state: State, seat: Seat): Event[];
  /**
   * The rule that makes an action in this state final even if it revealed nothing; null if there is none. It depends
   * only on public facts. Omitted if no such rule exists.
   */
  binding?(state: State, seat: Seat, action: Action): Illegal | null;
  /** Everything this seat (or a spectator) may know. */
  view(state: State, viewer: Viewer): View;
  /** What this viewer learns of an event; null if nothing. */
  see(event: Event, viewer: Viewer): Event | null;
  /**
   * Whether this state, reached at the end of a match, may be shown with nothing hidden. If not, each seat's
   * secrets stay hidden, in replays too. Omitted if every ending reveals everything.
   */
  revealsAtEnd?(state: State): boolean;
  /** A full state consistent with the view, with everything unknown drawn from the given generator. */
  imagine(view: View, rng: Rng): State;
  /**
   * The state with every piece named by its id, and its inverse. Hashes and stored states use this form, so that
   * adding a card never changes an old record. Omitted if states never refer to content by number.
   */
  portable?(state: State): unknown;
  restore?(portable: unknown): State;
  /**
   * The state exactly as records of format 1 hashed it: pieces by their number in the first release, without fields
   * added since. Omitted by games that were never recorded in that format.
   */
  formerly?(state: State): unknown;
  /** Null until the match is over. */
  outcome(state: State): Outcome | null;
  /** How many turns have begun. */
  turn(state: State): number;

  readonly words: Words<Action, Event, View>;
  /** Omitted if `attempts` and the sentences of `judge` are enough. */
  readonly refusals?: Refusals<State, Action>;
  /** Omitted if no question can be passed. */
  readonly answering?: Answering<Action, View>;
  readonly lab: Lab<State, Action, Event>;
}

/** The game's texts. They need only a view, and searches never call them. */
export interface Words<Action, Event, View> {
  /** The action in plain English. No two legal actions of one moment share a label. */
  label(view: View, action: Action): string;
  /** The ids of the things a person would click for the action, in order: `card:VG-01`, `zone:A2f`. */
  anchors(view: View, action: Action): readonly string[];
  /** What is being asked, of whom, in one sentence. */
  question(view: View): string;
  /** An event, as the viewer saw it, in one sentence. */
  tell(event: Event): string;
  /** The table drawn with characters, for a terminal of 80 columns. */
  sketch(view: View): string;
}

/** What bots, laws and studies need to know about a game. */
export interface Lab<State, Action, Event> {
  /** How good the state is for the seat, higher is better; a few thousand at most while play goes on. */
  evaluate(state: State, seat: Seat): number;
  /** The same for every seat, if one call is cheaper than one per seat. */
  evaluateAll?(state: State): readonly number[];
  /** The expected value of an action, from 0 to 1, if that is better or cheaper than trying it. */
  prior?(state: State, seat: Seat, action: Action): number;
  /** Search settings for this game, if they differ from the defaults. */
  readonly search?: Partial<SearchSettings>;
  /** Every physical piece, once, sorted: whatever happens, the list stays the same. */
  census(state: State): readonly string[];
  /** Everything a match can use: cards, triggers, action kinds. */
  readonly features: readonly string[];
  /** Which of these an action and its events used. */
  used(action: Action, events: readonly Event[]): readonly string[];
  /** Options of matches that together use every feature, if the loadouts alone don't. */
  readonly reachOptions?: readonly unknown[];
  /**
   * A second world for the law "secret": made from the state itself, never through `view` or `imagine`. Null if
   * nothing is hidden. Omitted if nothing ever is.
   */
  twin?(state: State, viewer: Viewer, rng: Rng): Twin<State> | null;
  /**
   * Types of events that show in passing what no view keeps, such as a die that missed. All other events show a
   * viewer nothing beyond its view.
   */
  readonly glimpses?: readonly string[];
}

/** A copy of a state with some things swapped that are hidden from a viewer. */
export interface Twin<State> {
  readonly state: State;
  /**
   * What the viewer may know of the swapped things: where they are, as far as that is public. As long as both
   * worlds give the same answer, the viewer must see no difference.
   */
  known(state: State): unknown;
}

/** A game whose types are not known here, as in the catalog and in all generic code. */
export type AnyGame = Game<unknown, unknown, GameEvent, unknown, unknown>;
