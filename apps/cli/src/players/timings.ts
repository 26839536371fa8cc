/** How long decisions took, in steps of 2%, so that tallies of any size can be added up. */
export interface Timings {
  /** How many took this long; the key counts steps. */
  readonly steps: Map<number, number>;
  max: number;
}

const STEP = Math.log(1.02);
/** Faster decisions count as this fast. */
const SHORTEST_MS = 0.001;

export function noTimings(): Timings {
  return { steps: new Map(), max: 0 };
}

export function addTiming(timings: Timings, milliseconds: number): void {
  const step = Math.round(Math.log(Math.max(milliseconds, SHORTEST_MS)) / STEP);
  timings.steps.set(step, (timings.steps.get(step) ?? 0) + 1);
  timings.max = Math.max(timings.max, milliseconds);
}

/** Adds the second to the first. */
export function addTimings(into: Timings, from: Timings): void {
  for (const [step, n] of from.steps) into.steps.set(step, (into.steps.get(step) ?? 0) + n);
  into.max = Math.max(into.max, from.max);
}

/** How many there are. */
export function timingsIn({ steps }: Timings): number {
  let all = 0;
  for (const n of steps.values()) all += n;
  return all;
}

/** The time that this share of the decisions didn't exceed; 0 if there were none. */
export function quantile(timings: Timings, share: number): number {
  const { steps, max } = timings;
  const sorted = [...steps].sort(([a], [b]) => a - b);
  const all = timingsIn(timings);
  let seen = 0;
  for (const [step, n] of sorted) {
    seen += n;
    if (seen >= share * all) return Math.min(Math.exp(step * STEP), max);
  }
  return 0;
}
