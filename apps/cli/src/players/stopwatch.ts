import { existsSync, readFileSync } from 'node:fs';

/** The time that a decision took. */
export interface Spent {
  readonly milliseconds: number;
  /** How long this thread worked; for the rest it waited for a CPU. Null if the system doesn't report it. */
  readonly worked: number | null;
}

/** Starts measuring; the returned function gives the time since then. */
export function stopwatch(): () => Spent {
  const workBefore = workDone();
  const start = performance.now();
  return () => {
    const milliseconds = performance.now() - start;
    const work = workDone();
    return { milliseconds, worked: work === null || workBefore === null ? null : work - workBefore };
  };
}

/** The file in which Linux reports the thread's CPU time in nanoseconds; Node 20 has no API for it. */
const SCHEDSTAT = '/proc/thread-self/schedstat';
const hasSchedstat = existsSync(SCHEDSTAT);

/** This thread's CPU time in milliseconds. */
function workDone(): number | null {
  if (!hasSchedstat) return null;
  const nanoseconds = Number.parseInt(readFileSync(SCHEDSTAT, 'latin1'), 10);
  return nanoseconds > 0 ? nanoseconds / 1e6 : null; // kernels that don't measure it report 0
}
