import type { Cue, Hint, Thing } from '@mechatable/board';
import type { AnyGame, ClauseId, GameEvent, Names, Seat } from '@mechatable/kernel';
import type { Course } from './course.ts';
import type { OnePage } from './one-page.ts';

/** The state of a match, for the head of the table. */
export interface Status {
  /** `Turn 5`; before the first turn, what happens instead. */
  readonly turn: string;
  /** `Main Phase`, `Combat`, … */
  readonly phase: string;
  /** Whose turn it is; null before the first. */
  readonly active: Seat | null;
  /** Seats that have given up while the match goes on. Default: none. */
  readonly gone?: readonly Seat[];
}

/** The details of a thing in the inspector. */
export interface Inspection {
  readonly title: string;
  /** `Unit · Vanguard`. */
  readonly kind: string;
  /** The card, drawn large. */
  readonly card: Thing | null;
  /** The printed text, one paragraph each. */
  readonly text: readonly string[];
  /** How its current value is computed; null if it has none. */
  readonly sum: Sum | null;
  /** Other facts about its state: `Rests for 2 more turns.` */
  readonly facts: readonly string[];
  /** The clauses that explain it. */
  readonly rulings: readonly ClauseId[];
}

export interface Sum {
  readonly of: string;
  readonly lines: readonly { readonly words: string; readonly amount: number }[];
  readonly total: number;
  readonly clause: ClauseId;
}

/** One line of the statistics after a match: a number for each seat. */
export interface Statistic {
  readonly words: string;
  readonly figures: readonly number[];
}

/** A picture for the contact sheet. */
export interface Exhibit {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  /** The drawing as markup. */
  readonly svg: string;
  /** Classes that give the drawing its colors: `tribe-vanguard`. */
  readonly classes: string;
  /** The card as drawn on the table. */
  readonly card: Thing;
  /** What it does in plain English, by paragraph; left out if it is printed that way. */
  readonly plainText?: readonly string[];
}

/** An option that the lobby offers before a match. */
export interface OptionChoice {
  /** Its name among the game's options. */
  readonly name: string;
  readonly words: string;
  readonly clause: ClauseId | null;
  readonly values: readonly OptionValue[];
  /** If the loser chooses it in a rematch: what the others are told. */
  readonly loserChooses?: (loser: string) => string;
}

/** A value in words, or one that means a player: it is shown as their name, and only if they play. */
export type OptionValue =
  | { readonly value: unknown; readonly words: string; readonly seat?: never }
  | { readonly value: unknown; readonly seat: Seat; readonly words?: never };

/** What a thing on the table can do from its place. All by anchor. */
export interface RangeOverlay {
  /** Where it can go: each path, ending at the destination. */
  readonly ways: readonly (readonly string[])[];
  /** Its targets from its place. */
  readonly targets: readonly string[];
  /** Its additional targets after moving. */
  readonly threats: readonly string[];
  /** The things that keep it from striking more. */
  readonly blockers?: readonly string[];
}

/** An answer that a player builds in several steps and sends as a whole. The host sees nothing before that. */
export interface Draft<View> {
  /** The table as it would be: the scene is drawn from it. */
  readonly view: View;
  /** The possible changes to the draft, including undoing any part of it. */
  readonly steps: readonly DraftStep<View>[];
  /** Marks for what is fine and what is wrong so far, by anchor. */
  readonly hints: ReadonlyMap<string, Hint>;
  /** The state of the draft, in sentences. */
  readonly lines: readonly DraftLine[];
  /** Why some things can't be picked now, by anchor; the game explains all others. */
  readonly refusals: ReadonlyMap<string, DraftLine>;
  /** The game's actions, in an order in which each is legal; null while the draft is illegal. */
  readonly actions: readonly unknown[] | null;
  /** The label of the button that sends it. */
  readonly confirm: string;
}

/** What an action gives up: the rest of a turn or phase, or a single chance. */
export type GivesUp = 'turn' | 'chance';

/** A change to a draft: a label, and the things to pick in order, like an action of the game. */
export interface DraftStep<View> {
  readonly label: string;
  readonly anchors: readonly string[];
  /** A note on the last thing to pick once all others are picked, such as its cost. */
  readonly note?: string;
  /** Whether the draft would be fine after it. May be a getter: only the steps that can be taken next are asked. */
  readonly hint?: Hint;
  /** A key for this step once only its last thing is left to pick; it gets a button, too. */
  readonly key?: string;
  /** The draft after this step. */
  next(): Draft<View>;
}

export interface DraftLine {
  readonly words: string;
  readonly clause: ClauseId;
}

/** How a game looks at the table. Everything is derived from views and events. */
export interface Drawing<View, Event extends GameEvent> {
  /** The whole table; `near` is the seat drawn nearest. */
  scene(view: View, near: Seat, names: Names): Thing;
  status(view: View): Status;
  /** How an event is shown, seen from the seat drawn nearest; `earlier` are the events before it. */
  cues(event: Event, near: Seat, earlier: readonly Event[], names: Names): readonly Cue[];
  /** The anchors of the pieces that an event is about. */
  pointsAt(event: Event): readonly string[];
  /** Other things that people click when they mean this one: the defender, for the lane that is attacked. */
  anchorAliases(view: View, anchor: string): readonly string[];
  /** Where the thing that an action names can be dragged for it, if the action names no place itself. */
  dropsOn?(view: View, action: unknown): readonly string[];
  /** What a thing can do, even an opponent's or out of turn; null if it does nothing by itself. */
  reach?(view: View, anchor: string): RangeOverlay | null;
  /** The results of these events, with numbers: `Turtle: 3 damage of 4 durability, 1 left`. */
  forecast?(view: View, events: readonly Event[], names: Names): readonly string[];
  /** Why a play that leads to these events has no effect: `Nothing to destroy.` Null if it has one. */
  wasted?(view: View, events: readonly Event[]): string | null;
  /**
   * What an action gives up; null for nothing. A button for it never takes a click meant for what was there before,
   * and the button that ends a turn has a reserved place.
   */
  givesUp(view: View, action: unknown): GivesUp | null;
  /** Starts a draft if the open question is easier to answer in steps than from a list; else null. */
  draft?(view: View, legal: readonly unknown[]): Draft<View> | null;
  /**
   * What the inspector shows for an anchor; null for nothing. For `card:` and an id, which the gallery uses, it is the
   * card as printed, whatever the view.
   */
  inspect(view: View, anchor: string, names: Names): Inspection | null;
  /** The views of all seats merged, with nothing hidden. */
  openView(views: readonly View[]): View;
  statistics(events: readonly Event[], seats: number): readonly Statistic[];
  readonly options: readonly OptionChoice[];
  /** How a match differs from the standard game, in a few words; null if it doesn't. */
  variant(options: unknown, seats: number): string | null;
  readonly exhibits: readonly Exhibit[];
  /** An example of the rule book: a position written in lines, drawn like the table. */
  example(lines: readonly string[]): Thing;
  /** First steps, loaded when they are taken; null if the game has none. */
  readonly course: (() => Promise<Course>) | null;
  /** The game on one page. */
  readonly onePage: OnePage | null;
}

export type AnyDrawing = Drawing<unknown, GameEvent>;

/** A game and its drawing: loaded when the game is chosen. */
export interface TableGame {
  readonly game: AnyGame;
  readonly drawing: AnyDrawing;
}
