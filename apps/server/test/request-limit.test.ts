import { expect, test } from 'vitest';
import { RequestLimit } from '../src/api/request-limit.ts';
import { FakeTime } from './harness/fake-time.ts';

test('each client has its own minute, which begins with its first request', () => {
  const time = new FakeTime();
  const limit = new RequestLimit(2, time.clock);
  const ask = (client: string): boolean => limit.isExceededBy(client);
  expect([ask('a'), ask('a'), ask('a')]).toEqual([false, false, true]);
  time.pass(30_000);
  expect([ask('a'), ask('b')]).toEqual([true, false]);
  time.pass(30_000);
  expect([ask('a'), ask('b'), ask('b')]).toEqual([false, false, true]);
});

test('of too many clients, those whose minute began first start over', () => {
  const limit = new RequestLimit(1, () => 0);
  const clients = Array.from({ length: 20_001 }, (_, n) => String(n));
  expect(clients.filter((client) => limit.isExceededBy(client))).toEqual([]);
  expect([limit.isExceededBy('0'), limit.isExceededBy('20000')]).toEqual([false, true]);
});
