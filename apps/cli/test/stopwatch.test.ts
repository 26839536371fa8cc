import { expect, test } from 'vitest';
import { stopwatch } from '../src/players/stopwatch.ts';

const pause = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
};

test('waiting takes time but doesn’t count as work', () => {
  const spent = stopwatch();
  pause(200);
  const { milliseconds, worked } = spent();
  expect(milliseconds).toBeGreaterThanOrEqual(199);
  expect(worked ?? 0).toBeLessThan(milliseconds / 2);
});

test('work is reported if the system measures it', () => {
  const spent = stopwatch();
  let now = spent();
  while (now.worked !== null && now.worked < 40) now = spent(); // without end if work were not counted
  expect(now.milliseconds).toBeGreaterThan(now.worked === null ? 0 : 20); // the reported time may lag by a few
});
