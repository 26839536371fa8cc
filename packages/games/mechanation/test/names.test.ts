import type { Names, Outcome } from '@mechatable/kernel';
import { spokenIn } from '@mechatable/testkit';
import { expect, test } from 'vitest';
import { mechanation } from '../src/game.ts';
import { scenario } from './given.ts';

const { words } = mechanation;
const NAMES = ['Nia', 'Mira', 'Tom', 'Ivo'];
const named = (viewer: Names['viewer']): Names => ({ viewer, names: NAMES });

test('with names, no sentence has a seat number', () => {
  const types = new Set<string>();
  for (const seed of ['one', 'two', 'three']) {
    for (const { viewer, of, words: read } of spokenIn(mechanation, seed, NAMES)) {
      types.add(of);
      expect(read, of).not.toMatch(/\bP[0-3]\b/);
      // An ability's printed text says "you" to its owner.
      if (viewer === 'table' && of !== 'ability') expect(read, of).not.toMatch(/\b[Yy]ou\b/);
      if (viewer !== 'table') expect(read, of).not.toContain(NAMES[viewer]);
    }
  }
  expect(types.size).toBeGreaterThan(20);
});

test('only the sketch has the ids of tiles, which are typed in a terminal', () => {
  for (const seed of ['one', 'two', 'three']) {
    for (const { of, words: read } of spokenIn(mechanation, seed, NAMES))
      if (of !== 'sketch') expect(read, of).not.toMatch(/\bt\d/);
  }
});

scenario('the log names a face-down Territory in the Arena as buttons do', ({ given }) => {
  const t = given(
    { P0: { hand: 'Keyhole, Redline' }, P1: { hand: 'Magpie' }, arena: 'Z5* G3* Z4*' },
    { pilots: 2 },
  );
  t.P0('use Keyhole G3').P0('deploy Redline G3').P1('deploy Magpie G3');
  const told = (type: string, viewer: Names['viewer']): readonly string[] =>
    t.history
      .filter((event) => event.type === type)
      .map((event) => words.describe(mechanation.rules.eventFor(event, viewer) ?? event, named(viewer)));
  expect(told('looked', 1)).toEqual(['Nia looks at the face-down Territory from turn 3.']);
  expect(told('looked', 0)).toEqual(['You look at the face-down Territory from turn 3: Green 3.']);
  expect(told('deployed', 1)).toEqual([
    'Nia deploys a Mech face-down to the face-down Territory from turn 3.',
    'You deploy Magpie face-down to the face-down Territory from turn 3.',
  ]);
  expect(told('battle', 1)).toEqual([
    'Battle at the face-down Territory from turn 3: Nia’s Redline (11) against your Magpie (7).',
  ]);
  expect(told('claimed', 1)).toEqual(['Nia claims the face-down Territory from turn 3.']);
  expect(told('claimed', 0)).toEqual(['You claim Green 3.']);
});

scenario('the log names a face-down Territory of a pilot by its place in the row', ({ given }) => {
  const raided = (defends: string): string[] => {
    const t = given(
      { P0: { hand: 'Nightlatch' }, P1: { hand: 'Sunspear, Keyhole', row: 'A1 C1* C2*' } },
      { at: 'attack', pilots: 2 },
    );
    t.P0('attack Nightlatch C1 up').P1(defends);
    return t.history
      .filter(({ type }) => ['attacked', 'battle', 'kept', 'claimed'].includes(type))
      .map((event) => words.describe(mechanation.rules.eventFor(event, 'table') ?? event, named('table')));
  };
  const attack = 'Nia attacks Mira’s face-down Territory (2nd in the row) with Nightlatch face-up.';
  const battle = 'Battle at Mira’s face-down Territory (2nd in the row): Nia’s Nightlatch';
  expect(raided('defend Sunspear')).toEqual([
    attack,
    expect.stringContaining(battle),
    'Mira keeps the face-down Territory (2nd in the row).',
  ]);
  expect(raided('defend Keyhole')).toEqual([
    attack,
    expect.stringContaining(battle),
    'Nia claims Mira’s face-down Territory (2nd in the row).',
  ]);
});

scenario('labels, questions and sentences name the other pilots', ({ given }) => {
  const t = given(
    { P0: { hand: 'Keyhole, Harbour Tug' }, P1: { hand: 'Magpie' }, arena: 'G3 Z5*' },
    { alpha: 'P1' },
  );
  t.P1('deploy Magpie Z5').passes(2);
  const legal = mechanation.rules
    .legal(t.state, 0)
    .map((action) => words.label(t.view('P0'), action, named(0)));
  expect(legal).toContain('Keyhole: look at Mira’s deployed Mech');
  expect(legal).toContain('Harbour Tug: return Mira’s Mech to hand');
  expect(words.question(t.view('P1'), named(1))).toBe('Nia is taking an Arena turn.');
  expect(words.sketch(t.view('P1'), named(1))).toContain('\nYou (Alpha): hand');
});

test('verbs agree with their subject', () => {
  const attack = {
    type: 'attacked',
    clause: 'MN-R-1',
    seat: 1,
    of: 0,
    tile: 't3',
    land: 'G3',
    since: 2,
    place: 1,
    mech: 'Magpie',
    to: 0,
    facing: 'up',
  } as const;
  expect([named(0), named(1), named('table')].map((names) => words.describe(attack, names))).toEqual([
    'Mira attacks your Green 3 with Magpie face-up.',
    'You attack Nia’s Green 3 with Magpie face-up.',
    'Mira attacks Nia’s Green 3 with Magpie face-up.',
  ]);
  const alpha = { type: 'turn', clause: 'MN-R-1', seat: 0, turn: 3 } as const;
  expect([named(0), named(1)].map((names) => words.describe(alpha, names))).toEqual([
    'Turn 3: you are the Alpha Pilot.',
    'Turn 3: Nia is the Alpha Pilot.',
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
    ended('MN-R-58', 'P0 wins with five Green Territories.'),
    'You win with five Green Territories.',
    'Nia wins with five Green Territories.',
  ],
  [
    ended('MN-R-65', 'Turn 12 was the last: P0 is ranked first and wins.'),
    'Turn 12 was the last: you are ranked first, so you win.',
    'Turn 12 was the last: Nia is ranked first, so Nia wins.',
  ],
  [
    ended('MN-R-65', 'Turn 12 was the last: P0 and P2 share the first rank, so it is a draw.', []),
    'Turn 12 was the last: you and Tom share the first rank, so it is a draw.',
    'Turn 12 was the last: Nia and Tom share the first rank, so it is a draw.',
  ],
  [
    ended('MN-R-101', 'All pilots agree to a draw.', []),
    'All pilots agree to a draw.',
    'All pilots agree to a draw.',
  ],
  [
    ended('MN-R-96', 'All others have given up: P0 wins.'),
    'All others conceded: you win.',
    'All others conceded: Nia wins.',
  ],
])('$sentence', (outcome, own, other) => {
  expect(words.outcome(outcome, named(0))).toBe(own);
  expect(words.describe({ type: 'ended', clause: outcome.clause, outcome, ranks: [] }, named(1))).toBe(other);
});
