import type { Names, Outcome } from '@mechatable/kernel';
import { spokenIn } from '@mechatable/testkit';
import { expect, test } from 'vitest';
import { mecha1e, mecha2e } from '../src/game.ts';
import { scenario2e } from './given.ts';

const { words } = mecha1e;
const NAMES = ['Nia', 'Mira'];
const named = (viewer: Names['viewer']): Names => ({ viewer, names: NAMES });

test.each([
  ['first', mecha1e],
  ['second', mecha2e],
])('no sentence says South or North once players have names: %s edition', (_, game) => {
  const types = new Set<string>();
  for (const seed of ['one', 'two']) {
    for (const { viewer, of, words: read } of spokenIn(game, seed, NAMES)) {
      types.add(of);
      expect(read, of).not.toMatch(/\b(?:South|North)\b/);
      // Revealed hands are sketched with their printed text, which says "you".
      if (viewer === 'table') expect(of === 'sketch' ? '' : read, of).not.toMatch(/\b[Yy]our?\b/);
      else expect(read, of).not.toContain(NAMES[viewer]);
    }
  }
  expect(types.size).toBeGreaterThan(25);
});

scenario2e('sentences address the viewer and name the opponent', ({ given }) => {
  const t = given({ d5: 'S Skipper', S: { hand: 'Espionage, Virus' }, N: { hand: 'Espionage, Virus' } });
  const read = (viewer: 'S' | 'N'): string => words.question(t.view(viewer), named(viewer === 'S' ? 0 : 1));
  expect(read('N')).toBe('Nia’s Main Phase.');
  expect(words.label(t.view('S'), { kind: 'attack', unit: 'd5', target: 'player' }, named(0))).toBe(
    'Attack Mira with Skipper (d5)',
  );
  t.S('attack d5 player');
  expect([read('S'), read('N')]).toEqual([
    'Skipper (d5) attacks Mira. Mira may respond.',
    'Skipper (d5) attacks you. Respond?',
  ]);
  const attacks = t.events.filter(({ type }) => type === 'attacking');
  const sentencesFor = (viewer: Names['viewer']): string[] =>
    attacks.map((event) => words.describe(event, named(viewer)));
  expect([0, 1, 'table' as const].flatMap(sentencesFor)).toEqual([
    'Your Skipper on d5 attacks Mira.',
    'Nia’s Skipper on d5 attacks you.',
    'Nia’s Skipper on d5 attacks Mira.',
  ]);
  expect(words.sketch(t.view('S'), named(0))).toMatch(/^ {2}Mira: damage.*^ {2}You: damage/ms);
});

test('verbs and pronouns agree with the player', () => {
  const drew = { type: 'drew', clause: 'MG-R-1', seat: 0, card: null, open: false } as const;
  expect([0, 1].map((viewer) => words.describe(drew, named(viewer)))).toEqual([
    'You draw a card.',
    'Nia draws a card.',
  ]);
  const searched = { type: 'searched', clause: 'MG-R-1', seat: 0 } as const;
  expect([0, 1].map((viewer) => words.describe(searched, named(viewer)))).toEqual([
    'You look through your deck.',
    'Nia looks through their deck.',
  ]);
  const played = { type: 'played', clause: 'MG-R-1', seat: 0, card: 'espionage', target: 'S' } as const;
  expect([0, 1].map((viewer) => words.describe(played, named(viewer)).replace(/ plays? \w+/, ''))).toEqual([
    'You on yourself.',
    'Nia on themselves.',
  ]);
});

const ended = (clause: string, sentence: string, winners = [0]): Outcome => ({
  winners,
  clause,
  sentence,
  capped: false,
});

test.each([
  [
    ended('MG-WIN-4', 'South wins: North has taken five direct hits.'),
    'You win: Mira has taken five direct hits.',
    'Nia wins: you have taken five direct hits.',
  ],
  [ended('MG-R-36', 'North gives up: South wins.'), 'Mira concedes: you win.', 'You concede: Nia wins.'],
  [
    ended('MG-R-36', 'North has run out of time: South wins.'),
    'Mira has run out of time: you win.',
    'You have run out of time: Nia wins.',
  ],
  [ended('MG-R-36', 'North has left: South wins.'), 'Mira has left: you win.', 'You have left: Nia wins.'],
  [
    ended('MG-R-122', 'Both players agree to a draw.', []),
    'Both players agree to a draw.',
    'Both players agree to a draw.',
  ],
  [
    ended('MG-R-35', 'After turn 99 the game ends with 1 to 2 cards of damage: South wins.'),
    'After turn 99 the game ends with 1 to 2 cards of damage: you win.',
    'After turn 99 the game ends with 1 to 2 cards of damage: Nia wins.',
  ],
  [
    ended('MG-R-34', 'Both players lose at once: the game is drawn.', []),
    'Both players lose at once: the game is drawn.',
    'Both players lose at once: the game is drawn.',
  ],
])('$sentence', (outcome, own, other) => {
  expect(words.outcome(outcome, named(0))).toBe(own);
  expect(words.describe({ type: 'ended', clause: outcome.clause, outcome, lists: [] }, named(1))).toBe(other);
});
