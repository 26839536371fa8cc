import type { Chunk } from '@mechatable/study';
import { expect, test } from 'vitest';
import { Crew, WorkerMissingError } from '../../../src/pages/lab/crew.ts';
import type { ChunkAnswer } from '../../../src/pages/lab/worker.ts';

const ARM = { game: 'lanes', rulebook: 'lanes', changes: {}, options: {} };
const ARMS = [ARM, { ...ARM, changes: { 'LB-05': { front: 2 } } }];
const PLAN = { seed: 's', bots: ['random', 'random'], loadouts: [], focus: [], detailed: false };

/** A crew whose workers answer when the test says so. */
function crewOf(cores: number): { crew: Crew; playing: Chunk[]; answer: (answer: ChunkAnswer) => void } {
  const playing: Chunk[] = [];
  const hears: ((answer: ChunkAnswer) => void)[] = [];
  const crew = new Crew(ARMS, PLAN, cores, (hear) => ({
    post(chunk) {
      playing.push(chunk);
      hears.push(hear);
    },
    end: () => undefined,
  }));
  return {
    crew,
    playing,
    answer(answer) {
      playing.shift();
      hears.shift()?.(answer);
    },
  };
}

const FACTS = { facts: [[]] };

test('no more workers play at a time than there are cores, and each has one version of the content', async () => {
  const { crew, playing, answer } = crewOf(1);
  const results = [0, 1].flatMap((from) => crew.players.map((play) => play(from, from + 1)));
  const order: [number, number][] = [];
  while (playing[0] !== undefined) {
    expect(playing).toHaveLength(1);
    order.push([Object.keys(playing[0].arm.changes).length, playing[0].from]);
    answer(FACTS);
  }
  expect(order).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ]);
  expect(await Promise.all(results)).toEqual([[[]], [[]], [[]], [[]]]);
});

test('three cores play three chunks at a time', () => {
  const { crew, playing, answer } = crewOf(3);
  for (const from of [0, 1, 2]) for (const play of crew.players) void play(from, from + 1);
  expect(playing).toHaveLength(3);
  answer(FACTS);
  expect(playing).toHaveLength(3);
  crew.clear(); // a pause
  answer(FACTS);
  expect(playing).toHaveLength(2);
});

test('a worker that can’t be loaded is distinguished from one that fails', async () => {
  const { crew, answer } = crewOf(2);
  const results = crew.players.map((play) => play(0, 1));
  answer({ error: '' });
  answer({ error: 'Out of range' });
  await expect(results[0]).rejects.toThrow(WorkerMissingError);
  await expect(results[1]).rejects.toThrow('Out of range');
});
