import { expect, test } from 'vitest';
import { POOL } from '../src/content/cards.ts';
import { keywordWords } from '../src/naming.ts';
import { sketch } from '../src/sketch.ts';
import { scenario2e, type Scene } from './given.ts';

const BOARD_LINES = 18;
const drawn = (t: Scene, viewer: 'S' | 'N' | 'table'): string[] => sketch(t.view(viewer)).split('\n');

scenario2e('North sees the table from the other side, with what is about to happen', ({ given }) => {
  const t = given({
    c2: 'S Drill Mole',
    d3: 'N Magpie Drone',
    S: { hand: 'Virus', damage: 'Virus' },
    N: { hand: 'Weapons Cache, Wind-Up Cat, Skipper', discard: 'Virus, Ghost' },
  });
  t.S('move c2 b2');
  const lines = drawn(t, 'N');
  expect(lines[0]).toBe('  South: damage 1/5, bandwidth 2/0, hand 1, deck 20, discard 0');
  expect(
    lines
      .filter((line) => /^\d/.test(line))
      .map((line) => line.charAt(0))
      .join(''),
  ).toBe('12345');
  expect(lines.slice(5, 10)).toEqual([
    '2 |          |          |          |          |Drill Mole|          |          |',
    '  |          |          |          |          |S 3/2     |          |          |',
    '  +----------+----------+----------+----------+----------+----------+----------+',
    '3 |          |          |          |Magpie Dr…|          |          |          |',
    '  |          |          |          |N 1/1     |          |          |          |',
  ]);
  expect(lines.slice(BOARD_LINES - 1)).toEqual([
    '       g          f          e          d          c          b          a',
    '  North: damage 0/5, bandwidth 3/0, hand 3, deck 20, discard 2',
    '  (turn 5, South)',
    '  Chain: move',
    '  Weapons Cache (Trigger Command): Draw two cards.',
    '  Wind-Up Cat (Mecha 1: 2/2)',
    '  Skipper (Mecha 2: 2/2): Haste',
  ]);
});

scenario2e('a spectator sees the table from South’s side, without hands', ({ match, given }) => {
  expect(drawn(match(), 'table').slice(BOARD_LINES - 1)).toEqual([
    '       a          b          c          d          e          f          g',
    '  South: damage 0/5, bandwidth 0/0, hand 5, deck 35, discard 0',
    '  (before the first turn)',
  ]);
  const t = given({ 'c2+': 'S Road Works', 'd2+': 'N Unknown Ruins', S: { hand: 'Espionage' } });
  expect(drawn(t, 'table').slice(BOARD_LINES + 1)).toEqual([
    '  (turn 5, South)',
    '  On the battlefield: Road Works on c2 (2), Unknown Ruins on d2 (0)',
  ]);
});

scenario2e('a chain is drawn in the order in which it was built', ({ given }) => {
  const t = given({
    d5: 'S Skipper',
    S: { hand: 'Interdiction' },
    N: { hand: 'Weapons Cache, Espionage' },
  });
  t.S('attack d5 player').N('command Weapons Cache -');
  expect(drawn(t, 'table').slice(BOARD_LINES + 2)).toEqual(['  Chain: attack < Weapons Cache']);
});

scenario2e('[MG-R-29] markers count among the damage', ({ given }) => {
  const t = given({ d5: 'S Skipper', N: { deck: '', damage: 'Virus' } }, { emptyDeckDamage: 'marker' });
  t.S('attack d5 player').passes();
  expect(drawn(t, 'S')[0]).toBe('  North: damage 2/5, bandwidth 0/0, hand 0, deck 0, discard 0');
});

scenario2e('lines are at most 80 columns wide', ({ given }) => {
  const t = given({ S: { hand: 'Laser Cannon, Camouflage' } });
  expect(drawn(t, 'S').slice(BOARD_LINES + 2)).toEqual([
    '  Laser Cannon (Mecha 4: 2/2): Range 3. Each turn it moves or attacks, not both.',
    '  Camouflage (Command): Attach it to a Mecha you control in your entry zone.',
    '    Choose the name of any Mecha on the battlefield: yours now has that name.',
    '    Target: a Mecha you control in your entry zone.',
  ]);
});

test.each([
  ['Bugzapper', 'Reach, Haste'],
  ['Succubus', 'Pierce, Flight'],
  ['Chinashop Bull', 'Haste, Armour 1'],
  ['Shortbow', 'Pierce, Range 2'],
  ['Guard Dog', 'Haste, Speed 2'],
  ['Wind-Up Cat', ''],
])('[MG-KW-1] the keywords of %s: %s', (name, words) => {
  const card = POOL['2e'].find((other) => other.name === name);
  expect(keywordWords(card?.id ?? '')).toBe(words);
});
