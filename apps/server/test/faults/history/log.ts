import type { Viewer } from '@mechatable/kernel';

/** A client sends a request. It may send it again with the same key if it gets no answer. */
export interface Sent {
  readonly kind: 'sent';
  readonly client: string;
  readonly table: string;
  readonly key: string;
  /** How many entries the client knew of. */
  readonly at: number;
  /** The entry it asks for, as text. */
  readonly content: string;
}

/** How an attempt ended. */
export interface Answered {
  readonly client: string;
  readonly table: string;
  readonly key: string;
}

export interface Acknowledged extends Answered {
  readonly kind: 'acknowledged';
  /** The number of entries after it; null if the answer doesn't say. */
  readonly entry: number | null;
}

export interface Refused extends Answered {
  readonly kind: 'refused';
  readonly code: string;
}

export interface Unanswered extends Answered {
  readonly kind: 'unanswered';
}

/** A stream showed a client the match after this many entries. */
export interface Seen {
  readonly kind: 'seen';
  readonly client: string;
  readonly table: string;
  readonly viewer: Viewer;
  /** Counts the connections of this client. */
  readonly connection: number;
  readonly entry: number;
  /** The link of the hash chain, which covers everything up to this entry. */
  readonly link: string;
  /** Of everything that was shown. */
  readonly digest: string;
  /** Of the whole history as the client has it now; null if it ignored a message that was older than what it knew. */
  readonly history: string | null;
}

export type Line = Sent | Acknowledged | Refused | Unanswered | Seen;

/** A match as it is stored in the end. */
export interface FinalJournal {
  readonly table: string;
  readonly entries: readonly {
    /** The key of the request; null for automatic entries. */
    readonly request: string | null;
    readonly content: string;
    /** Whether the server may do it automatically, because a bot plays the seat or it is a pass. */
    readonly isOwn: boolean;
  }[];
  /** The links of the hash chain: the first, then one after each entry. */
  readonly links: readonly string[];
}
