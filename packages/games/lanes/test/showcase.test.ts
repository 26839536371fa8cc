import { expect, test } from 'vitest';
import { CARDS } from '../src/content/cards.ts';
import { deckRules } from '../src/deck-rules.ts';
import { showcase } from '../src/showcase.ts';

const NEW = CARDS.slice(0, 12).map((card, n) => ({ ...card, id: `NEW-${String(n)}` }));

test('matches that should use every card include decks with the cards that are in no starter deck', () => {
  const text = JSON.stringify(showcase([...CARDS, ...NEW]));
  for (const { id } of NEW) expect(text).toContain(`"${id}":`);
  for (const { id } of deckRules.ready) expect(text).toContain(`"${id}"`);
});

test('these decks have legal sizes', () => {
  const lists = showcase([...CARDS, ...NEW]).flatMap(({ loadouts }) => loadouts);
  for (const list of lists) {
    if (typeof list === 'string') continue;
    expect(Object.values(list.deck).reduce((sum, n) => sum + n, 0)).toBe(40);
    expect(Object.values(list.pool).reduce((sum, n) => sum + n, 0)).toBe(10);
  }
  expect(lists.some((list) => typeof list !== 'string')).toBe(true);
});

test('if every card is in a starter deck, the starter decks are enough', () => {
  const inDecks = deckRules.ready.flatMap(({ list }) => Object.values(list).flatMap(Object.keys));
  expect(showcase(CARDS.filter(({ id }) => inDecks.includes(id)))).toEqual([]);
});
