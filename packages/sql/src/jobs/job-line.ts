import type { Db } from '../db.ts';
import type { JobsTable } from '../schema.ts';
import type { JobHandler, RunOptions } from './job.ts';

/** However often a job fails, it is tried again after this many milliseconds. */
const LONGEST_RETRY_MS = 60_000;

interface Waiting {
  readonly job: JobsTable;
  readonly runAt: number;
  /** How often it has failed. */
  readonly failures: number;
}

/** All waiting and running jobs of one kind in a SQLite file. */
export class JobLine {
  readonly #db: Db;
  readonly #handler: JobHandler;
  readonly #options: RunOptions;
  /** The latest job of every key, unless it is running. */
  readonly #latest = new Map<string, Waiting>();
  /** The same jobs, the next one last. Some may have been replaced since. */
  readonly #order: Waiting[] = [];
  readonly #running = new Set<string>();
  #cancelTimer: () => void = () => undefined;
  #isClosed = false;

  constructor(db: Db, handler: JobHandler, options: RunOptions) {
    this.#db = db;
    this.#handler = handler;
    this.#options = options;
  }

  /** Adds a job that was just saved. */
  add(job: JobsTable): void {
    this.#wait({ job, runAt: job.run_at, failures: 0 });
    this.#startDue();
  }

  /** Adds jobs that were read from the file, unless newer ones have replaced them. */
  restore(jobs: readonly JobsTable[]): void {
    for (const job of jobs)
      if (!this.#latest.has(job.key) && !this.#running.has(job.key))
        this.#wait({ job, runAt: job.run_at, failures: 0 });
    this.#startDue();
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelTimer();
  }

  #wait(waiting: Waiting): void {
    const { key } = waiting.job;
    this.#latest.set(key, waiting);
    if (!this.#running.has(key)) this.#insert(waiting);
  }

  /** Before jobs that run later, and after jobs that run at the same time. */
  #insert(waiting: Waiting): void {
    let low = 0;
    let high = this.#order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#order[middle]?.runAt ?? 0) > waiting.runAt) low = middle + 1;
      else high = middle;
    }
    this.#order.splice(low, 0, waiting);
  }

  #startDue(): void {
    this.#cancelTimer();
    while (!this.#isClosed && this.#running.size < this.#handler.atOnce) {
      const next = this.#next();
      if (next === undefined) return;
      const wait = next.runAt - this.#db.clock();
      if (wait > 0) {
        this.#cancelTimer = this.#options.after(wait, () => {
          this.#startDue();
        });
        return;
      }
      this.#order.pop();
      void this.#run(next);
    }
  }

  #next(): Waiting | undefined {
    for (;;) {
      const next = this.#order.at(-1);
      if (next === undefined || this.#latest.get(next.job.key) === next) return next;
      this.#order.pop(); // it has been replaced
    }
  }

  async #run(waiting: Waiting): Promise<void> {
    const { key, payload } = waiting.job;
    this.#latest.delete(key);
    this.#running.add(key);
    try {
      await this.#handler.run(JSON.parse(payload));
      if (!this.#latest.has(key)) await this.#remove(waiting.job);
    } catch (error) {
      this.#failed(waiting, error);
    }
    this.#running.delete(key);
    const replacement = this.#latest.get(key);
    if (replacement !== undefined) this.#insert(replacement);
    this.#startDue();
  }

  /** The job is done. If it is being replaced right now, the new one stays. */
  async #remove({ key, id }: JobsTable): Promise<void> {
    if (this.#isClosed) return;
    await this.#db.write(async (tx) => {
      await tx.deleteFrom('jobs').where('key', '=', key).where('id', '=', id).execute();
    });
  }

  #failed({ job, failures }: Waiting, error: unknown): void {
    if (this.#isClosed) return; // what it needs is closed, too
    this.#options.onError(job.key, error);
    if (this.#latest.has(job.key)) return;
    const delay = Math.min(this.#options.retryMs * 2 ** failures, LONGEST_RETRY_MS);
    this.#latest.set(job.key, { job, runAt: this.#db.clock() + delay, failures: failures + 1 });
  }
}
