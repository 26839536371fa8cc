import type { Entry, RecordHead } from '@mechatable/kernel';

/** A match as it was opened: all that never changes. The entries are stored one by one beside it. */
export interface MatchHead {
  readonly id: string;
  /** When it was opened, in milliseconds since 1970. */
  readonly opened: number;
  readonly head: RecordHead;
}

/** What a list of matches shows without reading their entries. */
export interface MatchSummary extends MatchHead {
  /** How many entries there are. They are never removed, so this says how far a match has come. */
  readonly length: number;
  /** When it was opened, or an entry last stored. */
  readonly touched: number;
  /** One sentence on how it ended; null while it goes on. */
  readonly ended: string | null;
}

/** A match that is stored but cannot be read: written by something else, or damaged. */
export interface DamagedMatch {
  readonly id: string;
  /** What is wrong with it, in a sentence. */
  readonly problem: string;
}

export interface MatchList {
  /** The one touched last comes first. */
  readonly matches: readonly MatchSummary[];
  readonly damaged: readonly DamagedMatch[];
}

export interface StoredMatch {
  readonly head: MatchHead;
  readonly entries: readonly Entry[];
  readonly ended: string | null;
}

/** Where matches are stored. Whatever a promise has settled is durable. */
export interface Store {
  /** All of it or nothing: a match may come with entries. An id that is taken already is stale. */
  create(head: MatchHead, entries?: readonly Entry[], ended?: string | null): Promise<void>;
  /** Stores the entry after the first `at` ones, with how the match ended, if it did. Two writers cannot both win. */
  append(id: string, at: number, entry: Entry, ended: string | null): Promise<void>;
  /** A match that is damaged is a `DamagedMatchError`. */
  read(id: string): Promise<StoredMatch>;
  /** All that is stored of a match, unchecked: what can be saved of a damaged one. */
  raw(id: string): Promise<unknown>;
  list(): Promise<MatchList>;
  /** A match that is not there is as good as removed. */
  remove(id: string): Promise<void>;
}

/** There is no match of this id, or no longer. */
export class MatchNotFoundError extends Error {
  override readonly name = 'MatchNotFoundError';

  constructor(id: string) {
    super(`Match ${id} not found. It may have been deleted.`);
  }
}

/** The match is stored, but not as a match should be. */
export class DamagedMatchError extends Error {
  override readonly name = 'DamagedMatchError';
}

/** Another writer was first: the match has gone on elsewhere. */
export class StaleSequenceError extends Error {
  override readonly name = 'StaleSequenceError';
}

/** The store cannot save anything: full, forbidden or broken. The message is for people. */
export class StoreFailedError extends Error {
  override readonly name = 'StoreFailedError';
}
