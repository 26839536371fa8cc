import { expect, test } from 'vitest';
import { someAtATime, spread, type Job } from '../src/threads/spread.ts';

/** The chunks in which a job of 12 matches in one thread is done. */
async function chunks(stepwise: boolean): Promise<string[]> {
  const done: string[] = [];
  const job: Job<null> = {
    task: { kind: 'sim', plan: { game: 'duel', seed: 's', options: {}, rotating: [], bots: [] } },
    grain: 2,
    stepwise,
    run(from, to) {
      done.push(`${String(from)}–${String(to)}`);
      return Promise.resolve(null);
    },
    add: () => false,
  };
  const { signal } = new AbortController();
  await spread(job, { matches: 12, cores: 1, alone: 0, onProgress: () => undefined, signal });
  return done;
}

test('a job with a stopping rule runs in single steps, however fast it is', async () => {
  expect(await chunks(true)).toEqual(['0–2', '2–4', '4–6', '6–8', '8–10', '10–12']);
  expect((await chunks(false)).length).toBeLessThan(6);
});

test('a billion chunks wait their turn: only a few are requested at a time, and none after a stop', async () => {
  const stop = new AbortController();
  let [asked, running, most] = [0, 0, 0];
  const work = async (): Promise<void> => {
    asked++;
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
    if (asked === 1000) stop.abort();
  };
  await someAtATime(1_000_000_000, 8, work, stop.signal);
  expect(most).toBe(8);
  expect(asked).toBeLessThan(1010);
});

test('work is done in order, each piece once, and a failure ends it', async () => {
  const { signal } = new AbortController();
  const done: number[] = [];
  const note = (index: number): Promise<void> => {
    done.push(index);
    return index === 7 ? Promise.reject(new Error('no 7')) : Promise.resolve();
  };
  await someAtATime(5, 2, note, signal);
  expect(done).toEqual([0, 1, 2, 3, 4]);
  await expect(someAtATime(100, 2, note, signal)).rejects.toThrow('no 7');
  expect(done.length).toBeLessThan(20);
});
