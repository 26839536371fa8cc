import { expect, test } from 'vitest';
import { stopwatch } from '../src/players/stopwatch.ts';

const pause = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
};

test('waiting takes time and is no work', () => {
  const spent = stopwatch();
  pause(200);
  const { milliseconds, worked } = spent();
  expect(milliseconds).toBeGreaterThanOrEqual(199);
  expect(worked ?? 0).toBeLessThan(milliseconds / 2);
});

test('what was worked is no longer than what it took, and tells work where the system tells it', () => {
  const spent = stopwatch();
  const told = spent().worked !== null;
  let now = spent();
  while (now.milliseconds < 2000 && (now.worked ?? 0) < 20) now = spent();
  expect(now.worked !== null).toBe(told);
  expect(now.worked ?? 0).toBeLessThanOrEqual(now.milliseconds + 1);
  if (told) expect(now.worked).toBeGreaterThanOrEqual(20);
});
