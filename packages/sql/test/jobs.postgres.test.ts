import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { sql } from 'kysely';
import { addJob, type Db, type Job, type JobRunner } from '../src/index.ts';
import { append, given, playing } from './given.ts';

const job = (n: unknown, changes: Partial<Job> = {}): Job => ({
  ...{ kind: 'count', key: `job ${String(n)}`, payload: { n } },
  ...changes,
});

type Work = (n: unknown) => Promise<void>;

interface Running {
  readonly runner: JobRunner;
  readonly errors: string[];
}

async function run(db: Db, atOnce: number, work: Work, isLong = false): Promise<Running> {
  const errors: string[] = [];
  const handler = { atOnce, isLong, run: (payload: unknown) => work((payload as { n: unknown }).n) };
  const after = (): (() => void) => () => undefined;
  const runner = await db.jobs.run(
    { count: handler },
    { after, retryMs: 1, onError: (key) => void errors.push(key) },
  );
  onTestFinished(() => runner.close());
  return { runner, errors };
}

/** A promise with what settles it. */
function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Runs nothing. Resolves with the first of these kinds whose jobs nobody runs. */
function neglectedOf(db: Db, elsewhere: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const after = (): (() => void) => () => undefined;
    const options = { after, retryMs: 1, onError: reject, elsewhere, onNeglected: resolve };
    db.jobs.run({}, options).then((runner) => {
      onTestFinished(() => runner.close());
    }, reject);
  });
}

async function keys(db: Db): Promise<unknown[]> {
  const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs order by id`.execute(
    db.query,
  );
  return rows.map(({ key }) => key);
}

test('an entry and its job are saved together, or neither is; other nodes run it once', async () => {
  const has = await given();
  await playing(has);
  const ran: unknown[] = [];
  const last = deferred();
  const work: Work = (n) => {
    ran.push(n);
    if (n === 'last') last.resolve();
    return Promise.resolve();
  };
  const jobs = (n: number): Job[] => [job(n, { key: `match:${String(n)}` })];
  // In one group, so that both are tried alone after one has failed.
  const both = [
    has.journal.append(append(0, { jobs: jobs(1) })),
    has.journal.append(append(0, { request: 'late', jobs: jobs(2) })),
  ];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  await has.journal.append(append(1, { jobs: jobs(3) }));
  expect(await keys(has.db)).toEqual(['match:1', 'match:3']);
  await run(has.db, 1, work);
  await run(has.db, 1, work);
  await addJob(has.db, job('last'));
  await last.promise;
  while ((await keys(has.db)).length > 0);
  expect(new Set(ran)).toEqual(new Set([1, 3, 'last']));
  expect(ran.length).toBe(3);
});

test('a job replaces the one with the same key, and gets its time', async () => {
  const { db } = await given();
  await addJob(db, job(1, { key: 'same', runAt: Date.now() - 1000 }));
  await addJob(db, job(2, { key: 'same', runAt: Date.now() + 3_600_000 }));
  await addJob(db, job(3));
  const ran: unknown[] = [];
  const ended = deferred();
  await run(db, 1, (n) => {
    ran.push(n);
    ended.resolve();
    return Promise.resolve();
  });
  await ended.promise;
  while ((await keys(db)).length > 1);
  expect(ran).toEqual([3]);
  expect(await keys(db)).toEqual(['same']);
});

test('a job that adds its successor is followed by it', async () => {
  const { db } = await given();
  const ran: unknown[] = [];
  const ended = deferred();
  await run(db, 2, async (n) => {
    ran.push(n);
    if (n === 5) ended.resolve();
    else await addJob(db, job(Number(n) + 1, { key: 'chain' }));
  });
  await addJob(db, job(1, { key: 'chain' }));
  await ended.promise;
  while ((await keys(db)).length > 0);
  expect(ran).toEqual([1, 2, 3, 4, 5]);
});

test('what a node runs when it stops, another one can take at once', async () => {
  const { db } = await given();
  const started = deferred();
  const first = await run(db, 2, () => {
    started.resolve();
    return new Promise(() => undefined); // a bot that thinks forever
  });
  await addJob(db, job(1));
  await started.promise;
  await first.runner.close();
  expect(first.errors).toEqual([]);
  const { rows } = await sql`select attempts, locked_by, last_error, run_at <= now() as is_due
    from graphile_worker.jobs`.execute(db.query);
  expect(rows).toEqual([{ attempts: 0, locked_by: null, last_error: null, is_due: true }]);
  const again = deferred();
  await run(db, 1, () => {
    again.resolve();
    return Promise.resolve();
  });
  await again.promise;
});

test('a job that is replaced while its node runs it is over when that node stops', async () => {
  const { db } = await given();
  const started = deferred();
  const first = await run(db, 1, () => {
    started.resolve();
    return new Promise(() => undefined);
  });
  await addJob(db, job(1, { key: 'same' }));
  await started.promise;
  await addJob(db, job(2, { key: 'same' }));
  await first.runner.close();
  expect(await keys(db)).toEqual(['same']);
  const ran: unknown[] = [];
  await run(db, 1, (n) => {
    ran.push(n);
    return Promise.resolve();
  });
  while ((await keys(db)).length > 0) await pause(10);
  expect(ran).toEqual([2]);
});

test('a job that fails is tried again', async () => {
  const { db } = await given();
  let tries = 0;
  const { errors } = await run(db, 1, () => {
    tries++;
    return tries === 1 ? Promise.reject(new Error('no luck')) : Promise.resolve();
  });
  await addJob(db, job(1));
  while ((await keys(db)).length > 0) await pause(50);
  expect(tries).toBe(2);
  expect(errors).toEqual(['job 1']);
});

test('a long job stays with its node as long as the node runs', async () => {
  const { db } = await given();
  const started = deferred();
  const ended = deferred();
  let starts = 0;
  const long: Work = () => {
    starts++;
    started.resolve();
    return ended.promise;
  };
  await run(db, 1, long, true);
  await addJob(db, job(1));
  await started.promise;
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '10 seconds'`.execute(
    db.query,
  );
  const isRenewed = async (): Promise<boolean> => {
    const fresh = sql`select id from graphile_worker.jobs where locked_at > now() - interval '5 seconds'`;
    return (await fresh.execute(db.query)).rows.length > 0;
  };
  while (!(await isRenewed())) await pause(50);
  ended.resolve();
  while ((await keys(db)).length > 0) await pause(10);
  expect(starts).toBe(1);
});

test('a runner survives the loss of all its connections', async () => {
  const { db } = await given();
  const ended = deferred();
  await run(db, 1, () => {
    ended.resolve();
    return Promise.resolve();
  });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'mechatable jobs' and datname = current_database()`.execute(db.query);
  await addJob(db, job(1));
  await ended.promise;
});

test('jobs that nobody runs are noticed', async () => {
  const { db } = await given();
  const anHourAgo = Date.now() - 3_600_000;
  await addJob(db, job(1, { kind: 'count', runAt: anHourAgo }));
  await addJob(db, job(2, { kind: 'rate', runAt: anHourAgo }));
  await addJob(db, job(3, { kind: 'push' }));
  expect(await neglectedOf(db, ['push', 'rate'])).toBe('rate');
});
