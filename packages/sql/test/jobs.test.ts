import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { addJob, matchJob, type Db, type Job, type JobHandler, type JobRunner } from '../src/index.ts';
import { append, given, playing, type Given } from './given.ts';

/** A handler that logs its jobs, and ends each one when the test says so. */
class Noted implements JobHandler {
  readonly atOnce: number;
  readonly started: unknown[] = [];
  readonly errors: string[] = [];
  readonly #ends: ((error?: Error) => void)[] = [];

  constructor(atOnce = 1) {
    this.atOnce = atOnce;
  }

  readonly run = (payload: unknown): Promise<void> => {
    this.started.push((payload as { n: unknown }).n);
    return new Promise((resolve, reject) => {
      this.#ends.push((error) => {
        if (error === undefined) resolve();
        else reject(error);
      });
    });
  };

  /** Ends the job that was started first. */
  end(error?: Error): void {
    this.#ends.shift()?.(error);
  }

  async hasStarted(count: number): Promise<void> {
    while (this.started.length < count) await nextTurn();
  }
}

const job = (n: unknown, changes: Partial<Job> = {}): Job => ({
  ...{ kind: 'count', key: `job ${String(n)}`, payload: { n } },
  ...changes,
});

async function run(db: Db, handler: Noted, after: RunOptionsAfter = never): Promise<JobRunner> {
  const onError = (key: string): void => void handler.errors.push(key);
  const runner = await db.jobs.run({ count: handler }, { after, retryMs: 1, onError });
  onTestFinished(() => runner.close());
  return runner;
}

type RunOptionsAfter = (milliseconds: number, work: () => void) => () => void;

const never: RunOptionsAfter = () => () => undefined;

const soon: RunOptionsAfter = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => {
    clearTimeout(timer);
  };
};

/** Waits until no job is left. */
async function done({ db }: Pick<Given, 'db'>): Promise<void> {
  while ((await db.query.selectFrom('jobs').select('key').execute()).length > 0) await nextTurn();
}

test('a job runs once, as soon as it is saved', async () => {
  const { db } = await given();
  const handler = new Noted();
  await run(db, handler);
  await addJob(db, job(1));
  await handler.hasStarted(1);
  handler.end();
  await done({ db });
  expect(handler.started).toEqual([1]);
});

test('an entry and its job are saved together, or neither is', async () => {
  const has = await given();
  await playing(has);
  const handler = new Noted(9);
  await run(has.db, handler);
  const jobs = (n: number): Job[] => [job(n, { key: 'match:t' })];
  await has.journal.append(append(0, { jobs: jobs(1) }));
  await expect(has.journal.append(append(0, { request: 'late', jobs: jobs(2) }))).rejects.toThrow();
  await expect(has.journal.append(append(1, { request: 'request 0', jobs: jobs(3) }))).rejects.toThrow();
  await addJob(has.db, job('last'));
  await handler.hasStarted(2);
  expect(handler.started).toEqual([1, 'last']);
});

test('a job replaces the one with the same key, and gets its time', async () => {
  const has = await given();
  const { db, clock } = has;
  await addJob(db, job(1, { key: 'same', runAt: 500 }));
  await addJob(db, job(2, { key: 'same', runAt: 5000 }));
  const alarms: [number, () => void][] = [];
  const handler = new Noted();
  await run(db, handler, (milliseconds, work) => {
    alarms.push([milliseconds, work]);
    return () => undefined;
  });
  expect(handler.started).toEqual([]);
  expect(alarms.map(([milliseconds]) => milliseconds)).toEqual([4000]);
  clock.now = 5000;
  alarms[0]?.[1]();
  expect(handler.started).toEqual([2]);
});

test('a job that is replaced while it runs is followed by the new one', async () => {
  const has = await given();
  const handler = new Noted(9);
  await run(has.db, handler);
  await addJob(has.db, job(1, { key: 'same' }));
  await handler.hasStarted(1);
  await addJob(has.db, job(2, { key: 'same' }));
  await nextTurn();
  expect(handler.started).toEqual([1]); // two jobs with the same key never run at the same time
  handler.end();
  await handler.hasStarted(2);
  handler.end();
  await done(has);
  expect(handler.started).toEqual([1, 2]);
});

test('a job that fails is tried again, each time later', async () => {
  const has = await given();
  const { db, clock } = has;
  const handler = new Noted();
  const delays: number[] = [];
  await run(db, handler, (milliseconds, work) => {
    delays.push(milliseconds);
    clock.now += milliseconds;
    return soon(0, work);
  });
  await addJob(db, job(1));
  for (const tries of [1, 2, 3]) {
    await handler.hasStarted(tries);
    handler.end(new Error('no luck'));
  }
  await handler.hasStarted(4);
  handler.end();
  await done(has);
  expect(delays).toEqual([1, 2, 4]);
  expect(handler.errors).toEqual(['job 1', 'job 1', 'job 1']);
});

test('jobs run in the order of their times, with a limit on how many run at once', async () => {
  const has = await given();
  const { db, clock } = has;
  const times = { late: 900, early: 100, middle: 500, second: 100 };
  for (const [name, runAt] of Object.entries(times)) await addJob(db, job(name, { runAt }));
  clock.now = 1000;
  const handler = new Noted(2);
  await run(db, handler);
  expect(handler.started).toEqual(['early', 'second']);
  handler.end();
  await handler.hasStarted(3);
  expect(handler.started).toEqual(['early', 'second', 'middle']);
  for (let i = 0; i < 2; i++) handler.end();
  await handler.hasStarted(4);
  handler.end();
  await done(has);
});

test('a job that is unfinished when its runner closes runs again after the next start', async () => {
  const has = await given();
  const before = new Noted();
  const runner = await run(has.db, before);
  await addJob(has.db, job(1));
  await before.hasStarted(1);
  await runner.close();
  before.end(new Error('closed'));
  await addJob(has.db, job(2)); // while nobody runs jobs
  const after = new Noted(2);
  await run(has.db, after);
  await after.hasStarted(2);
  expect(after.started).toEqual([1, 2]);
  expect([before.started, before.errors]).toEqual([[1], []]);
});

test('jobs of other kinds are left for other runners', async () => {
  const has = await given();
  const handler = new Noted();
  await run(has.db, handler);
  await addJob(has.db, matchJob('t', 0));
  await addJob(has.db, job(1));
  await handler.hasStarted(1);
  handler.end();
  while ((await has.db.query.selectFrom('jobs').select('key').execute()).length > 1) await nextTurn();
  expect(await has.db.query.selectFrom('jobs').select('key').execute()).toEqual([{ key: 'match:t' }]);
});
