import { expect, onTestFinished, test } from 'vitest';
import { Heartbeats } from '../src/match/heartbeats.ts';

test('every stream gets a heartbeat in 15 seconds, and a fifteenth of them each second', () => {
  const heartbeats = new Heartbeats();
  const received = new Map<number, string[]>();
  const streams = Array.from({ length: 150 }, (_, n) => ({
    send: (text: string) => received.set(n, [...(received.get(n) ?? []), text]),
  }));
  onTestFinished(() => {
    for (const stream of streams) heartbeats.remove(stream);
  });
  for (const stream of streams) heartbeats.add(stream);
  for (let second = 1; second <= 15; second++) {
    heartbeats.tick();
    expect(received.size).toBe(10 * second);
  }
  expect([...received.values()]).toEqual(streams.map(() => [':\n\n']));
});

test('a stream that is closed gets none', () => {
  const heartbeats = new Heartbeats();
  let beats = 0;
  const stream = { send: () => void beats++ };
  heartbeats.add(stream);
  heartbeats.remove(stream);
  for (let second = 0; second < 15; second++) heartbeats.tick();
  expect(beats).toBe(0);
});
