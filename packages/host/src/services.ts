import type { Thought } from '@mechatable/bots';
import type { AnyGame, Fork, Player, Seat, SeedParts } from '@mechatable/kernel';
import type { Store } from '@mechatable/store';
import type { AnswerSetting } from './answer-setting.ts';
import type { Chooser, Decision } from './chooser.ts';
import type { Trouble } from './host.ts';

/** A match to be opened. */
export interface LocalStart {
  readonly id: string;
  readonly game: AnyGame;
  /** Left out: as the game has them, or as the match has that this one goes on from. */
  readonly options?: unknown;
  readonly players: readonly Player[];
  /** A text makes the match repeatable: all parts follow from it. */
  readonly seed: string | SeedParts;
  readonly from?: Omit<Fork, 'start'> | undefined;
}

/** Watches a bot make one decision. */
export interface Onlooker {
  /** While it thinks, and at last. */
  readonly onThought: (thought: Thought) => void;
  /** What it does: a place among the legal actions. */
  readonly onChosen: (choice: number) => void;
}

/** What a host needs of the world around it. */
export interface Services {
  readonly store: Store;
  readonly chooser: Chooser;
  readonly clock?: () => number;
  /** Waited for before a bot is asked: a page shows first what has happened. */
  readonly beforeBot?: () => Promise<void>;
  /** Who looks on while a bot decides, and so learns what only the bot knows; left out, or undefined: nobody. */
  readonly onlooker?: (decision: Decision) => Onlooker | undefined;
  /** How a person in this seat wants to be asked; left out: automatically. */
  readonly answers?: (seat: Seat) => AnswerSetting;
  /** Waits before the table passes for a person whom other persons watch; left out: no wait. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Left out, troubles go to the console. */
  readonly onTrouble?: (trouble: Trouble) => void;
}
