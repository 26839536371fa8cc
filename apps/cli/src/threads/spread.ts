import { setImmediate } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { ChunkTask, Task } from './worker.ts';

/** The noun in singular and plural. */
export type Counted = readonly [one: string, many: string];

/** Matches to be played in chunks, by any thread; `Part` is the result of a chunk, as plain data. */
export interface Job<Part> {
  /** The task as sent to another thread. */
  readonly task: Task;
  /** The size of a chunk is a multiple of this. */
  readonly grain: number;
  /** The exact size of every chunk, so that every machine checks the results at the same points. */
  readonly stepwise?: boolean;
  /** The unit that is counted. Default: matches. */
  readonly counted?: Counted;
  /** Plays a chunk in this thread. */
  run(from: number, to: number): Promise<Part>;
  /** Adds the result of a chunk, in order. Returning true ends the run. */
  add(part: Part): boolean;
}

export interface SpreadOptions {
  readonly matches: number;
  readonly cores: number;
  /** How many milliseconds one thread plays alone before the others start. */
  readonly alone: number;
  /** Called regularly with the number of matches played. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** A run that is shorter than this is over before other threads would have started. */
export const ALONE_MS = 300;
/** How long a chunk should take: short enough for the progress bar and for Ctrl-C. */
const CHUNK_MS = 150;
/** How many chunks wait for each thread. */
const QUEUED = 4;
/** How long a chunk should take in the thread that also handles Ctrl-C. */
const SHORT_CHUNK_MS = 50;

/** Plays matches 0 to n-1 over the cores. The distribution doesn't affect the result. */
export async function spread<Part>(job: Job<Part>, options: SpreadOptions): Promise<void> {
  const { matches, cores, alone, onProgress, signal } = options;
  if (job.stepwise === true && cores > 1) {
    await overThreads(job, 0, job.grain, options);
    return;
  }
  const start = performance.now();
  const sized = (done: number, ms: number): number => {
    const grains = Math.floor((ms * done) / (performance.now() - start) / job.grain);
    return Math.max(1, grains) * job.grain;
  };
  let next = 0;
  let chunk = job.grain;
  while (next < matches && !signal.aborted) {
    const to = Math.min(next + chunk, matches);
    const isOver = job.add(await job.run(next, to));
    next = to;
    onProgress(next);
    if (isOver) return;
    if (job.stepwise !== true) chunk = sized(next, SHORT_CHUNK_MS);
    await setImmediate();
    if (cores > 1 && performance.now() - start > alone) break;
  }
  if (next === matches || signal.aborted) return;
  const fair = Math.ceil((matches - next) / (cores * 4 * job.grain)) * job.grain;
  await overThreads(job, next, Math.min(sized(next, CHUNK_MS), fair), options);
}

async function overThreads<Part>(
  job: Job<Part>,
  first: number,
  size: number,
  { matches, cores, onProgress, signal }: SpreadOptions,
): Promise<void> {
  const pool = new Piscina<ChunkTask, Part>({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: cores,
    maxThreads: cores,
    maxQueue: Infinity,
  });
  const over = new AbortController();
  let isClosed = false;
  pool.on('error', (error: Error) => {
    if (!isClosed) throw error; // afterward, a thread may still send what nobody waits for
  });
  const stop = (): void => {
    over.abort();
    isClosed = true;
    void pool.destroy();
  };
  signal.addEventListener('abort', stop, { once: true });
  const inOrder = new InOrder<Part>((part) => {
    if (!over.signal.aborted && job.add(part)) stop();
  });
  let done = first;
  const chunk = async (place: number): Promise<void> => {
    const from = first + place * size;
    const to = Math.min(from + size, matches);
    const part = await pool.run({ task: job.task, from, to }, { name: 'runChunk' });
    done += to - from;
    onProgress(done);
    inOrder.put(place, part);
  };
  try {
    await someAtATime(Math.ceil((matches - first) / size), cores * QUEUED, chunk, over.signal);
  } catch (error) {
    if (!over.signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    isClosed = true;
    await pool.destroy();
  }
}

/** Runs tasks 0 to n-1 in order, at most this many at a time, so that a billion of them fit in memory. */
export async function someAtATime(
  n: number,
  most: number,
  work: (index: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let next = 0;
  let failed = false;
  const lane = async (): Promise<void> => {
    while (next < n && !failed && !signal.aborted) {
      try {
        await work(next++);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: Math.min(most, n) }, lane));
  for (const settled of lanes) if (settled.status === 'rejected') throw settled.reason;
}

/** Passes on items in order, whatever order they arrive in. */
class InOrder<T> {
  readonly #early = new Map<number, T>();
  readonly #take: (thing: T) => void;
  #next = 0;

  constructor(take: (thing: T) => void) {
    this.#take = take;
  }

  put(place: number, thing: T): void {
    this.#early.set(place, thing);
    for (let found = this.#early.get(this.#next); found !== undefined; found = this.#early.get(this.#next)) {
      this.#early.delete(this.#next++);
      this.#take(found);
    }
  }
}
