import type { AnyGame, Seat } from '@mechatable/kernel';

/** One of the choices that a bot has looked at. */
export interface Considered {
  /** Its place among the legal actions. */
  readonly choice: number;
  /** How much of the looking it was worth, from 0 to 1. */
  readonly share: number;
  /** The outcome that the bot expects for its seat, from 0 (lost) to 1 (won). */
  readonly expected: number;
}

/** What a bot makes of a decision, from nothing but what its seat may know. */
export interface Thought {
  /** How many ways on were looked at. */
  readonly iterations: number;
  /** The best first. */
  readonly choices: readonly Considered[];
}

/** Of a choice made by chance. */
export const THOUGHTLESS: Thought = { iterations: 0, choices: [] };

/** All that a bot is told when its seat is asked. */
export interface Situation {
  readonly seat: Seat;
  /** How many actions have been done in the match so far. */
  readonly seq: number;
  /** What the seat may know. Built only when asked for, so that a bot that needs none never pays for it. */
  view(): unknown;
  readonly legal: readonly unknown[];
  /** Wants to know what the bot thinks, while it thinks and at last. */
  readonly onThought?: ((thought: Thought) => void) | undefined;
}

/**
 * Who sits in a seat and chooses. A bot may be asked once or for a whole match: what it remembers of earlier
 * situations can help it, but it must never need it.
 */
export interface Bot {
  /** One of the legal actions. */
  choose(situation: Situation): unknown;
}

/** A way to play, whatever the game. */
export interface BotKind {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** The id of a bot that answers at once where this one fails; null for the simplest, which never does. */
  readonly substitute: string | null;
  /** After so many milliseconds it has answered, give or take the clock of the machine; null: it thinks to its end. */
  readonly patience: number | null;
  /** Whether it plays better if the same one is asked again and again in a match. */
  readonly remembers: boolean;
  /** The same game, seed and situations always give the same choices, unless a clock cuts them short. */
  create(game: AnyGame, seed: string, seats: number): Bot;
}
