import type { CompiledQuery } from 'kysely';
import type pg from 'pg';

/** How many rows each query of a group has changed or returned. */
type Counts = readonly number[];
type Callback = (error: Error | null, counts?: Counts) => void;

/** A query that the server knows by name once it has been sent. */
interface Named {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

const BEGIN: Named = { name: 'begin', text: 'begin', values: [] };

/** The names of the queries that were sent on each connection. */
const SENT = new WeakMap<pg.Connection, Set<string>>();

/**
 * A transaction that is left open, sent as one message and answered by one. The driver would send and await each query by
 * itself, which takes both sides more time than the changes do. If one query fails, the rest isn't carried out; then the
 * connection must be closed.
 */
export class QueryGroup implements pg.Submittable {
  readonly #queries: readonly Named[];
  /** Starts with that of `begin`. */
  readonly #counts: number[] = [];
  /** The driver replaces it with one that also stops its timer. */
  callback: Callback;

  private constructor(queries: readonly Named[], callback: Callback) {
    this.#queries = queries;
    this.callback = callback;
  }

  static run(client: pg.ClientBase, queries: readonly Named[]): Promise<Counts> {
    return new Promise((resolve, reject) => {
      const onAnswer: Callback = (error, counts = []) => {
        if (error === null) resolve(counts);
        else reject(error);
      };
      client.query(new QueryGroup([BEGIN, ...queries], onAnswer));
    });
  }

  submit(connection: pg.Connection): void {
    const sent = SENT.get(connection) ?? new Set();
    SENT.set(connection, sent);
    connection.stream.cork();
    try {
      for (const { name, text, values } of this.#queries) {
        if (!sent.has(name)) connection.parse({ name, text, types: [] }, true);
        sent.add(name);
        connection.bind({ statement: name, values: values.map(textOf) }, true);
        connection.execute(null, true);
      }
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  /** `INSERT 0 1`, `UPDATE 1`, `SELECT 1`, `BEGIN`. */
  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#counts.push(Number(/\d+$/.exec(text)?.[0] ?? 0));
  }

  handleReadyForQuery(): void {
    this.callback(null, this.#counts.slice(1));
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  handleDataRow(): void {
    // Only counts matter.
  }
}

/** Rows consist of texts, numbers and nulls. */
function textOf(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw new Error(`no column takes a ${typeof value}`);
}

/** Gives queries the names by which the server knows them. */
export class QueryNames {
  readonly #names = new Map<string, string>();

  of({ sql, parameters }: CompiledQuery): Named {
    const name = this.#names.get(sql) ?? `q${String(this.#names.size)}`;
    this.#names.set(sql, name);
    return { name, text: sql, values: parameters };
  }
}
