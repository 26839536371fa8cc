import { Logger, run, type Runner } from 'graphile-worker';
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

/**
 * Runs the jobs of one kind. The library's runner gives up after some errors, and if its first query fails, it remembers
 * that for good. Another one takes its place then.
 */
export class KindRunner {
  readonly #options: KindRunnerOptions;
  /** By id: aborts a running job. */
  readonly #abandon = new Map<string, (reason: Error) => void>();
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
    return this.#options.handler.isLong === true ? [...this.#abandon.keys()] : [];
  }

  /** Replaces the library's runner if it is stuck. */
  check(): void {
    const isBusy = this.#abandon.size >= this.#options.handler.atOnce;
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
    for (const abandon of this.#abandon.values()) abandon(new Error('this node stops'));
    await Promise.allSettled([stopping]);
  }

  async #start(): Promise<void> {
    const { pool, kind, handler, onError } = this.#options;
    this.#looked = performance.now();
    const runner = await run({
      pgPool: pool,
      taskList: { [kind]: (payload, { job }) => this.#runJob(job.id, job.key ?? kind, payload) },
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

  /** If the node stops, the job has failed, and another node tries it. */
  #runJob(id: string, key: string, payload: unknown): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#abandon.set(id, reject);
      void this.#inTurn
        .run(key, () => this.#options.handler.run(payload))
        .then(resolve, reject)
        .finally(() => {
          if (this.#abandon.get(id) === reject) this.#abandon.delete(id);
        });
    });
  }
}
