import { runMigrations } from 'graphile-worker';
import { sql, type CompiledQuery, type Kysely } from 'kysely';
import pg from 'pg';
import { compileOnce } from '../compile-once.ts';
import type { Schema } from '../schema.ts';
import type { AddedJob, Job, JobHandler, JobQueue, JobRunner, RunOptions } from './job.ts';
import { KindRunner, QUIET } from './kind-runner.ts';

/**
 * Hardly any job takes this many seconds: if one seems to, its node is gone, and another one runs it. Twice does no harm.
 */
const LONGEST_S = 15;
const SWEEP_MS = 5000;
/** Jobs that could have run this many seconds ago, and that this node leaves to others, may be nobody's. */
const NEGLECTED_S = 60;
/** A job that has failed this many times is given up: by then, days have passed. */
const MAX_TRIES = 25;

interface NewRow {
  readonly kind: string;
  readonly key: string;
  readonly payload: string;
  /** Null: immediately, by the clock of the database. */
  readonly runAt: number | null;
}

/** Creates the tables of the queue, and updates them. */
export async function updateJobTables(address: string): Promise<void> {
  await runMigrations({ connectionString: address, logger: QUIET });
}

/** Jobs in PostgreSQL. Each is run by one of the nodes that share the database. */
export class PostgresJobs implements JobQueue {
  readonly #address: string;
  readonly #add: (row: NewRow) => CompiledQuery;

  constructor(db: Kysely<Schema>, address: string) {
    this.#address = address;
    this.#add = compileOnce(({ kind, key, payload, runAt }: NewRow) => ({
      compile: () =>
        sql`select graphile_worker.add_job(
          ${kind}, ${payload}::json, run_at => to_timestamp(${runAt}::float8 / 1000), job_key => ${key},
          max_attempts => ${MAX_TRIES}::int)`.compile(db),
    }));
  }

  adding({ kind, key, payload, runAt }: Job): AddedJob {
    const query = this.#add({ kind, key, payload: JSON.stringify(payload), runAt: runAt ?? null });
    return { query, onCommit: () => undefined }; // PostgreSQL notifies all nodes
  }

  async run(handlers: Readonly<Record<string, JobHandler>>, options: RunOptions): Promise<JobRunner> {
    const runner = new PostgresRunner(this.#address, options);
    for (const [kind, handler] of Object.entries(handlers)) await runner.start(kind, handler);
    return runner;
  }
}

/** Runs jobs on this node. */
class PostgresRunner implements JobRunner {
  readonly #pool: pg.Pool;
  readonly #onError: RunOptions['onError'];
  readonly #elsewhere: readonly string[];
  readonly #onNeglected: (kind: string) => void;
  #neglected: ReadonlySet<string> = new Set();
  readonly #lines: KindRunner[] = [];
  readonly #sweeping: NodeJS.Timeout;
  #isClosed = false;

  constructor(address: string, { onError, elsewhere = [], onNeglected = () => undefined }: RunOptions) {
    this.#elsewhere = elsewhere;
    this.#onNeglected = onNeglected;
    this.#onError = (key, error) => {
      if (!this.#isClosed) onError(key, error);
    };
    this.#pool = new pg.Pool({
      connectionString: address,
      application_name: 'mechatable jobs',
      keepAlive: true,
    });
    // A connection was lost; the next query makes another.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => {
      client.on('error', () => undefined);
    });
    this.#sweeping = setInterval(() => {
      this.#sweep().catch((error: unknown) => {
        this.#onError('jobs of lost nodes', error);
      });
    }, SWEEP_MS);
    this.#sweeping.unref();
  }

  /** One runner per kind, so that slow bots don't delay clocks. */
  async start(kind: string, handler: JobHandler): Promise<void> {
    this.#lines.push(await KindRunner.start({ pool: this.#pool, kind, handler, onError: this.#onError }));
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearInterval(this.#sweeping);
    await Promise.all(this.#lines.map((line) => line.close()));
    await this.#pool.end();
  }

  /** A node that was killed can't unlock its jobs itself. */
  async #sweep(): Promise<void> {
    for (const line of this.#lines) line.check();
    // The library has no function for this. If another node has taken a job since, it keeps it a little longer.
    const long = this.#lines.flatMap(({ longJobs }) => longJobs);
    if (long.length > 0)
      await this.#pool.query(
        `update graphile_worker._private_jobs set locked_at = now()
         where id = any($1::bigint[]) and locked_at is not null`,
        [long],
      );
    await this.#pool.query(
      `select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs
       where locked_at < now() - interval '${String(LONGEST_S)} seconds'`,
    );
    if (this.#elsewhere.length > 0) await this.#findNeglected();
  }

  async #findNeglected(): Promise<void> {
    const { rows } = await this.#pool.query<{ kind: string }>(
      `select distinct task_identifier as kind from graphile_worker.jobs
       where task_identifier = any($1::text[]) and locked_at is null and attempts < max_attempts
         and run_at < now() - interval '${String(NEGLECTED_S)} seconds'`,
      [this.#elsewhere],
    );
    const before = this.#neglected;
    this.#neglected = new Set(rows.map(({ kind }) => kind));
    for (const kind of this.#neglected) if (!before.has(kind)) this.#onNeglected(kind);
  }
}
