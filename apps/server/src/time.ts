/** Calls `work` after this many milliseconds, unless the function that it returns is called before. */
export type After = (milliseconds: number, work: () => void) => () => void;

/** The longest time that a timer can wait. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Real time. A timer doesn't keep the program running, and one that is too long fires early. */
export const afterRealTime: After = (milliseconds, work) => {
  const timer = setTimeout(work, Math.min(Math.max(0, milliseconds), LONGEST_TIMER));
  timer.unref();
  return () => {
    clearTimeout(timer);
  };
};

/** The server's clock and timers. */
export interface Time {
  /** Milliseconds since 1970. It never goes back while the server runs. */
  readonly clock: () => number;
  readonly after: After;
}
