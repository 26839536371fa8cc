import type { Names, Outcome } from '@mechatable/kernel';
import { spokenIn } from '@mechatable/testkit';
import { expect, test } from 'vitest';
import { masc } from '../src/game.ts';

const { words } = masc;
const NAMES = ['Nia', 'Mira'];
const named = (viewer: Names['viewer']): Names => ({ viewer, names: NAMES });
/** Mira plays Red. */
const SIDES = { red: 1 } as Parameters<NonNullable<typeof words.describe>>[2];

test('colors name pieces and rows, never players who have names', () => {
  const types = new Set<string>();
  for (const { viewer, of, words: read } of spokenIn(masc, 'one', NAMES)) {
    types.add(of);
    const prose = read
      .replaceAll(/\b(?:Red|Blue) [123]\b/g, '') // rows of the board
      .replaceAll(/\b[Pp]lays? (?:Red|Blue)\b/g, '')
      .replaceAll(/(?:You|Nia|Mira) \((?:Red|Blue)\)|regions, Red-Blue/g, '');
    expect(prose, of).not.toMatch(/\b(?:Red|Blue|Player \d|Seat)\b/);
    if (viewer === 'table') expect(read, of).not.toMatch(/\b[Yy]our?\b/);
    else expect(read, of).not.toContain(NAMES[viewer]);
  }
  expect(types.size).toBeGreaterThan(20);
});

test('verbs agree with their subject', () => {
  const roll = {
    type: 'initiative',
    clause: 'MASC-INIT-1',
    red: [3, 4],
    blue: [1, 2],
    winner: 'red',
  } as const;
  expect([0, 1, 'table' as const].map((viewer) => words.describe(roll, named(viewer), SIDES))).toEqual([
    'Mira rolls 3 + 4 = 7, you 1 + 2 = 3: Mira wins the initiative.',
    'You roll 3 + 4 = 7, Nia 1 + 2 = 3: you win the initiative.',
    'Mira rolls 3 + 4 = 7, Nia 1 + 2 = 3: Mira wins the initiative.',
  ]);
  const passed = { type: 'passed', clause: 'MASC-PASS-1', colour: 'blue', phase: 'combat' } as const;
  expect([0, 1].map((viewer) => words.describe(passed, named(viewer), SIDES))).toEqual([
    'You pass.',
    'Nia passes.',
  ]);
});

const ended = (clause: string, sentence: string, winners = [1]): Outcome => ({
  winners,
  clause,
  sentence,
  capped: false,
});

test.each([
  [ended('MASC-R-65', 'Seat 0 gives up: Seat 1 wins.'), 'You concede: Mira wins.', 'Nia concedes: you win.'],
  [ended('MASC-R-65', 'Red has left: Blue wins.'), 'You have left: Mira wins.', 'Nia has left: you win.'],
  [
    ended('MASC-R-83', 'Both players agree to a draw.', []),
    'Both players agree to a draw.',
    'Both players agree to a draw.',
  ],
  [
    ended('MASC-VIC-2', 'Red wins: Blue has lost its last mecha.'),
    'Mira wins: you have lost your last mecha.',
    'You win: Nia has lost their last mecha.',
  ],
  [
    ended('MASC-VIC-1', 'Red wins with 27 points to 1.'),
    'Mira wins with 27 points to 1.',
    'You win with 27 points to 1.',
  ],
  [
    ended('MASC-R-63', 'After turn 9, the last, Red wins by mecha: 5 to 3.'),
    'After turn 9, the last, Mira wins by mecha: 5 to 3.',
    'After turn 9, the last, you win by mecha: 5 to 3.',
  ],
])('$sentence', (outcome, own, other) => {
  expect(words.outcome(outcome, named(0))).toBe(own);
  expect(words.describe({ type: 'ended', clause: outcome.clause, outcome }, named(1))).toBe(other);
});
