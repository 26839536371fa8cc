import { objections, readList, writeList, type PieceList } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { EARLIER_NAMES, armouryOf } from '../src/armoury.ts';
import { EDITIONS, deckProblems } from '../src/options.ts';
import type { Edition } from '../src/content/language.ts';

describe.each(Object.keys(EDITIONS) as Edition[])('what one builds for the edition %s', (edition) => {
  const armoury = armouryOf(edition);
  const [ready] = armoury.ready;
  const cards = ready?.list.cards ?? {};
  const [limited] = armoury.parts.filter(({ most }) => most?.copies === 3);
  const [basic] = armoury.parts.filter(({ most }) => most === null);

  const spoiled: readonly (readonly [string, PieceList])[] = [
    ['a ready deck', { cards }],
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
      const found = objections(armoury, list);
      expect(found).toHaveLength(known.length);
      for (const { clause } of found) expect(known.join()).toContain(clause);
    },
  );

  test('every ready deck is legal, and survives as text', () => {
    expect(armoury.ready.length).toBeGreaterThan(3);
    for (const { name, list } of armoury.ready) {
      expect(objections(armoury, list)).toEqual([]);
      expect(readList(armoury, writeList(armoury, name, list))).toEqual({ name, list, problems: [] });
    }
  });
});

test('cards carry their figures and keywords', () => {
  const part = (name: string) => armouryOf('1e').parts.find((other) => other.name === name);
  expect(part('Longbow')).toMatchObject({
    figures: { cost: 2, power: 1, durability: 1 },
    keywords: ['Pierce', 'Range 3'],
  });
  expect(part('Radio Tower')).toMatchObject({ figures: { durability: 2 }, keywords: ['Basic'], most: null });
  expect(part('Espionage')).toMatchObject({ figures: {}, keywords: [] });
});

test('a card that has another name now had one that is in the first list, and is no longer', () => {
  const first = armouryOf('1e').parts.map(({ name }) => name);
  for (const [now, before] of Object.entries(EARLIER_NAMES)) {
    expect(first).toContain(before);
    expect(first).not.toContain(now);
  }
});
