import { describe, expect, test } from 'vitest';
import {
  ARMS,
  draw,
  MODULES,
  OPERATIONS,
  PLACES,
  SCHOOLS,
  STANCES,
  type MechSubject,
  type Subject,
} from '../src/index.ts';
import { parse } from './markup.ts';
import { LANES } from './subjects.ts';

const base: MechSubject = {
  draws: 'mech',
  id: 'trial',
  name: 'Trial',
  school: 'plain',
  stance: 'biped',
  size: 3,
  weapon: 3,
  arms: 'gun',
  plates: 2,
  wings: false,
  tower: false,
};
const bodies = (subjects: readonly Subject[]): Set<string> => new Set(subjects.map((s) => draw(s).body));

test('no two cards of Breachline look the same', () => {
  expect(bodies(LANES).size).toBe(LANES.length);
});

describe('each trait shows', () => {
  test('school', () => {
    expect(bodies(SCHOOLS.map((school) => ({ ...base, school }))).size).toBe(SCHOOLS.length);
  });
  test('stance', () => {
    expect(bodies(STANCES.map((stance) => ({ ...base, stance }))).size).toBe(STANCES.length);
  });
  test('arms', () => {
    expect(bodies(ARMS.map((arms) => ({ ...base, arms }))).size).toBe(ARMS.length);
  });
  test('size', () => {
    expect(bodies(([1, 2, 3, 4, 5] as const).map((size) => ({ ...base, size }))).size).toBe(5);
  });
  test('weapon', () => {
    expect(bodies(([0, 1, 2, 3, 4, 5] as const).map((weapon) => ({ ...base, weapon }))).size).toBe(6);
  });
  test('plates', () => {
    expect(bodies(([0, 1, 2, 3, 4, 5] as const).map((plates) => ({ ...base, plates }))).size).toBe(6);
  });
  test('wings and tower', () => {
    expect(bodies([base, { ...base, wings: true }, { ...base, tower: true }]).size).toBe(3);
  });
});

test.each([
  'Hammer',
  'Pike',
  'Standard Bearer',
  'Siege Ram',
  'Medic',
  'Shield',
  'Signal Relay',
  'Overlord',
  'Ghost',
  'Crane',
])('the word %s in a name adds a prop', (word) => {
  const plain = (name: string): number => parse(draw({ ...base, name, arms: 'blade' }).body).length;
  expect(plain(word)).not.toBe(plain('zzzz'));
});

test.each([
  ...PLACES.map((motif): Subject => ({ draws: 'place', id: 'x', name: 'X', motif })),
  ...OPERATIONS.map((motif): Subject => ({ draws: 'operation', id: 'x', name: 'X', motif })),
  ...MODULES.map((motif): Subject => ({ draws: 'module', id: 'x', name: 'X', motif })),
])('$draws $motif differs from id to id', (subject) => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  expect(bodies(ids.map((id) => ({ ...subject, id }))).size).toBe(ids.length);
});

/** Any combination a game may come up with must at least be well-formed. */
test('every school takes every stance, weapon and size', () => {
  for (const school of SCHOOLS)
    for (const stance of STANCES)
      for (const [i, arms] of ARMS.entries()) {
        const size = i % 2 === 0 ? 1 : 5;
        const { body } = draw({ ...base, school, stance, arms, size, wings: size === 5, tower: size === 1 });
        expect(parse(body).length).toBeGreaterThan(10);
      }
});
