import type { AnyGame, Seat } from '@mechatable/kernel';

/** All that a bot is told when its seat is asked. */
export interface Situation {
  readonly seat: Seat;
  /** What the seat may know. Built only when asked for, so that a bot that needs none never pays for it. */
  view(): unknown;
  readonly legal: readonly unknown[];
}

/** Who sits in a seat and chooses. A bot keeps nothing of a situation once it has chosen. */
export interface Bot {
  /** One of the legal actions. */
  choose(situation: Situation): unknown;
}

/** A way to play, whatever the game. */
export interface BotKind {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** The same game, seed and situations always give the same choices. */
  create(game: AnyGame, seed: string): Bot;
}
