import type { Transaction } from 'kysely';
import type { Db } from '../db.ts';
import type { Write } from '../group-commit.ts';
import type { Schema } from '../schema.ts';
import type { AddedJob, Job } from './job.ts';

/** Runs a change that adds jobs as part of its transaction. */
export async function writeWithJobs(
  db: Db,
  write: (tx: Transaction<Schema>) => Promise<readonly Job[]>,
): Promise<void> {
  const all: Write<readonly AddedJob[]> = async (tx) => {
    const added = (await write(tx)).map((job) => db.jobs.adding(job));
    for (const { query } of added) await tx.executeQuery(query);
    return added;
  };
  for (const { onCommit } of await db.write(all)) onCommit();
}

/** Adds a job that no other change causes. */
export function addJob(db: Db, job: Job): Promise<void> {
  return writeWithJobs(db, () => Promise.resolve([job]));
}
