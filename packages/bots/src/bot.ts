import type { AnyGame, Seat } from '@mechatable/kernel';

/** One of the choices that a bot has considered. */
export interface Considered {
  /** Its index among the legal actions. */
  readonly choice: number;
  /** Its share of the search, from 0 to 1. */
  readonly share: number;
  /** The outcome that the bot expects for its seat, from 0 (lost) to 1 (won). */
  readonly expected: number;
}

/** A bot's thoughts on a decision, based only on what its seat may know. */
export interface Thought {
  /** The number of lines searched. */
  readonly iterations: number;
  /** The best first. */
  readonly choices: readonly Considered[];
}

/** For a choice made at random. */
export const THOUGHTLESS: Thought = { iterations: 0, choices: [] };

/** Everything a bot gets when its seat is asked. */
export interface Situation {
  readonly seat: Seat;
  /** The number of actions in the match so far. */
  readonly seq: number;
  /** The seat's view, built only if the bot asks for it. */
  view(): unknown;
  readonly legal: readonly unknown[];
  /** Receives the bot's thoughts, repeatedly while it thinks and at the end. */
  readonly onThought?: ((thought: Thought) => void) | undefined;
}

/**
 * Plays a seat. A bot may be asked once or for a whole match: memory of earlier situations may help it, but it must work
 * without.
 */
export interface Bot {
  /** One of the legal actions. */
  choose(situation: Situation): unknown;
}

/** The time in milliseconds, from any start. */
export type Clock = () => number;

/** A clock that never advances, so that time never cuts a decision short. */
export const STOPPED_CLOCK: Clock = () => 0;

/** How a character takes chances. A search doesn't need it: it follows its results. */
export interface Temper {
  /** The fewest states to imagine for a decision. */
  readonly worlds: number;
  /** See `GreedySettings`. */
  readonly nerve: number;
}

/** A way to play any game. */
export interface BotKind {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** The id of the bot that replaces this one if it fails; null for the simplest, which never fails. */
  readonly substitute: string | null;
  /** The approximate time limit for a decision, in milliseconds; null for none. */
  readonly patience: number | null;
  /** Whether it plays better if the same instance is used for the whole match. */
  readonly remembers: boolean;
  /** Whether only the clock ends its decisions: then it can't repeat them. */
  readonly needsTime: boolean;
  /** Everything that decides how it plays this game, as plain data. */
  settings(game: AnyGame): unknown;
  /**
   * The same game, seed and situations always give the same choices, unless the clock cuts them short. Default: the
   * clock of the system.
   */
  create(game: AnyGame, seed: string, seats: number, clock?: Clock, temper?: Temper): Bot;
}
