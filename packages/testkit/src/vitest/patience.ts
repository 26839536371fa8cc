/** For vitest: how long a test takes is bounded by its number of matches, not by a clock. */
export const NO_LIMIT = 0;

/** Lets the test runner hear from a test that would otherwise not pause for minutes. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
