import { expect, test } from 'vitest';
import { tellCurve } from '../../src/review/curve.ts';
import { neighbour, summary, type Mark } from '../../src/review/marks.ts';

const mark = (seq: number, slip: Mark['slip'] = 'small'): Mark => ({
  ...{ seq, slip, turn: 'Turn 1', chosen: 'Pass', better: 'Attack', anchors: [], points: 5 },
  figures: '55 % instead of 50 %',
});

test.each([
  ['next', 0, 4],
  ['next', 4, 9],
  ['next', 9, undefined],
  ['previous', 9, 4],
  ['previous', 5, 4],
  ['previous', 4, undefined],
] as const)('the %s mark from move %i', (way, at, seq) => {
  expect(neighbour([mark(4), mark(9)], at, way)?.seq).toBe(seq);
});

test.each([
  [[], 0, 'There was nothing for you to decide.'],
  [[], 12, /^Not one slip in 12 decisions\. .*: well played!$/],
  [[mark(1)], 1, '1 slip in 1 decision, a small one.'],
  [[mark(1), mark(2)], 2, '2 slips in 2 decisions, none of them large.'],
  [[mark(1), mark(2, 'large')], 9, '2 slips in 9 decisions, 1 of them large.'],
] as const)('%# in a sentence', (marks, decisions, words) => {
  expect(summary(marks, decisions, 'you')).toMatch(words);
});

test('the curve in words', () => {
  const points = [0.5, 0.62, 0.13, 0.4].map((chosen, seq) => ({ seq, chosen, best: chosen, slip: null }));
  expect(tellCurve(points)).toBe(
    'Chances to win after each decision: 50 % at first, between 13 % and 62 %, 40 % at last.',
  );
  expect(tellCurve([])).toBe('Nothing has been weighed yet.');
});
