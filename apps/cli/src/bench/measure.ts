/** Units of work per second. Calls the function until the time is over. */
export function ratePerSecond(milliseconds: number, work: () => number): number {
  const start = performance.now();
  let done = 0;
  let elapsed: number;
  do {
    done += work();
    elapsed = performance.now() - start;
  } while (elapsed < milliseconds);
  return done / (elapsed / 1000);
}

/** The same for asynchronous work. */
export async function slowRatePerSecond(milliseconds: number, work: () => Promise<number>): Promise<number> {
  const start = performance.now();
  let done = 0;
  let elapsed: number;
  do {
    done += await work();
    elapsed = performance.now() - start;
  } while (elapsed < milliseconds);
  return done / (elapsed / 1000);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}
