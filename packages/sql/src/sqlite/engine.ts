/** A query with its values. */
export interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface Answer {
  readonly rows: unknown[];
  /** How many rows the query has changed. */
  readonly changes: number;
}

/** An open SQLite database, in this thread or in another one. */
export interface Engine {
  run(query: Query): Promise<Answer>;
  /** Runs queries in one transaction. If one of them changes no row, returns false, and nothing has changed. */
  runAll(queries: readonly Query[]): Promise<boolean>;
  rollback(): Promise<void>;
  close(): Promise<void>;
}
