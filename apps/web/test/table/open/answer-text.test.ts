import { AUTO_ANSWERS } from '@mechatable/host';
import { expect, test } from 'vitest';
import { answersFrom, textOf } from '../../../src/table/open/answer-text.ts';

test('a setting is saved as text, without the part that ends with the turn', () => {
  const setting = { mode: 'always', stops: { move: true, end: false }, passedTurn: 7 } as const;
  expect(textOf(setting)).toBe('always +move -end');
  expect(answersFrom(textOf(setting))).toEqual({ ...setting, passedTurn: null });
  expect(answersFrom(textOf(AUTO_ANSWERS))).toEqual(AUTO_ANSWERS);
});

test.each(['', 'perhaps', 'perhaps + - x', '{"mode":'])('"%s" gives the default', (text) => {
  expect(answersFrom(text)).toEqual(AUTO_ANSWERS);
});

test('a setting saved before “auto” got its name still loads', () => {
  expect(answersFrom('smart +move -end')).toEqual({ ...AUTO_ANSWERS, stops: { move: true, end: false } });
});
