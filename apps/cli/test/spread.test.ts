import { expect, test } from 'vitest';
import { spread, type Job } from '../src/threads/spread.ts';

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

test('what is looked at step by step is done in single steps, however quick it is', async () => {
  expect(await chunks(true)).toEqual(['0–2', '2–4', '4–6', '6–8', '8–10', '10–12']);
  expect((await chunks(false)).length).toBeLessThan(6);
});
