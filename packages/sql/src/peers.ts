/** A change that another server made. */
export interface Change {
  /** The table it belongs to; null if anything may have changed, since some changes were missed. */
  readonly table: string | null;
  /** The number of a message that was written there; null for anything else. */
  readonly message: number | null;
}

/** The other servers that use the same database. */
export interface Peers {
  /** Whether other servers can exist. */
  readonly exist: boolean;
  /** Listens to their changes. Returns a function that stops it. */
  follow(onChange: (change: Change) => void): () => void;
  /**
   * Joins them. `first`: called if nobody else uses the database, before anyone else can join, now and whenever the
   * database comes back after an outage.
   */
  join(first: () => Promise<unknown>): Promise<void>;
  /** Runs tasks with the same key one after the other, here and on all other servers. */
  inTurn<T>(about: string, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
