/** Milliseconds since 1970, counted from the start of the program: setting the system's clock doesn't change it. */
export function steadyClock(): () => number {
  const start = Date.now() - performance.now();
  return () => Math.round(start + performance.now());
}
