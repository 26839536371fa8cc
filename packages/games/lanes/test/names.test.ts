import type { Names, Outcome } from '@mechatable/kernel';
import { spokenIn } from '@mechatable/testkit';
import { expect, test } from 'vitest';
import { lanes } from '../src/game.ts';
import { describeEvent } from '../src/telling.ts';
import { scenario } from './given.ts';

const NAMES = ['Nia', 'Mira'];
const mine: Names = { viewer: 0, names: NAMES };
const hers: Names = { viewer: 1, names: NAMES };
const watched: Names = { viewer: 'table', names: NAMES };

test('with player names, seat letters appear only in coordinates', () => {
  const types = new Set<string>();
  for (const seed of ['one', 'two', 'three']) {
    for (const { viewer, of, words } of spokenIn(lanes, seed, NAMES)) {
      types.add(of);
      const prose = of === 'sketch' ? words.replaceAll(/^ [AB][bLf]\|/gm, '') : words;
      expect(prose, of).not.toMatch(/(?:^|[^\w-])(?:B|A(?! (?:draw|face|unit)))(?![\w-])/m);
      if (viewer === 'table') expect(words, of).not.toMatch(/\b[Yy]ou\b(?! control)/);
      else expect(words, of).not.toContain(NAMES[viewer]);
    }
  }
  expect(types.size).toBeGreaterThan(25);
});

scenario('sentences address the viewer and name the opponent', ({ given }) => {
  const t = given({ A1f: 'VG-01', B1f: 'NT-01' });
  t.A('attack A1f');
  const attack = t.events.filter(({ type }) => ['attacked', 'fight', 'result', 'died'].includes(type));
  expect(attack.map((event) => describeEvent(event, mine))).toEqual([
    'Your Pike Lancer in A1f attacks.',
    'Your Pike Lancer in A1f fights Mira’s Militia Frame in B1f.',
    'Your Pike Lancer has power 5, Mira’s Militia Frame has power 4.',
    'Mira’s Militia Frame in B1f dies.',
  ]);
  expect(attack.map((event) => describeEvent(event, hers))[1]).toBe(
    'Nia’s Pike Lancer in A1f fights your Militia Frame in B1f.',
  );
  expect(lanes.words.question(t.view('B'), hers)).toBe('Nia chooses a main action.');
  expect(lanes.words.sketch(t.view('A'), mine)).toMatch(/^ Mira {2}protection 3.*^>You {2}protection 3/ms);
});

test('verbs agree with their subject', () => {
  const drew = { type: 'drew', clause: 'LN-DRAW-1', seat: 0, card: null, secret: true } as const;
  expect([mine, hers, watched].map((names) => describeEvent(drew, names))).toEqual([
    'You draw a card.',
    'Nia draws a card.',
    'Nia draws a card.',
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
    ended('LN-DRAW-1', 'A wins: B has no card left to draw.'),
    'You win: Mira has no card left to draw.',
    'Nia wins: you have no card left to draw.',
  ],
  [
    ended('LN-PROT-2', 'A wins: B was hit with no protection left.'),
    'You win: Mira was hit with no protection left.',
    'Nia wins: you were hit with no protection left.',
  ],
  [ended('LN-R-96', 'A wins: B concedes.'), 'You win: Mira concedes.', 'Nia wins: you concede.'],
  [ended('LN-R-96', 'A wins: B has left.'), 'You win: Mira has left.', 'Nia wins: you have left.'],
  [
    ended('LN-R-111', 'A wins: B has run out of time.'),
    'You win: Mira has run out of time.',
    'Nia wins: you have run out of time.',
  ],
  [ended('LN-R-112', 'A draw by agreement.', []), 'A draw by agreement.', 'A draw by agreement.'],
  [
    ended('LN-R-81', 'A wins at the turn cap with more units.'),
    'You win at the turn cap with more units.',
    'Nia wins at the turn cap with more units.',
  ],
  [
    ended('LN-R-81', 'A draw: the turn cap found both seats equal.', []),
    'A draw: both players are equal at the turn cap.',
    'A draw: both players are equal at the turn cap.',
  ],
])('$sentence', (outcome, own, other) => {
  expect(lanes.words.outcome(outcome, mine)).toBe(own);
  expect(describeEvent({ type: 'ended', clause: outcome.clause, outcome }, hers)).toBe(other);
});
