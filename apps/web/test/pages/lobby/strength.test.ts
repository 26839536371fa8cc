import { STRENGTHS } from '@mechatable/catalog/strengths';
import { lanes } from '@mechatable/lanes';
import { mechanation } from '@mechatable/mechanation';
import { expect, test } from 'vitest';
import { strengthOf } from '../../../src/pages/lobby/strength.ts';
import { words } from '../../../src/pages/lobby/words.ts';

const measured = { level: 'regular', against: 'rookie', won: 51, ci95: [44, 58], matches: 200 } as const;

test('a level shows its win rate against another level, or nothing if it was not measured', () => {
  const all = [
    { ...measured, game: 'lanes' },
    { ...measured, game: 'lanes', level: 'veteran', against: 'regular', won: 92.5 },
  ];
  expect(words.setup.level(3, 'Veteran', strengthOf(lanes, 'veteran', all))).toBe(
    'Bot, level 3: Veteran, wins 92.5% against Regular (200 matches)',
  );
  expect(words.setup.levelNote('Has a plan.', strengthOf(lanes, 'regular', all))).toBe(
    'Has a plan. It wins 51% against Rookie (200 matches).',
  );
  expect(strengthOf(lanes, 'rookie', all)).toBeNull();
  expect(strengthOf(mechanation, 'regular', all)).toBeNull();
  expect(words.setup.level(1, 'Rookie', null)).toBe('Bot, level 1: Rookie');
  expect(words.setup.levelNote('Has a plan.', null)).toBe('Has a plan.');
});

test('a win rate against several opponents says how many', () => {
  const strength = strengthOf(mechanation, 'regular', [{ ...measured, game: 'mechanation' }]);
  expect(words.setup.level(2, 'Regular', strength)).toBe(
    'Bot, level 2: Regular, wins 51% against three Rookies (200 matches)',
  );
});

test('it shows the published measurements', () => {
  const [first] = STRENGTHS.filter(({ game }) => game === 'lanes');
  expect(strengthOf(lanes, first?.level ?? '')?.won).toBe(first?.won);
});
