import { expect, test } from 'vitest';
import { labKind, payloadOf, Studies, type JobHandler, type JobRunner, type NewStudy } from '../src/index.ts';
import { given, type Given } from './given.ts';

const ENGINE = 'engine-1';

const study = (changes: Partial<NewStudy> = {}): NewStudy => ({
  ...{
    id: 's',
    kind: 'report',
    game: 'tiny',
    settings: { seed: 'x' },
    engine: ENGINE,
    version: '1',
    shards: 3,
  },
  ...changes,
});

const shard = (number: number, deals = `"${String(number)}"`) => ({ number, deals });

/** Plays all shards that become jobs, until the study has all. Two are jobs at a time. */
async function playAll({ db }: Given, engine = ENGINE): Promise<number[]> {
  const studies = new Studies(db, 2);
  const played: number[] = [];
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const handler: JobHandler = {
    atOnce: 1,
    run: async (payload) => {
      const { study: id, shard: number } = payloadOf('lab', payload);
      await studies.addShard(id, shard(number));
      played.push(number);
      const stored = await studies.find(id);
      if (stored?.done === stored?.shards) finish();
    },
  };
  const options = { after: () => () => undefined, retryMs: 1, onError: () => undefined };
  const runner: JobRunner = await db.jobs.run({ [labKind(engine)]: handler }, options);
  await finished;
  await runner.close();
  return played;
}

test('every shard of a study becomes a job, the first ones first', async () => {
  const has = await given();
  await new Studies(has.db, 2).create(study({ shards: 7 }));
  expect(await playAll(has)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(await has.studies.find('s')).toMatchObject({ state: 'running', done: 7, shards: 7 });
});

test('a shard that is played twice counts once, and the first result stays', async () => {
  const { studies } = await given();
  await studies.create(study());
  const tries = [shard(0), shard(0), shard(0, '"other"')].map((one) => studies.addShard('s', one));
  const [first, second, third] = await Promise.all(tries);
  expect([first, second].sort()).toEqual(['added', 'repeated']);
  expect(third).toBe('differs');
  expect(await studies.shardsFrom('s', 0, 9)).toEqual([shard(0)]);
  expect((await studies.find('s'))?.done).toBe(1);
});

test('shards are read up to the first missing one', async () => {
  const { studies } = await given();
  await studies.create(study({ shards: 9 }));
  for (const number of [0, 1, 3, 4]) await studies.addShard('s', shard(number));
  expect(await studies.shardsFrom('s', 0, 9)).toEqual([shard(0), shard(1)]);
  expect(await studies.shardsFrom('s', 0, 1)).toEqual([shard(0)]);
  expect(await studies.shardsFrom('s', 2, 9)).toEqual([]);
  expect(await studies.shardsFrom('s', 3, 9)).toEqual([shard(3), shard(4)]);
});

test('a stopped study continues with the missing shards', async () => {
  const has = await given();
  const studies = new Studies(has.db, 2);
  await studies.create(study({ shards: 7 }));
  for (const number of [0, 2]) await studies.addShard('s', shard(number));
  expect([await studies.end('s', 'stopped'), await studies.end('s', 'done')]).toEqual([true, false]);
  expect(await studies.find('s')).toMatchObject({ state: 'stopped', ended: 1000 });
  await studies.addShard('s', shard(1)); // it was being played when the study was stopped
  await studies.resume('s');
  expect(await studies.find('s')).toMatchObject({ state: 'running', ended: null });
  // Earlier jobs still exist, so some shards are played again.
  expect((await playAll(has)).slice(-4)).toEqual([3, 4, 5, 6]);
});

test('a study that is done stays done', async () => {
  const { studies } = await given();
  await studies.create(study());
  await studies.end('s', 'done');
  await studies.resume('s');
  expect(await studies.find('s')).toMatchObject({ state: 'done' });
});

test('studies are listed, the latest first, and deleted with all their results', async () => {
  const { studies, clock, db } = await given();
  for (const id of ['a', 'b', 'c']) {
    clock.now++;
    await studies.create(study({ id, engine: id === 'b' ? 'engine-2' : ENGINE }));
  }
  expect((await studies.list(2)).map(({ id }) => id)).toEqual(['c', 'b']);
  expect((await studies.forOthers(ENGINE)).map(({ id }) => id)).toEqual(['b']);
  await studies.noteProblem('a', 'no luck');
  expect(await studies.find('a')).toMatchObject({ problem: 'no luck', settings: { seed: 'x' } });
  await studies.addShard('a', shard(0));
  expect([await studies.delete('a'), await studies.delete('a')]).toEqual([true, false]);
  expect(await studies.find('a')).toBeNull();
  expect(await studies.addShard('a', shard(1))).toBe('gone');
  expect(await db.query.selectFrom('study_shards').selectAll().execute()).toEqual([]);
});
