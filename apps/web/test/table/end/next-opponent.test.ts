import { bot, person, program, type Outcome, type Player } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { beatenLevel, nextOpponent } from '../../../src/table/end/next-opponent.ts';

const wonBy = (...winners: readonly number[]): Outcome => ({
  winners,
  clause: 'XX-1',
  sentence: '',
  capped: false,
});
const ADA = person('Ada');

test('after two wins, the next opponent is one level up; all bots are replaced', () => {
  expect(nextOpponent({ players: [ADA, bot('regular')], here: [0] }, wonBy(0), 2)).toEqual({
    title: 'Veteran',
    players: [ADA, bot('veteran')],
  });
  const four = [bot('rookie'), ADA, bot('veteran'), bot('rookie')];
  expect(nextOpponent({ players: four, here: [1] }, wonBy(1), 2)).toEqual({
    title: 'Ace',
    players: [bot('ace'), ADA, bot('ace'), bot('ace')],
  });
});

test('one win is not enough; a character stays, one level up', () => {
  const host = { players: [ADA, bot('kade')], here: [0] };
  expect(nextOpponent(host, wonBy(0), 1)).toBeNull();
  expect(beatenLevel(host, wonBy(0))).toBe('regular');
  expect(nextOpponent(host, wonBy(0), 2)).toEqual({
    title: 'Vesna Kade (Veteran)',
    players: [ADA, bot('kade:veteran')],
  });
});

test.each<[string, readonly Player[], readonly number[], Outcome]>([
  ['a loss', [ADA, bot('regular')], [0], wonBy(1)],
  ['a draw', [ADA, bot('regular')], [0], wonBy()],
  ['a win over the strongest', [ADA, bot('legend')], [0], wonBy(0)],
  ['a win over a bot without a level', [ADA, bot('random')], [0], wonBy(0)],
  ['a win over a person', [ADA, person('Ben')], [0, 1], wonBy(0)],
  ['a win over a program', [ADA, program('Deep')], [0], wonBy(0)],
  ['a match that was only watched', [bot('rookie'), bot('regular')], [], wonBy(0)],
])('there is none after %s', (_what, players, here, outcome) => {
  expect(nextOpponent({ players, here }, outcome, 2)).toBeNull();
});
