import type { Thought } from '@mechatable/bots';
import type { AnyGame, Seat } from '@mechatable/kernel';

/** Everything a bot gets: never a state, nor the seed of the match. */
export interface Decision {
  readonly game: AnyGame;
  readonly bot: string;
  /** Seeds the bot's own generator, so that the same decision gets the same answer again. */
  readonly seed: string;
  /** The number of seats. */
  readonly seats: number;
  /** Identifies the match, so that a bot can continue an earlier search. */
  readonly match: string;
  /** The number of actions so far. */
  readonly seq: number;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  /** Whether the record alone must lead to the same choice again: without memory of earlier decisions or a clock. */
  readonly isRepeatable?: boolean | undefined;
  /** Receives the bot's thoughts. */
  readonly onThought?: ((thought: Thought) => void) | undefined;
}

/** Asks bots to choose: in this thread, in a worker, or on another machine. */
export interface Chooser {
  choose(decision: Decision): Promise<unknown>;
  /** Whether it runs a program in this seat. Records can't start programs. Default: it runs none. */
  runs?(seat: Seat): boolean;
}

/** A bot has not answered in time, and might never answer. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** A bot without a substitute failed, such as an external program. Its seat concedes. */
export class ForfeitError extends Error {
  override readonly name = 'ForfeitError';
}
