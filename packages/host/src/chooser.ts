import type { Thought } from '@mechatable/bots';
import type { AnyGame, Seat } from '@mechatable/kernel';

/** All that a bot is handed: never a state, nor the seed of the match. */
export interface Decision {
  readonly game: AnyGame;
  readonly bot: string;
  /** Seeds the bot's own generator: the same decision is answered the same way again. */
  readonly seed: string;
  /** How many seats there are. */
  readonly seats: number;
  /** Tells this match from others, so that a bot can go on from what it thought before. */
  readonly match: string;
  /** How many actions have been done in it so far. */
  readonly seq: number;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  /** Wants to know what the bot thinks. */
  readonly onThought?: ((thought: Thought) => void) | undefined;
}

/** Lets bots choose: here and now, in a worker, or far away. */
export interface Chooser {
  choose(decision: Decision): Promise<unknown>;
  /** Whether it runs a program in this seat, which no record can ask for; left out: it runs none. */
  runs?(seat: Seat): boolean;
}

/** A bot has not answered in time: it may never do so, wherever it is asked. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** A bot is at fault for which none of ours may stand in: its seat gives up. */
export class ForfeitError extends Error {
  override readonly name = 'ForfeitError';
}
