import type { Thought } from '@mechatable/bots';
import type { AnyGame, Fork, Player, Seat, SeedParts } from '@mechatable/kernel';
import type { Store } from '@mechatable/store';
import type { AnswerSetting } from './answer-setting.ts';
import type { Chooser, Decision } from './chooser.ts';
import type { HostProblem } from './host.ts';
import type { Journal } from './journal.ts';

/** A match to start. */
export interface LocalStart {
  readonly id: string;
  readonly game: AnyGame;
  /** Default: the game's defaults, or the options of the match that this one continues. */
  readonly options?: unknown;
  readonly players: readonly Player[];
  /** A text makes the match repeatable: all seed parts are derived from it. */
  readonly seed: string | SeedParts;
  readonly from?: Omit<Fork, 'start'> | undefined;
  /** One person against bots, who can undo anything. Default: no. */
  readonly practice?: boolean | undefined;
}

/** Watches a bot make one decision. */
export interface DecisionObserver {
  /** Called repeatedly while the bot thinks, and at the end. */
  readonly onThought: (thought: Thought) => void;
  /** The index of the chosen action among the legal ones. */
  readonly onChosen: (choice: number) => void;
}

/** Everything a host needs from its environment, besides a place to save its match. */
export interface HostEnvironment {
  readonly chooser: Chooser;
  readonly clock?: () => number;
  /** Awaited before a bot is asked, so that a page can first show what happened. */
  readonly beforeBot?: () => Promise<void>;
  /** Watches a bot decide, which reveals what only the bot knows. Default, or if it returns undefined: nobody watches. */
  readonly onlooker?: (decision: Decision) => DecisionObserver | undefined;
  /** When to ask a person in this seat. Default: auto. */
  readonly answers?: (seat: Seat) => AnswerSetting;
  /** Whether spectators can see who is asked, even if only one person plays. Default: they can't. */
  readonly isWatched?: boolean;
  /** Delays an automatic pass if other people are watching. Default: no delay. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Whether bots and automatic passes wait until `step` is called. Default: they move automatically. */
  readonly isStepped?: boolean;
  /** Whether everyone can repeat what bots choose, from the record alone. Default: bots may play better than that. */
  readonly isRepeatable?: boolean;
  /** Default: errors are logged to the console. */
  readonly onProblem?: (problem: HostProblem) => void;
}

/** For a match on this device: play continues even if it can't be saved. */
export interface Services extends HostEnvironment {
  readonly store: Store;
}

/** For a match that others rely on: a move that can't be saved is rejected. */
export interface JournalServices extends HostEnvironment {
  readonly journal: Journal;
}
