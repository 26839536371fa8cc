import type { Move } from '@mechatable/kernel';

/** A match as it was opened: all that never changes. The moves are kept one by one beside it. */
export interface MatchHead {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  /** Who sits where: `person`, or the id of a bot. */
  readonly seats: readonly string[];
  readonly seed: string;
  /** Where a match that goes on from another one came from (the record's `from`); null for a fresh one. */
  readonly from: unknown;
  /** When it was opened, in milliseconds since 1970. */
  readonly opened: number;
}

/**
 * How far a match has come. A writer says how far it believes the match to be; if that is not so, it is
 * behind and may not write. The number of moves alone would not do: moves taken back and made anew elsewhere
 * may come to the same number.
 */
export interface Mark {
  readonly moves: number;
  /** How often moves were taken back. */
  readonly takenBack: number;
}

/** The mark of a match that was just created. */
export const FRESH: Mark = { moves: 0, takenBack: 0 };

/** What a list of matches shows without reading their moves. */
export interface MatchSummary extends MatchHead, Mark {
  /** When it was opened, or a move last kept or taken back. */
  readonly touched: number;
  /** One sentence on how it ended; null while it goes on. */
  readonly ended: string | null;
}

export interface StoredMatch {
  readonly head: MatchHead;
  readonly moves: readonly Move[];
  readonly takenBack: number;
  readonly ended: string | null;
}

/** Where matches are kept. Whatever a promise has settled is durable. */
export interface Store {
  /** An id that is taken already is stale. */
  create(head: MatchHead): Promise<void>;
  /** Keeps the next move with how the match ended, if it did. Two writers cannot both win. */
  append(id: string, at: Mark, move: Move, ended: string | null): Promise<void>;
  /** Forgets all moves from the n-th on; a match taken back has not ended. */
  truncate(id: string, at: Mark, n: number): Promise<void>;
  read(id: string): Promise<StoredMatch>;
  /** The one touched last comes first. */
  list(): Promise<readonly MatchSummary[]>;
  /** A match that is not there is as good as removed. */
  remove(id: string): Promise<void>;
}

/** There is no match of this id, or no longer. */
export class MatchNotFoundError extends Error {
  override readonly name = 'MatchNotFoundError';

  constructor(id: string) {
    super(`There is no match ${id} here, or no longer.`);
  }
}

/** Another writer was first: the match has gone on elsewhere. */
export class StaleSequenceError extends Error {
  override readonly name = 'StaleSequenceError';
}

/** The store cannot keep anything: full, forbidden or broken. The message is for people. */
export class StoreFailedError extends Error {
  override readonly name = 'StoreFailedError';
}
