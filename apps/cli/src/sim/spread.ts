import { setImmediate } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { AnyGame } from '@mechatable/kernel';
import { pairings, type SimPlan } from './plan.ts';
import { chunkRunner } from './run-chunk.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import type { ChunkTask } from './worker.ts';

export interface SpreadOptions {
  readonly matches: number;
  readonly cores: number;
  /** So long one thread plays alone before the others are started, in milliseconds. */
  readonly alone: number;
  /** Called now and then with how many matches have been played. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** A run that is shorter than this is over before other threads would have started. */
export const ALONE_MS = 300;
/** How long a run of matches should take: short enough for the progress bar and for Ctrl-C. */
const CHUNK_MS = 150;

/** Plays matches 0 to n-1 over the cores. How they are spread changes nothing in the tally. */
export async function spread(game: AnyGame, plan: SimPlan, options: SpreadOptions): Promise<Tally> {
  const { matches, cores, alone, onProgress, signal } = options;
  const total = emptyTally(plan.bots.length, pairings(plan));
  const run = chunkRunner(game, plan);
  const start = performance.now();
  let next = 0;
  let chunk = 1;
  while (next < matches && !signal.aborted) {
    const to = Math.min(next + chunk, matches);
    addTally(total, run(next, to));
    next = to;
    onProgress(next);
    chunk = chunkSize((performance.now() - start) / next, 50);
    await setImmediate();
    if (cores > 1 && performance.now() - start > alone) break;
  }
  if (next === matches || signal.aborted) return total;
  const fair = Math.ceil((matches - next) / (cores * 4));
  const size = Math.min(chunkSize((performance.now() - start) / next, CHUNK_MS), fair);
  await overThreads(plan, total, next, size, options);
  return total;
}

function chunkSize(msPerMatch: number, ms: number): number {
  return Math.max(1, Math.floor(ms / msPerMatch));
}

async function overThreads(
  plan: SimPlan,
  total: Tally,
  first: number,
  size: number,
  { matches, cores, onProgress, signal }: SpreadOptions,
): Promise<void> {
  const pool = new Piscina<ChunkTask, Tally>({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: cores,
    maxThreads: cores,
    maxQueue: Infinity,
  });
  const stop = (): void => void pool.destroy();
  signal.addEventListener('abort', stop, { once: true });
  let done = first;
  const tasks: Promise<void>[] = [];
  for (let from = first; from < matches; from += size) {
    const to = Math.min(from + size, matches);
    tasks.push(
      pool.run({ plan, from, to }, { name: 'runChunk' }).then((tally) => {
        addTally(total, tally);
        done += to - from;
        onProgress(done);
      }),
    );
  }
  try {
    await Promise.all(tasks);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    await Promise.allSettled(tasks);
    await pool.destroy();
  }
}
