import type { Db } from '../db.ts';
import { writeWithJobs } from './add-jobs.ts';
import { matchJob } from './kinds.ts';

/** Adds the job for a match's next automatic step again, unless it has more entries by now: then it has a newer job. */
export function addStepJob(db: Db, table: string, entry: number, runAt: number): Promise<void> {
  return writeWithJobs(db, async (tx) => {
    // Changed before it is read: no other server can append an entry, with its job, until this is done.
    const { numUpdatedRows } = await tx
      .updateTable('tables')
      .set((eb) => ({ length: eb.ref('length') }))
      .where('id', '=', table)
      .where('length', '=', entry)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? [] : [matchJob(table, entry, runAt)];
  });
}
