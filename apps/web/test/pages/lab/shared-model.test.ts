import { ProblemError, UnreachableError, type SharedStudy } from '@mechatable/protocol';
import { playerOf, WHAT_IF_DEFAULTS, workOf, type StudySettings } from '@mechatable/study';
import { findGame } from '@mechatable/catalog';
import { expect, onTestFinished, test } from 'vitest';
import { SharedModel } from '../../../src/pages/lab/shared-model.ts';

const lanes = findGame('lanes');
const SETTINGS = {
  ...WHAT_IF_DEFAULTS,
  ...{ kind: 'what-if' as const, game: 'lanes', sets: ['options.turnCap=1'], bots: ['random'], matches: 16 },
} satisfies StudySettings;
const WORK = workOf(lanes, SETTINGS);
const ARMS = await Promise.all(WORK.teams.map(({ arm, plan }) => playerOf(lanes, plan, arm.options)(0, 8)));
const DEALS = Array.from({ length: 8 }, (_, deal) => ARMS.map((facts) => facts[deal] ?? []));
const SHARDS = [DEALS.slice(0, 4), DEALS.slice(4)];

const STUDY: SharedStudy = {
  ...{ id: 'x', kind: 'what-if', game: 'lanes', settings: SETTINGS, version: '1', state: 'running' },
  ...{ created: 0, ended: null, shards: 2, done: 0 },
};

type Answer = { study: SharedStudy; played: readonly unknown[] } | Error;

/** Gives these answers in turn, and records from where the model asked. */
function modelOf(answers: readonly Answer[]): { model: SharedModel; asked: number[] } {
  const asked: number[] = [];
  const model = new SharedModel((from) => {
    const answer = answers[asked.length];
    asked.push(from);
    if (answer === undefined) return new Promise(() => undefined);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  onTestFinished(() => {
    model.close();
  });
  return { model, asked };
}

test('shards add up to the result of a single process, and polling stops then', async () => {
  const { model, asked } = modelOf([
    { study: STUDY, played: [SHARDS[0]] },
    { study: { ...STUDY, state: 'done' }, played: [SHARDS[1]] },
  ]);
  model.follow();
  await expect.poll(() => model.shown.value?.isComplete).toBe(true);
  const alone = WORK.start();
  for (const deal of DEALS) alone.add(deal);
  expect(model.shown.value?.result).toEqual(alone.result());
  expect(model.shown.value).toMatchObject({ most: 16, result: { matches: 16 } });
  expect(asked).toEqual([0, 1]);
});

test('reports an unknown study as missing, and explains a study of another kind', async () => {
  const missing = modelOf([new ProblemError(404, { code: 'not-found', sentence: 'No.' })]);
  missing.model.follow();
  await expect.poll(() => missing.model.isMissing.value).toBe(true);
  const other = modelOf([{ study: { ...STUDY, settings: { kind: 'dream' } }, played: [] }]);
  other.model.follow();
  await expect.poll(() => other.model.problem.value).toContain('This is not a saved study');
  const gone = modelOf([new UnreachableError('No.')]);
  gone.model.follow();
  await expect.poll(() => gone.model.problem.value).toContain('Trying again');
});
