import { matchJob, type Job } from '@mechatable/sql';
import type { MatchServices } from './services.ts';

/** The job that makes the next automatic move of a match with this many entries, after a delay in milliseconds. */
export function nextStepJob(
  table: string,
  entry: number,
  wait: number,
  { clock, passDelay }: Pick<MatchServices, 'clock' | 'passDelay'>,
): Job {
  return matchJob(table, entry, wait === 0 ? undefined : clock() + passDelay(wait));
}
