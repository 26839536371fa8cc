import { invariant } from '@mechatable/kernel';
import { objections, readList, sizeOf, writeList } from '@mechatable/lists';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../src/content/cards.ts';
import { deckRulesOf } from '../src/deck-rules-of.ts';
import { deckRules } from '../src/deck-rules.ts';
import { lanes } from '../src/game.ts';

const IDS = deckRules.parts.map(({ id }) => id);

describe('the deck rules of Breachline', () => {
  test('[LN-DECK-1] [LN-DECK-2] [LN-DECK-3] [LN-R-2] the builder rejects the same lists as a match', () => {
    const counts = fc.dictionary(fc.constantFrom(...IDS), fc.integer({ min: 1, max: 5 }));
    const ready = fc.constantFrom(...deckRules.ready.map(({ list }) => list));
    let legal = 0;
    fc.assert(
      fc.property(ready, counts, fc.integer({ min: 0, max: 2 }), (list, extra, spoil) => {
        const tried = spoil === 0 ? list : { ...list, [spoil === 1 ? 'deck' : 'pool']: extra };
        const taken = lanes.rules.options.safeParse({ loadouts: [tried, 'iron-spear'] }).success;
        if (taken) legal++;
        expect(objections(deckRules, tried).length === 0).toBe(taken);
      }),
      { numRuns: 200 },
    );
    expect(legal).toBeGreaterThan(20);
  });

  test('[LN-DECK-3] an objection names the card, whether its copies are in the deck or the pool', () => {
    const list = { deck: { 'VG-01': 4 }, pool: { 'VG-01': 1 } };
    expect(objections(deckRules, list).filter(({ piece }) => piece !== null)).toEqual([
      {
        clause: 'LN-DECK-3',
        sentence: 'Pike Lancer (VG-01) appears 5 times, at most 4 are allowed',
        section: null,
        piece: 'VG-01',
      },
    ]);
  });

  test('the starter decks are the ones a match accepts, and survive as text', () => {
    expect(deckRules.ready.map(({ id }) => id)).toEqual(lanes.content.loadouts.map(({ id }) => id));
    for (const { name, list } of deckRules.ready) {
      expect([sizeOf(list, 'deck'), sizeOf(list, 'pool')]).toEqual([40, 10]);
      expect(readList(deckRules, writeList(deckRules, name, list))).toEqual({ name, list, problems: [] });
    }
  });

  test('cards can be found by tribe and trigger, and counted by power and cost', () => {
    const part = (id: string) => deckRules.parts.find((other) => other.id === id);
    expect(part('VG-03')).toMatchObject({
      keywords: ['Vanguard', 'Start of Combat'],
      figures: { front: 5, back: 3 },
    });
    expect(part('VG-03')?.inText).toEqual(['Start of Combat']);
    expect(part('VG-07')?.figures.price).toBe(1);
    expect(part('MD-01')?.figures).toEqual({});
  });

  test('the text of a card includes its triggers; a card without a text has only keywords', () => {
    for (const { name, text, inText = [] } of deckRules.parts)
      for (const trigger of inText) expect(text, name).toContain(`[${trigger}]`);
    const [card] = CARDS.filter(({ id }) => id === 'VG-03').map((each) => ({ ...each, text: '' }));
    invariant(card !== undefined, 'VG-03 is published');
    expect(deckRulesOf([card], []).parts[0]).toMatchObject({
      keywords: ['Vanguard', 'Start of Combat'],
      inText: [],
    });
  });
});
