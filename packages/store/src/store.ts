import type { Entry, RecordHead } from '@mechatable/kernel';

/** The part of a match that never changes. Its entries are stored separately, one by one. */
export interface MatchHead {
  readonly id: string;
  /** When it was started, in milliseconds since 1970. */
  readonly opened: number;
  readonly head: RecordHead;
}

/** A match in a list, without reading its entries. */
export interface MatchSummary extends MatchHead {
  /** The number of entries. They are never removed. */
  readonly length: number;
  /** When it was started, or the last entry was stored. */
  readonly touched: number;
  /** One sentence on how it ended; null until then. */
  readonly ended: string | null;
}

/** A match that is stored but cannot be read: written by something else, or damaged. */
export interface DamagedMatch {
  readonly id: string;
  /** The problem, in a sentence. */
  readonly problem: string;
}

export interface MatchList {
  /** The latest first. */
  readonly matches: readonly MatchSummary[];
  readonly damaged: readonly DamagedMatch[];
}

export interface StoredMatch {
  readonly head: MatchHead;
  readonly entries: readonly Entry[];
  readonly ended: string | null;
}

/** Stores matches. When a promise resolves, the change is durable. */
export interface Store {
  /** Stores a match, which may have entries: all of it, or nothing. Throws a `StaleSequenceError` if the id exists. */
  create(head: MatchHead, entries?: readonly Entry[], ended?: string | null): Promise<void>;
  /** Stores the entry after the first `at` ones, and how the match ended, if it did. Of two writers, only one succeeds. */
  append(id: string, at: number, entry: Entry, ended: string | null): Promise<void>;
  /** Throws a `DamagedMatchError` if the match is damaged. */
  read(id: string): Promise<StoredMatch>;
  /** All stored data of a match, unchecked, to recover what's left of a damaged one. */
  raw(id: string): Promise<unknown>;
  list(): Promise<MatchList>;
  /** Does nothing if there is no such match. */
  remove(id: string): Promise<void>;
}

/** There is no match with this id. */
export class MatchNotFoundError extends Error {
  override readonly name = 'MatchNotFoundError';

  constructor(id: string) {
    super(`Match ${id} not found. It may have been deleted.`);
  }
}

/** The stored match is not valid. */
export class DamagedMatchError extends Error {
  override readonly name = 'DamagedMatchError';
}

/** Another writer was first: the match was continued elsewhere. */
export class StaleSequenceError extends Error {
  override readonly name = 'StaleSequenceError';
}

/** The store can't save anything: it is full, forbidden or broken. The message is for people. */
export class StoreFailedError extends Error {
  override readonly name = 'StoreFailedError';
}
