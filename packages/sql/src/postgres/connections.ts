import type {
  CompiledQuery,
  PostgresCursor,
  PostgresPool,
  PostgresPoolClient,
  PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { failure } from './failure.ts';
import { QueryGroup, QueryNames } from './query-group.ts';

/** How many connections a server has for queries. */
const MOST = 10;
/** How long to wait for a connection, and for an answer, in milliseconds: then the database can't be reached. */
const CONNECT_MS = 10_000;
const ANSWER_MS = 20_000;
/**
 * Makes PostgreSQL detect servers that vanished: they would keep their locks, and the others would wait
 * for hours. It ends a session that is silent in the middle of a change, and one that doesn't answer for 25 seconds.
 */
export const LOST_SERVERS = {
  idle_in_transaction_session_timeout: 5000,
  options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
} as const;

/** Reads whole numbers as numbers: times and counts are far below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * A connection that is lost must not end the process. If it is idle, the next query makes another; if it is in use, its
 * next query fails.
 */
export function ignoreConnectionErrors(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
}

/** Connections to PostgreSQL for Kysely, and for groups of queries. Turns errors into messages for people. */
export class Connections implements PostgresPool {
  readonly pool: pg.Pool;
  readonly #where: string;
  readonly #clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  readonly #names = new QueryNames();
  readonly #processes = new Set<number>();

  /** `answerMs`: how long to wait for an answer; null: as long as it takes. */
  constructor(address: string, where: string, answerMs: number | null = ANSWER_MS) {
    this.#where = where;
    this.pool = new pg.Pool({
      ...LOST_SERVERS,
      connectionString: address,
      application_name: 'mechatable',
      max: MOST,
      connectionTimeoutMillis: CONNECT_MS,
      ...(answerMs === null ? {} : { query_timeout: answerMs }),
      keepAlive: true,
      types,
    });
    ignoreConnectionErrors(this.pool);
    this.pool.on('connect', (client) => {
      this.#processes.add(processOf(client));
    });
    this.pool.on('remove', (client) => {
      this.#processes.delete(processOf(client));
    });
  }

  /** Whether a process of PostgreSQL works for one of these connections. */
  isOurs(process: number): boolean {
    return this.#processes.has(process);
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#explained(() => this.pool.connect());
    const known = this.#clients.get(client);
    if (known !== undefined) return known;
    const wrapped = new ExplainedClient(client, this.#where);
    this.#clients.set(client, wrapped);
    return wrapped;
  }

  end(): Promise<void> {
    return this.pool.end();
  }

  /** Runs queries in one transaction. If one of them changes no row, returns false, and nothing has changed. */
  async runAll(queries: readonly CompiledQuery[]): Promise<boolean> {
    const client = await this.#explained(() => this.pool.connect());
    let failed: unknown = null;
    try {
      return await this.#explained(() => this.#runAll(client, queries));
    } catch (error) {
      failed = error;
      throw error;
    } finally {
      // After an error, the state of the connection is unknown.
      client.release(failed !== null);
    }
  }

  async #runAll(client: pg.PoolClient, queries: readonly CompiledQuery[]): Promise<boolean> {
    const counts = await QueryGroup.run(
      client,
      queries.map((query) => this.#names.of(query)),
    );
    const isDone = counts.every((count) => count > 0);
    await client.query(isDone ? 'commit' : 'rollback');
    return isDone;
  }

  #explained<T>(work: () => Promise<T>): Promise<T> {
    return explained(work, this.#where);
  }
}

/** A connection as Kysely uses it. */
class ExplainedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #where: string;

  constructor(client: pg.PoolClient, where: string) {
    this.#client = client;
    this.#where = where;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('nothing here is large enough to be streamed');
    return explained(async () => {
      const { command, rowCount, rows } = await this.#client.query(sql, [...parameters]);
      return { command: command as PostgresQueryResult<R>['command'], rowCount: rowCount ?? 0, rows };
    }, this.#where);
  }

  release(): void {
    this.#client.release();
  }
}

async function explained<T>(work: () => Promise<T>, where: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failure(error, where);
  }
}

/** The number by which PostgreSQL knows a connection. The driver's types don't mention it. */
function processOf(client: pg.ClientBase): number {
  return (client as pg.ClientBase & { processID: number }).processID;
}
