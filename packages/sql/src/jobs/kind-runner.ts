import { Logger, run, type Job, type Runner } from 'graphile-worker';
import type pg from 'pg';
import { InTurn } from '../in-turn.ts';
import type { JobHandler, RunOptions } from './job.ts';

/** How often to check for delayed jobs, in milliseconds. PostgreSQL sends notifications for immediate ones. */
const POLL_MS = 250;
/** A runner that could not look for jobs for this many milliseconds, although it could run one, is stuck. */
const STUCK_MS = 3000;
const RESTART_MS = 500;

/** Errors of jobs are reported to the server; nothing else matters. */
export const QUIET = new Logger(() => () => undefined);

export interface KindRunnerOptions {
  readonly pool: pg.Pool;
  readonly kind: string;
  readonly handler: JobHandler;
  readonly onError: RunOptions['onError'];
}

/** A job that this node is running. */
interface Running {
  readonly id: string;
  /** Who has locked it, for the library. */
  readonly worker: string | null;
  readonly abandon: (reason: Error) => void;
}

/**
 * Runs the jobs of one kind. The library's runner gives up after some errors, and if its first query fails, it remembers
 * that for good. Another one takes its place then.
 */
export class KindRunner {
  readonly #options: KindRunnerOptions;
  readonly #running = new Set<Running>();
  readonly #inTurn = new InTurn();
  #runner: Runner | null = null;
  /** When it last looked for a job, without an error. */
  #looked = 0;
  #restart: NodeJS.Timeout | null = null;
  #isClosed = false;

  private constructor(options: KindRunnerOptions) {
    this.#options = options;
  }

  static async start(options: KindRunnerOptions): Promise<KindRunner> {
    const runner = new KindRunner(options);
    await runner.#start();
    return runner;
  }

  /** The ids of running jobs that may take long. */
  get longJobs(): readonly string[] {
    return this.#options.handler.isLong === true ? [...this.#running].map(({ id }) => id) : [];
  }

  /** Replaces the library's runner if it is stuck. */
  check(): void {
    const isBusy = this.#running.size >= this.#options.handler.atOnce;
    const stuck = this.#runner;
    if (stuck === null || isBusy || performance.now() - this.#looked < STUCK_MS) return;
    this.#runner = null;
    stuck.stop().catch(() => undefined); // it is stuck, so its result doesn't matter
    this.#startAgain();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#restart !== null) clearTimeout(this.#restart);
    const stopping = this.#runner?.stop();
    await this.#handBack();
    await Promise.allSettled([stopping]);
  }

  async #start(): Promise<void> {
    const { pool, kind, handler, onError } = this.#options;
    this.#looked = performance.now();
    const runner = await run({
      pgPool: pool,
      taskList: { [kind]: (payload, { job }) => this.#runJob(job, payload) },
      parsedCronItems: [],
      concurrency: handler.atOnce,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      logger: QUIET,
      // In batches, failures are retried; one by one, they would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    this.#runner = runner;
    for (const event of ['worker:getJob:empty', 'job:start'] as const)
      runner.events.on(event, () => {
        this.#looked = performance.now();
      });
    runner.events.on('job:error', ({ job, error }) => {
      onError(job.key ?? kind, error);
    });
    const ended = (): void => {
      if (this.#runner !== runner) return;
      this.#runner = null;
      this.#startAgain();
    };
    runner.promise.then(ended, (error: unknown) => {
      onError(kind, error);
      ended();
    });
  }

  #startAgain(): void {
    if (this.#isClosed) return;
    this.#restart = setTimeout(() => {
      this.#start().catch((error: unknown) => {
        this.#options.onError(this.#options.kind, error);
        this.#startAgain();
      });
    }, RESTART_MS);
  }

  #runJob({ id, key, locked_by: worker }: Job, payload: unknown): Promise<void> {
    const { kind, handler } = this.#options;
    return new Promise((resolve, reject) => {
      const running = { id, worker, abandon: reject };
      this.#running.add(running);
      if (this.#isClosed) {
        void this.#handBack(); // the library took it before it knew that it should stop
        return;
      }
      void this.#inTurn
        .run(key ?? kind, () => handler.run(payload))
        .then(resolve, reject)
        .finally(() => {
          this.#running.delete(running);
        });
    });
  }

  /**
   * Lets other nodes take the running jobs at once. The library would count them as failed, and wait before the next try.
   * A job that another one with its key has replaced is done: it has no key any more.
   */
  async #handBack(): Promise<void> {
    const left = [...this.#running];
    this.#running.clear();
    if (left.length === 0) return;
    const { pool, kind, onError } = this.#options;
    try {
      await pool.query(
        `with running as (
           select id, worker from unnest($1::bigint[], $2::text[]) as running (id, worker)
         ), replaced as (
           delete from graphile_worker._private_jobs as jobs using running
           where jobs.id = running.id and jobs.locked_by = running.worker and jobs.key is null
         ), returned as (
           update graphile_worker._private_jobs as jobs
           set locked_at = null, locked_by = null, attempts = greatest(attempts - 1, 0), run_at = now()
           from running
           where jobs.id = running.id and jobs.locked_by = running.worker and jobs.key is not null
           returning jobs.id
         )
         select pg_notify('jobs:insert', json_build_object('count', count(*))::text) from returned`,
        [left.map(({ id }) => id), left.map(({ worker }) => worker)],
      );
    } catch (error) {
      onError(kind, error); // without the database: other nodes take the jobs when the lock has expired
    }
    // The library can't mark them as failed any more: it has not locked them.
    for (const { abandon } of left) abandon(new Error('this node stops'));
  }
}
