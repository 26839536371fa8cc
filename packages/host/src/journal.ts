import type { Agreement, Entry, Outcome, Seat } from '@mechatable/kernel';

/** Data that comes with an entry from elsewhere. */
export interface EntryContext {
  /** How many entries the sender knew of. If there are more, it is too late. */
  readonly at?: number | undefined;
  /** Identifies the request, so that it can be sent twice and count once. */
  readonly request?: string | undefined;
  readonly signature?: string | undefined;
  /** The others who agreed. */
  readonly agreed?: readonly Agreement[] | undefined;
  /** How long the sender thought, by their own clock, in milliseconds. */
  readonly thought?: number | undefined;
}

/** The status of a match, as lists of matches show it. */
export interface MatchStatus {
  readonly turn: number;
  readonly asked: readonly Seat[];
  readonly outcome: Outcome | null;
  /** How the match ended, in a sentence; null until then. */
  readonly ended: string | null;
}

/** An entry to save, and the status of the match after it. */
export interface Appended extends MatchStatus {
  readonly entry: Entry;
  /** The number of entries before it. */
  readonly at: number;
  readonly given: EntryContext;
  /** Milliseconds until the next automatic step, a bot's move or a pass; null if the match waits for people. */
  readonly nextStepIn: () => number | null;
}

/** Saves a host's match. */
export interface Journal {
  /** Throws if nothing can be appended anymore. */
  check(): void;
  /** When it resolves, the entry is saved. If it rejects, the entry was not made. */
  append(appended: Appended): Promise<void>;
}

/** The match has changed since the sender looked at it. */
export class MovedOnError extends Error {
  override readonly name = 'MovedOnError';
}
