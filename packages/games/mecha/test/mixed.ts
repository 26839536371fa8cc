import { POOL } from '../src/content/cards.ts';
import type { DeckList } from '../src/content/decks.ts';
import { EDITIONS, mostCopies } from '../src/editions.ts';

const TOWER = 'MG2-081';
const OTHERS = POOL['2e'].filter(({ id }) => id !== TOWER);

function filledUp(cards: Record<string, number>, size: number): DeckList {
  const taken = Object.values(cards).reduce((sum, n) => sum + n, 0);
  return { cards: { ...cards, [TOWER]: size - taken } };
}

/** Every second card of the second edition once, and Towers: two such decks hold all there is. */
export function halfOfAll(which: 0 | 1): DeckList {
  const half = OTHERS.filter((_, index) => index % 2 === which);
  return filledUp(Object.fromEntries(half.map(({ id }) => [id, 1])), EDITIONS['2e'].deckSize.max);
}

/** Cards that are seldom dealt together and do little alone: Nuclear Blast is to find a Fallout Shelter. */
export const SHELTERED: DeckList = filledUp({ 'MG2-036': 3, 'MG2-069': 1 }, EDITIONS['2e'].deckSize.min);

const KINDS = 9;

/** As many copies as allowed of some cards in a row; counting on goes through all of them. */
export function someOfAll(index: number): DeckList {
  const cards: Record<string, number> = {};
  for (let i = 0; i < KINDS; i++) {
    const card = OTHERS[(index * KINDS + i) % OTHERS.length];
    if (card !== undefined) cards[card.id] = mostCopies(card);
  }
  return filledUp(cards, EDITIONS['2e'].deckSize.min);
}
