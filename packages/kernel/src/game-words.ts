import type { Names } from './names.ts';
import type { Outcome, Seat } from './rules.ts';
import type { ClauseId, Illegal } from './verdict.ts';

/**
 * The game's texts. They need only a view, and searches never call them. Without names, players are
 * called by their seats, as in the rule book.
 */
export interface Words<State, Action, Event, View> {
  /** The action in plain English. No two legal actions have the same label. */
  label(view: View, action: Action, names?: Names): string;
  /** The ids of the things a person would click for the action, in order: `card:VG-01`, `zone:A2f`. */
  anchors(view: View, action: Action): readonly string[];
  /** The open question and who must answer it, in one sentence. */
  question(view: View, names?: Names): string;
  /** An event, as the viewer saw it, in one sentence. The view, from any later moment, says who plays which side. */
  describe(event: Event, names?: Names, view?: View): string;
  /** How the match ended, for a reader who knows the players by name. */
  outcome(outcome: Outcome, names: Names): string;
  /** The table drawn with characters, for a terminal of 80 columns. */
  sketch(view: View, names?: Names): string;
  readonly refusals: Refusals<State, Action>;
  /**
   * A seat (`isOwn`) or its rivals have more or less of a factor of the evaluation, in a few words: `Your opponent
   * loses protection`. Null if that means nothing to people.
   */
  change(factor: string, isMore: boolean, isOwn: boolean): string | null;
  /** The effects of events on pieces and players, in order. Hints and reviews use them. */
  deeds(view: View, events: readonly Event[]): readonly Deed[];
}

/** Something that happened to a piece or a player. */
export interface Deed {
  /** A piece was destroyed, damaged, sent back to a hand, or moved; a player was hit, or won something. */
  readonly kind: 'destroyed' | 'damaged' | 'returned' | 'moved' | 'struck' | 'claimed';
  /** Whose piece it is, which player was hit, or who won it. */
  readonly seat: Seat;
  /** The name of the piece; null for the player. */
  readonly piece: string | null;
  /** The name of the piece or card that did it; null if nothing in particular did. */
  readonly by: string | null;
  /** Where it went or arrived, as the game names places; null if it did neither. */
  readonly place: string | null;
}

/** Words for changes by factor: you have more, you have less, others have more, others have less. */
export type ChangeWords = Readonly<
  Record<string, readonly [string | null, string | null, string | null, string | null]>
>;

/** The words of a table, in which `hit1` and `hit2` are both `hit`. */
export function changeFrom(
  table: ChangeWords,
  factor: string,
  isMore: boolean,
  isOwn: boolean,
): string | null {
  return table[factor.replace(/\d+$/, '')]?.[(isOwn ? 0 : 2) + (isMore ? 0 : 1)] ?? null;
}

/** Why an action is refused, in full, for a person who asks. */
export interface Reason {
  readonly clause: ClauseId;
  /** The reason, then the numbers, then what to do: `Too far: 7 squares, Wolf moves 6.` */
  readonly sentence: string;
  /** The distance from being legal: of several refused actions, the one with the smallest gap is explained. */
  readonly gap: number;
}

/** The reasons for refusals. Called only when a person asks, and only with imagined states. */
export interface Refusals<State, Action> {
  /** The actions a person could mean by clicking these anchors in this order, whatever question is open. */
  meant(state: State, seat: Seat, clicked: readonly string[]): readonly Action[];
  /** The refusal with its numbers; null if the constant sentence of `judge` says it all. */
  explain(state: State, seat: Seat, action: Action, refusal: Illegal): Reason | null;
}
