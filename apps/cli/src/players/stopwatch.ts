import { existsSync, readFileSync } from 'node:fs';

/** What a decision took. */
export interface Spent {
  readonly milliseconds: number;
  /** So much of it this thread has worked; the rest of the time the machine kept it waiting. Null: it is not told. */
  readonly worked: number | null;
}

/** Starts to measure; the answer tells what has passed since. */
export function stopwatch(): () => Spent {
  const workBefore = workDone();
  const start = performance.now();
  return () => {
    const milliseconds = performance.now() - start;
    const work = workDone();
    return { milliseconds, worked: work === null || workBefore === null ? null : work - workBefore };
  };
}

/** Where Linux tells the nanoseconds that the thread has had a processor to itself; Node 20 does not know them. */
const TOLD_AT = '/proc/thread-self/schedstat';
const isTold = existsSync(TOLD_AT);

/** The milliseconds that this thread has worked. */
function workDone(): number | null {
  if (!isTold) return null;
  const nanoseconds = Number.parseInt(readFileSync(TOLD_AT, 'latin1'), 10);
  return nanoseconds > 0 ? nanoseconds / 1e6 : null; // a kernel that does not count says 0
}
