import type { AnyGame, Seat } from '@mechatable/kernel';

/** All that a bot is told when its seat is asked. */
export interface Situation {
  readonly seat: Seat;
  /** What the seat may know. Built only when asked for, so that a bot that needs none never pays for it. */
  view(): unknown;
  readonly legal: readonly unknown[];
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
  /** The same game, seed and situations always give the same choices, unless a clock cuts them short. */
  create(game: AnyGame, seed: string, seats: number): Bot;
}
