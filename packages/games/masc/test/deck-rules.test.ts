import type { PieceList } from '@mechatable/kernel';
import { objections, readList, withCount, writeList } from '@mechatable/lists';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deckRules, forceOf } from '../src/deck-rules.ts';
import { FORCES } from '../src/content/forces.ts';
import { TYPES, TYPE_IDS } from '../src/content/types.ts';
import { forceProblems } from '../src/forces.ts';
import { masc } from '../src/game.ts';
import { STANDARD } from '../src/options.ts';

/** Six counts as the builder keeps them. */
const listOf = (counts: readonly number[]): PieceList =>
  TYPES.reduce<PieceList>((list, { id, kind }, n) => withCount(list, kind, id, counts[n] ?? 0), {});

describe('forces built for M.A.S.C.', () => {
  test('[MASC-FORCE-1] [MASC-FORCE-2] [MASC-R-12] the builder objects to a force exactly where a match would', () => {
    const half = fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 3, maxLength: 3 });
    const nearly = half.map(([a = 0, b = 0]) => [a, b, Math.max(0, 8 - a - b)]);
    let legal = 0;
    fc.assert(
      fc.property(fc.oneof(nearly, half), fc.oneof(nearly, half), (light, mid) => {
        const counts = [...light, ...mid];
        const isLegal = forceProblems(counts, STANDARD).length === 0;
        if (isLegal) legal++;
        expect(objections(deckRules, listOf(counts)).length === 0).toBe(isLegal);
      }),
      { numRuns: 300, seed: 5 },
    );
    expect(legal).toBeGreaterThan(10);
  });

  test('[MASC-FORCE-1] [MASC-R-12] problems are listed by name', () => {
    const list = { light: { frog: 7, turtle: 2 }, mid: { wolf: 6 } };
    expect(objections(deckRules, list).map(({ clause, sentence }) => [clause, sentence])).toEqual([
      ['MASC-FORCE-1', 'the light half has 9 counters instead of 8'],
      ['MASC-FORCE-1', 'the mid half has 6 counters instead of 8'],
      ['MASC-R-12', 'Frog (frog) appears 7 times, at most 6 are allowed'],
      ['MASC-FORCE-1', 'Turtle (turtle) can only be in the mid half'],
    ]);
  });

  test('the starter forces match the rule book and survive as text', () => {
    expect(deckRules.ready.map(({ id }) => id)).toEqual(FORCES.map(({ id }) => id));
    deckRules.ready.forEach(({ name, list }, n) => {
      expect(objections(deckRules, list)).toEqual([]);
      expect(TYPE_IDS.map((id) => forceOf(list)[id])).toEqual(FORCES[n]?.counts);
      expect(readList(deckRules, writeList(deckRules, name, list))).toEqual({ name, list, problems: [] });
    });
  });

  test('a list needs no headings: every counter belongs to one half', () => {
    expect(readList(deckRules, '3 wolf\n2x Frog\nturtle').list).toEqual({
      light: { frog: 2 },
      mid: { wolf: 3, turtle: 1 },
    });
  });

  test('[MASC-R-13] [MASC-R-79] a match for your own force is one in which you can choose it', () => {
    expect(masc.content.loadouts).toEqual([]);
    const { setup, light, mid } = masc.rules.options.parse(deckRules.options);
    expect({ setup, light, mid }).toEqual({ setup: 'full', light: 8, mid: 8 });
  });
});
