import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { findGame } from '@mechatable/catalog';
import { pick, rngFrom, shuffle } from '@mechatable/kernel';
import { openPostgres, repositories, type Db, type Study } from '@mechatable/sql';
import { freshPostgres, postgresUrl } from '@mechatable/sql/fresh-database';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { withConsole, type Ran } from './console.ts';
import { MECHATABLE, runProgram } from './run-program.ts';

const { cwd, mechatable } = withConsole();

/** A machine that plays one shard at a time. */
async function startWorker(address: string): Promise<ChildProcess> {
  const words = ['work', '--kinds', 'lab', '--cores', '1', '--data', address];
  const child = spawn(process.execPath, [MECHATABLE, ...words], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child;
}

interface Given {
  readonly address: string;
  readonly db: Db;
  readonly workers: ChildProcess[];
}

async function fourWorkers(): Promise<Given> {
  const address = await freshPostgres(postgresUrl ?? '');
  const db = await openPostgres(address);
  onTestFinished(() => db.close());
  const workers = await Promise.all(Array.from({ length: 4 }, () => startWorker(address)));
  return { address, db, workers };
}

async function latest(db: Db): Promise<Study | undefined> {
  return (await repositories(db).studies.list(1))[0];
}

/** Waits until the study has this many shards; false if it ends before. */
async function hasPlayed(db: Db, shards: number): Promise<boolean> {
  for (;;) {
    const study = await latest(db);
    if ((study?.done ?? 0) >= shards) return true;
    if (study !== undefined && study.state !== 'running') return false;
    await pause(20);
  }
}

async function lockedJobs(db: Db): Promise<number> {
  const { rows } = await sql`select id from graphile_worker.jobs where locked_at is not null`.execute(
    db.query,
  );
  return rows.length;
}

/** Kills two of the machines when all but at most one are in the middle of a shard. */
async function killTwo({ db, workers }: Given, seed: string): Promise<void> {
  const send = (to: readonly ChildProcess[], signal: NodeJS.Signals): void => {
    for (const child of to) child.kill(signal);
  };
  const rng = rngFrom(seed);
  for (;;) {
    send(workers, 'SIGSTOP');
    if ((await lockedJobs(db)) >= workers.length - 1) break;
    send(workers, 'SIGCONT');
    await pause(pick(rng, [1, 5, 10, 20]));
    if ((await latest(db))?.state !== 'running')
      throw new Error('The study ended before a worker was killed.');
  }
  shuffle(rng, workers);
  send(workers.splice(0, 2), 'SIGKILL');
  // Don't wait until the jobs count as lost. Jobs of the other machines may count as lost, too: their shards are played
  // twice.
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'
    where locked_at is not null`.execute(db.query);
  send(workers, 'SIGCONT');
}

const games = [findGame('lanes')];

/** Plays a study on four machines, of which two are killed whenever this many shards are played. */
async function withKills(given: Given, words: readonly string[], kills: readonly number[]): Promise<Ran> {
  const terms = { games, gamesFromCatalog: true };
  const shared = mechatable([...words, '--data', given.address], terms);
  for (const [place, shards] of kills.entries()) {
    if (!(await hasPlayed(given.db, shards)))
      throw new Error(`The study ended before shard ${String(shards)}.`);
    await killTwo(given, `kill ${String(place)}`);
    if (place === kills.length - 1) break;
    given.workers.push(...(await Promise.all([given.address, given.address].map(startWorker))));
  }
  return shared;
}

test('four machines, some of them killed while they play, write the report of a single process', async () => {
  const given = await fourWorkers();
  const matches = '4000';
  const words = ['lab', 'report', 'lanes', '--bots', 'random', '--matches', matches];
  const shared = await withKills(given, [...words, '--out', 'shared.html'], [20, 100, 200, 300]);
  const alone = await mechatable([...words, '--out', 'alone.html'], { games });
  expect([shared.code, alone.code]).toEqual([0, 0]);
  const report = readFileSync(join(cwd, 'alone.html'), 'utf8');
  expect(report).toContain('<table');
  expect(readFileSync(join(cwd, 'shared.html'), 'utf8') === report).toBe(true);

  const study = await latest(given.db);
  expect(study).toMatchObject({ state: 'done', done: Number(matches) / 8, problem: null });
  // Later followers see the same.
  const follow = ['lab', 'follow', study?.id ?? '', '--data', given.address, '--out', 'later.html'];
  expect((await mechatable(follow, { games })).code).toBe(0);
  expect(readFileSync(join(cwd, 'later.html'), 'utf8') === report).toBe(true);
});

test('a study that is decided early stops at the same deal, whichever machines are killed', async () => {
  const given = await fourWorkers();
  const words = [
    ...['lab', 'what-if', 'lanes', '--set', 'LB-01.back=9'],
    ...['--bots', 'random', '--margin', '2', '--json'],
  ];
  const alone = await runProgram(cwd, [...words, '--alone']);
  const shared = await withKills(given, words, [10, 100]);
  expect([shared.code, shared.out]).toEqual([0, alone.out]);
  const study = await latest(given.db);
  expect(study?.done).toBeLessThan(study?.shards ?? 0);
});
