import type { Cue, Hint, Thing } from '@mechatable/board';
import type { AnyGame, ClauseId, GameEvent, Names, Seat } from '@mechatable/kernel';

/** Where a match stands, for the head of the table. */
export interface Status {
  /** `Turn 5`; before the first turn, what is going on instead. */
  readonly turn: string;
  /** `Main Phase`, `Combat`, … */
  readonly phase: string;
  /** Whose turn it is; null before the first. */
  readonly active: Seat | null;
  /** Who has given up while the match goes on; left out: nobody. */
  readonly gone?: readonly Seat[];
}

/** Something looked at closely. */
export interface Inspection {
  readonly title: string;
  /** `Unit · Vanguard`. */
  readonly kind: string;
  /** The card as on the table, large. */
  readonly card: Thing | null;
  /** The printed text, one paragraph each. */
  readonly text: readonly string[];
  /** How its present figures come about; null where it has none. */
  readonly sum: Sum | null;
  /** What else is true of it now: `Rests for 2 more turns.` */
  readonly facts: readonly string[];
  /** The clauses that say how it works. */
  readonly rulings: readonly ClauseId[];
}

export interface Sum {
  readonly of: string;
  readonly lines: readonly { readonly words: string; readonly amount: number }[];
  readonly total: number;
  readonly clause: ClauseId;
}

/** One line of the statistics after a match: a figure for each seat. */
export interface Statistic {
  readonly words: string;
  readonly figures: readonly number[];
}

/** A picture for the contact sheet. */
export interface Exhibit {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  /** The markup of the drawing. */
  readonly svg: string;
  /** Style names that give the drawing its colours: `tribe-vanguard`. */
  readonly look: string;
  /** The card as on the table. */
  readonly card: Thing;
}

/** An option that the lobby offers before a match. */
export interface OptionChoice {
  /** Its name among the game's options. */
  readonly name: string;
  readonly words: string;
  readonly clause: ClauseId | null;
  readonly values: readonly OptionValue[];
}

/** A value in words, or one that stands for a player: it goes by their name, and is offered only if they play. */
export type OptionValue =
  | { readonly value: unknown; readonly words: string; readonly seat?: never }
  | { readonly value: unknown; readonly seat: Seat; readonly words?: never };

/** What a thing on the table could do from where it is. All by anchor. */
export interface RangeOverlay {
  /** Where it could go; each with the way there, the place itself last. */
  readonly ways: readonly (readonly string[])[];
  /** What it could strike from where it stands. */
  readonly targets: readonly string[];
  /** What else it could strike once it has moved. */
  readonly threats: readonly string[];
  /** What keeps it from striking more. */
  readonly blockers?: readonly string[];
}

/** An answer that a player composes in several steps and sends as a whole. Nothing reaches the host before. */
export interface Draft<View> {
  /** The table as it would stand: the scene is drawn from it. */
  readonly view: View;
  /** What can be done to the draft now; that includes taking back any single piece of it. */
  readonly steps: readonly DraftStep<View>[];
  /** What is well and what is broken so far, by anchor. */
  readonly hints: ReadonlyMap<string, Hint>;
  /** How it stands, in a sentence each. */
  readonly lines: readonly DraftLine[];
  /** Why some things are no step now, by anchor; of all others the game itself knows why. */
  readonly refusals: ReadonlyMap<string, DraftLine>;
  /** The game's own actions, in an order in which each is legal; null while the whole is not. */
  readonly actions: readonly unknown[] | null;
  /** What sending it means, in the words of a button. */
  readonly confirm: string;
}

/** What is given up by an action: the rest of a turn or phase, or a chance that doesn't come back. */
export type GivesUp = 'turn' | 'chance';

/** Words and things to pick in order, as for an action of the game. */
export interface DraftStep<View> {
  readonly label: string;
  readonly anchors: readonly string[];
  /** What stands on the last thing to pick while that is all that is left: what it costs. */
  readonly note?: string;
  /** Whether all would be well with it. */
  readonly hint?: Hint;
  /** A key that takes this step while its last thing is all that is left to pick; it gets a button, too. */
  readonly key?: string;
  /** The draft after it. */
  next(): Draft<View>;
}

export interface DraftLine {
  readonly words: string;
  readonly clause: ClauseId;
}

/** How a game looks at the table. All of it works from views and events alone. */
export interface Drawing<View, Event extends GameEvent> {
  /** The whole table from one seat's side; `near` is the seat drawn nearest. */
  scene(view: View, near: Seat, names: Names): Thing;
  status(view: View): Status;
  /** How an event is shown, from the seat that is drawn nearest; `told` is what has happened before it. */
  cues(event: Event, near: Seat, told: readonly Event[], names: Names): readonly Cue[];
  /** The anchors of the pieces that an event is about. */
  pointsAt(event: Event): readonly string[];
  /** Things that people pick when they mean this one: the defender, for the lane that is attacked. */
  standIns(view: View, anchor: string): readonly string[];
  /** What a thing could do, also one of the other side or out of turn; null for what does nothing by itself. */
  reach?(view: View, anchor: string): RangeOverlay | null;
  /** What happens to whom by these events, in arithmetic: `Turtle: 3 damage of 4 durability, 1 left`. */
  forecast?(view: View, events: readonly Event[], names: Names): readonly string[];
  /**
   * What an action gives up; null where nothing. A button for it never takes a click meant for what was there before,
   * and the button that ends a turn has a reserved place.
   */
  givesUp(view: View, action: unknown): GivesUp | null;
  /** Begins a draft where what is asked now is better made up in steps than chosen from a list; else null. */
  draft?(view: View, legal: readonly unknown[]): Draft<View> | null;
  /**
   * What an anchor stands for, looked at closely; null where there is nothing to say. The gallery asks for `card:` and an
   * id: the card as printed, whatever the view.
   */
  inspect(view: View, anchor: string, names: Names): Inspection | null;
  /** The views of all seats laid into one, with nothing hidden. */
  openView(views: readonly View[]): View;
  statistics(events: readonly Event[], seats: number): readonly Statistic[];
  readonly options: readonly OptionChoice[];
  /** What sets a match apart from the standard game, in a few words; null for nothing. */
  variant(options: unknown, seats: number): string | null;
  readonly exhibits: readonly Exhibit[];
  /** An example of the rule book: a position written in lines, drawn with the table's own pictures. */
  example(lines: readonly string[]): Thing;
  readonly lesson: Lesson | null;
}

export type AnyDrawing = Drawing<unknown, GameEvent>;

/** A guided first match: a fixed deal and a script. */
export interface Lesson {
  readonly title: string;
  readonly minutes: number;
  readonly options: unknown;
  readonly seed: string;
  /** Left out: as few as can play. */
  readonly seats?: number;
  /** Who learns; the other seats follow the script by themselves. */
  readonly seat: Seat;
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  readonly seat: Seat;
  readonly action: unknown;
  /** What the learner reads before this step; a step of another seat may have it too. */
  readonly say: string;
  /** The clause that is being taught. */
  readonly clause?: ClauseId;
  /** Anchors to point at besides those of the action. */
  readonly point?: readonly string[];
}

/** A game with its looks: what choosing a game loads. */
export interface TableGame {
  readonly game: AnyGame;
  readonly drawing: AnyDrawing;
}
