import { findGame } from '@mechatable/catalog';
import { addJob, labKind, repositories, type Db, type Studies, type Study } from '@mechatable/sql';
import { freshDatabase } from '@mechatable/sql/fresh-database';
import {
  playerOf,
  readShard,
  runWhatIf,
  planFrom,
  WHAT_IF_DEFAULTS,
  workOf,
  type DealPlayer,
  type Team,
} from '@mechatable/study';
import { expect, onTestFinished, test } from 'vitest';
import type { Threads } from '../src/play/threads.ts';
import { createStudy, engineDigest, runLabJobs, ShardReader } from '../src/shared/index.ts';

const lanes = findGame('lanes');
/** No content is changed, so it can be played in this thread. Matches of one turn are draws, which changes every result. */
const WHAT_IF = {
  ...WHAT_IF_DEFAULTS,
  ...{ game: 'lanes', sets: ['options.turnCap=1'], bots: ['random'], matches: 400, margin: 50 },
};
const SETTINGS = { kind: 'what-if', ...WHAT_IF } as const;
const WORK = workOf(lanes, SETTINGS);

function playHere(teams: readonly Team[]): Threads {
  const players = teams.map(({ arm, plan }) => playerOf(lanes, plan, arm.options));
  return { players, width: 1, close: () => Promise.resolve() };
}

interface Given {
  readonly db: Db;
  readonly studies: Studies;
  /** The machines' messages. */
  readonly said: string[];
}

async function given(): Promise<Given> {
  const db = await freshDatabase();
  onTestFinished(() => db.close());
  return { db, studies: repositories(db).studies, said: [] };
}

async function startMachine({ db, said }: Given, engine = engineDigest()): Promise<void> {
  const runner = await runLabJobs(db, {
    ...{ cores: 2, engine, start: playHere },
    say: (sentence) => void said.push(sentence),
  });
  onTestFinished(() => runner.close());
}

/** Plays in one process until the study is decided. */
async function single(players: readonly DealPlayer[]) {
  const { matches } = WHAT_IF;
  const run = { players, width: 1, matches, earlier: [], signal: new AbortController().signal };
  return runWhatIf(planFrom(lanes, WHAT_IF), { ...run, onDeal: () => undefined });
}

async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 5));
}

function follow({ studies }: Given, { id }: Study): { players: readonly DealPlayer[]; stopped: unknown[] } {
  const stop = new AbortController();
  onTestFinished(() => {
    stop.abort();
  });
  const stopped: unknown[] = [];
  const { players } = new ShardReader(studies, id, WORK, {
    signal: stop.signal,
    onWait: () => undefined,
    onStopped: (study) => void stopped.push(study),
  });
  return { players, stopped };
}

test('a shared study stops where a single process stops, with the same result', async () => {
  const has = await given();
  const study = await createStudy(has.studies, SETTINGS, WORK, '1');
  await startMachine(has);
  const shared = await single(follow(has, study).players);
  const alone = await single(playHere(WORK.teams).players);
  expect(shared.deals).toHaveLength(alone.deals.length);
  expect(alone.deals.length).toBeLessThan(WORK.deals);
  expect(JSON.stringify(shared.result())).toBe(JSON.stringify(alone.result()));
  // The machines decide the same, even if nobody follows.
  await until(async () => (await has.studies.find(study.id))?.state === 'done');
  expect((await has.studies.find(study.id))?.done).toBeLessThan(study.shards);
  expect(has.said).toEqual([]);
});

test('a machine with another engine refuses, and says why', async () => {
  const has = await given();
  const study = await createStudy(has.studies, SETTINGS, WORK, '1.2');
  await startMachine(has, 'other');
  await until(() => has.said.length > 0);
  expect(has.said[0]).toContain(`Study ${study.id} (lanes) was started with other rules, bots or content`);
  expect(has.said[0]).toContain(`engine ${study.engine} of version 1.2. This machine has engine other`);
  // It isn't asked for shards. If it were, it would refuse.
  const payload = { study: study.id, shard: 0 };
  await addJob(has.db, { kind: labKind('other'), key: 'wrong', payload });
  await until(async () => (await has.studies.find(study.id))?.problem !== null);
  expect((await has.studies.find(study.id))?.problem).toBe(has.said[0]);
  expect(await has.studies.shardsFrom(study.id, 0, 9)).toEqual([]);
});

test('a shard with a different earlier result is reported, and the first result stays', async () => {
  const has = await given();
  const work = workOf(lanes, { ...SETTINGS, matches: 8 });
  const study = await createStudy(has.studies, { ...SETTINGS, matches: 8 }, work, '1');
  await has.studies.addShard(study.id, { number: 0, deals: '[[]]' });
  await startMachine(has);
  await until(async () => (await has.studies.find(study.id))?.state === 'done');
  expect(has.said).toEqual([expect.stringContaining(`Shard 0 of study ${study.id} was played twice`)]);
  expect(await has.studies.shardsFrom(study.id, 0, 9)).toEqual([{ number: 0, deals: '[[]]' }]);
});

test('followers of a study notice that it was stopped, and continue when it is resumed', async () => {
  const has = await given();
  const study = await createStudy(has.studies, SETTINGS, WORK, '1');
  const { players, stopped } = follow(has, study);
  await has.studies.end(study.id, 'stopped');
  const first = players[0]?.(0, 4);
  await until(() => stopped.length > 0);
  await startMachine(has);
  await has.studies.resume(study.id);
  expect(await first).toEqual(await playHere(WORK.teams).players[0]?.(0, 4));
  const [shard] = await has.studies.shardsFrom(study.id, 0, 1);
  expect(readShard(JSON.parse(shard?.deals ?? ''))).toHaveLength(4);
});

test('a machine plays two studies at a time, and each gets its own result', async () => {
  const has = await given();
  const settings = ['a', 'b'].map((seed) => ({ ...SETTINGS, seed, matches: 16 }));
  const works = settings.map((one) => workOf(lanes, one));
  const studies = await Promise.all(
    settings.map((one, i) => createStudy(has.studies, one, works[i] ?? WORK, '1')),
  );
  await startMachine(has);
  for (const [i, { id }] of studies.entries()) {
    await until(async () => (await has.studies.find(id))?.state === 'done');
    const [shard] = await has.studies.shardsFrom(id, 0, 1);
    const arms = await Promise.all(playHere(works[i]?.teams ?? []).players.map((play) => play(0, 4)));
    const deals = [0, 1, 2, 3].map((deal) => arms.map((facts) => facts[deal]));
    expect(shard?.deals).toBe(JSON.stringify(deals));
  }
  expect(has.said).toEqual([]);
});
