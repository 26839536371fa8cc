import { count } from '../figures.ts';
import type { Io } from '../io.ts';
import { Progress } from './progress.ts';
import { spread, type Counted, type Job, type SpreadOptions } from './spread.ts';
import { words } from '../words.ts';

const MATCHES: Counted = ['match', 'matches'];

/** Plays everything with a progress bar in the terminal; false if Ctrl-C interrupted it. */
export async function spreadWithBar<Part>(
  io: Io,
  name: string,
  job: Job<Part>,
  sizes: Pick<SpreadOptions, 'matches' | 'cores' | 'alone'>,
): Promise<boolean> {
  const { matches } = sizes;
  const { counted = MATCHES } = job;
  const progress = new Progress(io, name, matches, counted);
  const stop = new AbortController();
  let done = 0;
  const release = io.onInterrupt(() => {
    stop.abort();
  });
  const onProgress = (sofar: number): void => {
    done = sofar;
    progress.show(sofar);
  };
  try {
    await spread(job, { ...sizes, onProgress, signal: stop.signal });
  } finally {
    release();
    progress.clear();
  }
  if (!stop.signal.aborted) return true;
  io.err(words.matches.stopped(count(done, ...counted), matches));
  return false;
}
