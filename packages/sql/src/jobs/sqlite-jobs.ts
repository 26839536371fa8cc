import { randomUUID } from 'node:crypto';
import type { CompiledQuery } from 'kysely';
import { compileOnce } from '../compile-once.ts';
import type { Db } from '../db.ts';
import type { JobsTable } from '../schema.ts';
import type { AddedJob, Job, JobHandler, JobQueue, JobRunner, RunOptions } from './job.ts';
import { JobLine } from './job-line.ts';

/** Jobs in a SQLite file. One process owns the file, so it keeps the order of its jobs in memory. */
export class SqliteJobs implements JobQueue {
  readonly #db: Db;
  readonly #add: (job: JobsTable) => CompiledQuery;
  /** By kind. */
  readonly #lines = new Map<string, JobLine>();

  constructor(db: Db) {
    this.#db = db;
    this.#add = compileOnce(({ key, id, kind, payload, run_at }) =>
      db.query
        .insertInto('jobs')
        .values({ key, id, kind, payload, run_at })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => ({
            id: eb.ref('excluded.id'),
            kind: eb.ref('excluded.kind'),
            payload: eb.ref('excluded.payload'),
            run_at: eb.ref('excluded.run_at'),
          })),
        ),
    );
  }

  adding({ kind, key, payload, runAt = this.#db.clock() }: Job): AddedJob {
    const job = { key, id: randomUUID(), kind, payload: JSON.stringify(payload), run_at: runAt };
    return {
      query: this.#add(job),
      onCommit: () => {
        this.#lines.get(kind)?.add(job);
      },
    };
  }

  async run(handlers: Readonly<Record<string, JobHandler>>, options: RunOptions): Promise<JobRunner> {
    for (const [kind, handler] of Object.entries(handlers)) {
      const line = new JobLine(this.#db, handler, options);
      this.#lines.set(kind, line);
      const stored = await this.#db.query
        .selectFrom('jobs')
        .selectAll()
        .where('kind', '=', kind)
        .orderBy('run_at')
        .execute();
      line.restore(stored);
    }
    return {
      close: () => {
        for (const line of this.#lines.values()) line.close();
        this.#lines.clear();
        return Promise.resolve();
      },
    };
  }
}
