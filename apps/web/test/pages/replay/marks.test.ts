import { expect, test } from 'vitest';
import { describeCurve } from '../../../src/pages/replay/review/curve.ts';
import { neighbor, summary, type Mark } from '../../../src/pages/replay/review/marks.ts';

const mark = (seq: number, mistake: Mark['mistake'] = 'small'): Mark => ({
  ...{ seq, mistake, turn: 'Turn 1', chosen: 'Pass', better: 'Attack', why: '', anchors: [] },
  ...{ points: 5, best: 55, taken: 50 },
});

test.each([
  ['next', 0, 4],
  ['next', 4, 9],
  ['next', 9, undefined],
  ['previous', 9, 4],
  ['previous', 5, 4],
  ['previous', 4, undefined],
] as const)('the %s mark from move %i', (way, at, seq) => {
  expect(neighbor([mark(4), mark(9)], at, way)?.seq).toBe(seq);
});

test.each([
  [[], 0, 'No decisions to review for you.'],
  [[], 12, 'No mistakes in 12 decisions. Well played!'],
  [[mark(1)], 1, '1 mistake in 1 decision.'],
  [[mark(1, 'large')], 3, '1 blunder in 3 decisions.'],
  [[mark(1), mark(2)], 2, '2 mistakes in 2 decisions.'],
  [[mark(1), mark(2, 'large')], 9, '1 mistake and 1 blunder in 9 decisions.'],
] as const)('%# in a sentence', (marks, decisions, words) => {
  expect(summary(marks, decisions, 'you')).toBe(words);
});

test('the curve in words', () => {
  const points = [0.5, 0.62, 0.13, 0.4].map((chosen, seq) => ({ seq, chosen, best: chosen, mistake: null }));
  expect(describeCurve(points)).toBe(
    'Chance to win after each decision: starts at 50%, ranges from 13% to 62%, ends at 40%.',
  );
  expect(describeCurve([])).toBe('Nothing analyzed yet.');
});
