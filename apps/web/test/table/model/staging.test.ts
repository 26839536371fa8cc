import type { Cue } from '@mechatable/board';
import { afterAll, expect, test, vi } from 'vitest';
import { speed } from '../../../src/browser/settings.ts';
import { asPictures, stageAction, type StageBoard } from '../../../src/table/model/staging.ts';

const system = vi.hoisted(() => {
  const found = { reducedMotion: false };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: found.reducedMotion }));
  return found;
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const newBoard = (): StageBoard => ({
  speed: 1,
  still: false,
  play: () => Promise.resolve(),
  skip: () => undefined,
});
const show: Cue = { cue: 'show', thing: { key: 'card', classes: 'plate' } };
const strike: Cue = { cue: 'strike', at: 'a', against: 'b' };
const vanish: Cue = { cue: 'vanish', at: 'b' };

test('a long action is shown faster, in at most 1.2 seconds', () => {
  const board = newBoard();
  expect(stageAction(board, [[show], [strike]])).toEqual([[show], [strike]]);
  expect(board.speed).toBe(1);
  stageAction(board, [[show], [strike], [vanish], [strike, strike]]);
  expect((700 + 3 * 430 + 300) / board.speed).toBeCloseTo(1200);
});

test.each([
  ['slow', 1.6],
  ['normal', 1],
  ['fast', 0.5],
] as const)('when it is %s, things take %d times as long', (chosen, times) => {
  const board = newBoard();
  speed.value = chosen;
  stageAction(board, [[show]]);
  expect(1 / board.speed).toBeCloseTo(times);
  speed.value = 'none';
  stageAction(board, [[show]]);
  expect(board.speed).toBe(0);
  speed.value = 'normal';
});

test('with reduced motion, an action is shown in two pictures: the play and its result', () => {
  system.reducedMotion = true;
  const board = newBoard();
  const staged = stageAction(board, [[show], [strike], [vanish]]);
  expect(staged).toEqual([[show], [], [{ cue: 'together', of: [strike, vanish] }]]);
  expect(board.still).toBe(true);
  system.reducedMotion = false;
  expect(asPictures([[show]])).toEqual([[show]]);
});
