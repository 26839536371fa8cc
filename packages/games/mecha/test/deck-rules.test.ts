import type { Part, PieceList } from '@mechatable/kernel';
import { objections, readList, writeList } from '@mechatable/lists';
import { describe, expect, test } from 'vitest';
import { EARLIER_NAMES, deckRulesOf } from '../src/deck-rules.ts';
import { EDITIONS } from '../src/editions.ts';
import { deckProblems } from '../src/options.ts';
import type { Edition } from '../src/content/traits.ts';

describe.each(Object.keys(EDITIONS) as Edition[])('building decks for the edition %s', (edition) => {
  const deckRules = deckRulesOf(edition);
  const [ready] = deckRules.ready;
  const cards = ready?.list.cards ?? {};
  const [limited] = deckRules.parts.filter(({ most }) => most?.copies === 3);
  const [basic] = deckRules.parts.filter(({ most }) => most === null);

  const spoiled: readonly (readonly [string, PieceList])[] = [
    ['a starter deck', { cards }],
    ['nothing', { cards: {} }],
    ['a card too many', { cards: { ...cards, [basic?.id ?? '']: 18 } }],
    ['four of a kind', { cards: { [basic?.id ?? '']: 36, [limited?.id ?? '']: 4 } }],
    ['a stranger', { cards: { [basic?.id ?? '']: 39, 'MG9-999': 1 } }],
    ['nothing but Basic cards', { cards: { [basic?.id ?? '']: 40 } }],
  ];

  test.each(spoiled)(
    '[MG-R-6] [MG-DECK-3] [MG-DECK-4] the builder and a match agree on %s',
    (_what, list) => {
      const known = deckProblems(edition, { cards: list.cards ?? {} });
      const found = objections(deckRules, list);
      expect(found).toHaveLength(known.length);
      expect(known.map(({ clause }) => clause)).toEqual(found.map(({ clause }) => clause));
    },
  );

  test('every starter deck is legal, and survives as text', () => {
    expect(deckRules.ready.length).toBeGreaterThan(3);
    for (const { name, list } of deckRules.ready) {
      expect(objections(deckRules, list)).toEqual([]);
      expect(readList(deckRules, writeList(deckRules, name, list))).toEqual({ name, list, problems: [] });
    }
  });
});

const part = (edition: Edition, name: string): Part | undefined =>
  deckRulesOf(edition).parts.find((other) => other.name === name);

test('cards carry their figures and keywords', () => {
  expect(part('1e', 'Longbow')).toMatchObject({
    figures: { cost: 2, power: 1, durability: 1 },
    keywords: ['Pierce', 'Range 3'],
  });
  expect(part('1e', 'Radio Tower')).toMatchObject({
    figures: { durability: 2 },
    keywords: ['Basic'],
    most: null,
  });
  expect(part('1e', 'Espionage')).toMatchObject({ figures: {}, keywords: [] });
});

test('[MG-DECK-5] a Singleton is refused from the second copy on', () => {
  const whale = part('2e', 'Sky Whale');
  expect(whale?.keywords).toContain('Singleton');
  const cards = { [whale?.id ?? '']: 2, [part('2e', 'Radio Tower')?.id ?? '']: 38 };
  expect(objections(deckRulesOf('2e'), { cards })).toMatchObject([
    {
      clause: 'MG-DECK-5',
      piece: whale?.id,
      sentence: expect.stringContaining('only 1 is allowed') as string,
    },
  ]);
});

test('names of the second edition are read with all their commas and quotes', () => {
  const { list, problems } = readList(
    deckRulesOf('2e'),
    '1 jason the looks brannan\n2x Donna, the swift\nstage 1\n2 Stage 2\n3 bot-a-pult\n2 wind up cat',
  );
  expect(problems).toEqual([]);
  expect(Object.values(list.cards ?? {})).toEqual([1, 2, 1, 2, 3, 2]);
});

test('a renamed card had a name from the first edition’s list', () => {
  for (const [now, before] of Object.entries(EARLIER_NAMES)) {
    expect(part('1e', before ?? '')).toBeDefined();
    expect(part('1e', now)).toBeUndefined();
    expect(part('2e', now)?.was).toBe(before);
  }
});

test('[MG-R-6] [MG-DECK-2] 101 cards break Mechatable’s limit, 39 cards the rule of the edition', () => {
  const clauses = (n: number): string[] =>
    objections(deckRulesOf('2e'), { cards: { 'MG2-081': n } }).map(({ clause }) => clause);
  expect([39, 40, 100, 101].map(clauses)).toEqual([['MG-DECK-2'], [], [], ['MG-R-6']]);
});
