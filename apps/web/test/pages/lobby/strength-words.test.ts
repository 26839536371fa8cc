import { STRENGTHS } from '@mechatable/catalog/strengths';
import { lanes } from '@mechatable/lanes';
import { mechanation } from '@mechatable/mechanation';
import { expect, test } from 'vitest';
import { strengthWords } from '../../../src/pages/lobby/strength-words.ts';

const measured = { level: 'regular', against: 'rookie', won: 51, ci95: [44, 58], matches: 200 } as const;

test('a level says whom it beats how often, and nothing where that was not measured', () => {
  const all = [
    { ...measured, game: 'lanes' },
    { ...measured, game: 'lanes', level: 'veteran', against: 'regular', won: 92.5 },
  ];
  expect(strengthWords(lanes, 'veteran', all)).toBe('wins 92.5 % against Regular (200 matches)');
  expect(strengthWords(lanes, 'regular', all)).toBe('wins 51 % against Rookie (200 matches)');
  expect(strengthWords(lanes, 'rookie', all)).toBeNull();
  expect(strengthWords(mechanation, 'regular', all)).toBeNull();
});

test('where several sit against one, it says how many', () => {
  expect(strengthWords(mechanation, 'regular', [{ ...measured, game: 'mechanation' }])).toBe(
    'wins 51 % against three Rookies (200 matches)',
  );
});

test('what is published is what is said', () => {
  const [first] = STRENGTHS.filter(({ game }) => game === 'lanes');
  expect(strengthWords(lanes, first?.level ?? '')).toContain(`wins ${first?.won ?? ''} %`);
});
