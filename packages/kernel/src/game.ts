import type { ZodType } from 'zod';
import type { Answering } from './answering.ts';
import type { Armoury } from './lists/armoury.ts';
import type { Rng } from './random.ts';
import type { SearchSettings } from './search-settings.ts';
import type { ClauseId, Illegal, Verdict } from './verdict.ts';
import type { Refusals } from './why-not.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** Whose eyes: a seat, or a spectator who holds no cards. */
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

/** A card, unit or tile as printed. Games extend it; galleries and counts need no more than this. */
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
 * The contract every game signs. State, Action, Event and View are plain data: no classes, closures,
 * Maps or undefined fields, so that each can be cloned, stored, sent and compared.
 */
export interface Game<State, Action, Event extends GameEvent, View, Options> {
  readonly id: string;
  readonly title: string;
  /** Raised when a change of rules would make old records replay differently. */
  readonly rulesVersion: number;
  /** The rule book's file name under `rules/`, without its ending. */
  readonly rulebook: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Variants and content, checked at the door. An empty object must give a sensible match. */
  readonly options: ZodType<Options>;
  /** The shape of an action, checked at the door. Whether it is legal is for `judge` to say. */
  readonly actions: ZodType<Action>;
  readonly pieces: readonly Piece[];
  /** Ready decks or forces; where there are some, `options.loadouts` names one for each seat. */
  readonly loadouts: readonly Loadout[];
  /** What lists of one's own are built from; left out where there is nothing to build. */
  readonly armoury?: Armoury;
  /** The most actions that a match can take. */
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
  /** Why a seat can do nothing but answer the open question, or nothing at all if it is not asked. */
  otherwise?(state: State, seat: Seat): Illegal;
  /** Changes a state that the caller owns. An illegal action throws before anything changes. */
  apply(state: State, seat: Seat, action: Action): Event[];
  /** Giving up is possible at any time and for any seat, so it is not among the actions. */
  concede(state: State, seat: Seat): Event[];
  /**
   * The rule by which an action, made in this state, stays done even where it brought nothing to light; null where
   * there is none. It depends on public facts alone. Left out where all of that may be taken back.
   */
  binding?(state: State, seat: Seat, action: Action): Illegal | null;
  /** All that this seat (or a spectator) may know. */
  view(state: State, viewer: Viewer): View;
  /** What this viewer learns of an event; null if nothing. */
  see(event: Event, viewer: Viewer): Event | null;
  /**
   * Whether this state, reached at the end of a match, may be shown with nothing hidden. Where it says no, each seat's
   * secrets stay its own, in replays too. Left out where every end opens everything.
   */
  revealsAtEnd?(state: State): boolean;
  /** A full state consistent with the view, the unknown dealt anew from the given generator. */
  imagine(view: View, rng: Rng): State;
  /**
   * The state with every piece named by its id, and its inverse. Hashes and stored states use this form, so that
   * adding a card never changes an old record. Left out where a state refers to no content by number.
   */
  portable?(state: State): unknown;
  restore?(portable: unknown): State;
  /**
   * The state exactly as records of format 1 hashed it: pieces by their number in the first release, without fields
   * added since. Left out by games that were never recorded in that format.
   */
  formerly?(state: State): unknown;
  /** Null while the match goes on. */
  outcome(state: State): Outcome | null;
  /** How many turns have begun. */
  turn(state: State): number;

  readonly words: Words<Action, Event, View>;
  /** Left out where `attempts` and the sentences of `judge` say it all. */
  readonly refusals?: Refusals<State, Action>;
  /** Left out where no question can be passed. */
  readonly answering?: Answering<Action, View>;
  readonly lab: Lab<State, Action, Event>;
}

/** How the game speaks. All of it works from a view alone; none of it is paid for by a search. */
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

/** What the workshop needs to know of a game: bots, laws and studies. */
export interface Lab<State, Action, Event> {
  /** How good the state is for the seat, higher is better; a few thousand at most while play goes on. */
  evaluate(state: State, seat: Seat): number;
  /** The same for every seat, where all at once is cheaper than one after the other. */
  evaluateAll?(state: State): readonly number[];
  /** What the seat may expect of an action, from 0 to 1, where that is better or cheaper known than by trying it. */
  prior?(state: State, seat: Seat, action: Action): number;
  /** How a search of this game is best led, where that is not as for every game. */
  readonly search?: Partial<SearchSettings>;
  /** Every physical piece, once, sorted: whatever happens, the list stays the same. */
  census(state: State): readonly string[];
  /** Everything a match can make use of: cards, triggers, action kinds. */
  readonly features: readonly string[];
  /** Which of them an action and its events have just used. */
  used(action: Action, events: readonly Event[]): readonly string[];
  /** Options of matches that between them use every feature, where the loadouts alone do not. */
  readonly reachOptions?: readonly unknown[];
  /**
   * A second world for the law "secret": made from the state itself, never through `view` or `imagine`. Null where
   * nothing is hidden. Left out where nothing ever is.
   */
  twin?(state: State, viewer: Viewer, rng: Rng): Twin<State> | null;
  /**
   * Types of events that show in passing what no view keeps, such as a die that missed. All other events tell a
   * viewer nothing that its view does not show.
   */
  readonly glimpses?: readonly string[];
}

/** A copy of a state in which some things that are hidden from a viewer were exchanged. */
export interface Twin<State> {
  readonly state: State;
  /**
   * What the viewer may know of the exchanged things: where they are, as far as they are in the open. As long as both
   * worlds give the same answer, the viewer must see no difference.
   */
  known(state: State): unknown;
}

/** A game whose types are not known here: what the catalog lists and every general room handles. */
export type AnyGame = Game<unknown, unknown, GameEvent, unknown, unknown>;
