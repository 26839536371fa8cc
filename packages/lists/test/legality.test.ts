import { describe, expect, test } from 'vitest';
import { copiesIn, counted, emptyList, objections, sizeOf, withCount } from '../src/index.ts';
import { toys } from './toy-deck-rules.ts';

const LEGAL = { main: { 'T-01': 4 }, rest: { 'T-02': 1 } };

describe('objections to a list', () => {
  test('there are none if every section has the right size and no piece too many copies', () => {
    expect(objections(toys, LEGAL)).toEqual([]);
    expect(objections(toys, { ...LEGAL, main: { 'T-01': 6 } })).toEqual([]);
    expect(objections(toys, { main: { 'T-02': 2, 'T-04': 1, 'T-05': 3 }, rest: { 'T-02': 1 } })).toEqual([]);
  });

  test.each([
    [{ 'T-01': 3 }, 'TOY-1', 'the parade has 3 beasts instead of 4 to 6'],
    [{ 'T-01': 7 }, 'TOY-9', 'the parade has 7 beasts instead of 4 to 6'],
    [{ 'T-01': 1 }, 'TOY-1', 'the parade has 1 beast instead of 4 to 6'],
  ])('a section of the wrong size: %o, refused by %s', (main, clause, sentence) => {
    expect(objections(toys, { ...LEGAL, main })).toEqual([
      { clause, sentence, section: 'main', piece: null },
    ]);
  });

  test('a missing section counts as empty', () => {
    expect(objections(toys, { main: LEGAL.main })).toEqual([
      { clause: 'TOY-2', sentence: 'the reserve has 0 beasts instead of 1', section: 'rest', piece: null },
    ]);
  });

  test('copies count in all sections together, and the objection names the piece', () => {
    expect(objections(toys, { main: { 'T-01': 1, 'T-02': 3 }, rest: { 'T-02': 1 } })).toEqual([
      {
        clause: 'TOY-3',
        sentence: 'Stage 1 (T-02) appears 4 times, at most 3 are allowed',
        section: null,
        piece: 'T-02',
      },
    ]);
    expect(objections(toys, { main: { 'T-01': 3, 'T-04': 2 }, rest: { 'T-02': 1 } })).toMatchObject([
      { clause: 'TOY-4', sentence: 'Jason "The Looks" Brannan (T-04) appears 2 times, only 1 is allowed' },
    ]);
  });

  test('a piece that belongs to one section is refused in any other', () => {
    const bound = { ...toys, parts: toys.parts.map((part) => ({ ...part, section: 'main' })) };
    expect(objections(bound, { main: { 'T-01': 4 }, rest: { 'T-01': 1 } })).toEqual([
      { clause: 'TOY-1', sentence: 'Ox (T-01) can only be in the parade', section: 'main', piece: 'T-01' },
    ]);
    expect(objections(bound, { main: { 'T-01': 4 } })).toMatchObject([{ clause: 'TOY-2', piece: null }]);
  });

  test('an unknown piece is named by its id', () => {
    expect(objections(toys, { main: { 'T-01': 3, toString: 1 }, rest: { 'T-02': 1 } })).toEqual([
      { clause: 'TOY-5', sentence: 'there is no beast "toString"', section: null, piece: 'toString' },
    ]);
  });
});

test('setting a count to 0 removes the piece', () => {
  const one = withCount(emptyList(toys), 'main', 'T-01', 2);
  expect(one).toEqual({ main: { 'T-01': 2 }, rest: {} });
  const two = withCount(one, 'rest', 'T-01', 1);
  expect([...copiesIn(two)]).toEqual([['T-01', 3]]);
  expect([sizeOf(two), sizeOf(two, 'main'), sizeOf(two, 'nothing')]).toEqual([3, 2, 0]);
  expect(withCount(two, 'main', 'T-01', 0)).toEqual({ main: {}, rest: { 'T-01': 1 } });
  expect(one).toEqual({ main: { 'T-01': 2 }, rest: {} });
});

test('counted uses the singular for 1 only', () => {
  expect([counted(0, 'card'), counted(1, 'card'), counted(2, 'card')]).toEqual([
    '0 cards',
    '1 card',
    '2 cards',
  ]);
});
