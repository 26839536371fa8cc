import { POOL } from '../src/content/cards.ts';
import type { DeckList } from '../src/content/decks.ts';
import type { Edition } from '../src/content/language.ts';
import { EDITIONS, mostCopies } from '../src/editions.ts';

const TOWERS: Readonly<Record<Edition, string>> = { '1e': 'MG1-001', '2e': 'MG2-081' };

function others(edition: Edition): (typeof POOL)[Edition] {
  return POOL[edition].filter(({ id }) => id !== TOWERS[edition]);
}

function filledUp(edition: Edition, cards: Record<string, number>, size: number): DeckList {
  const taken = Object.values(cards).reduce((sum, n) => sum + n, 0);
  return { cards: { ...cards, [TOWERS[edition]]: size - taken } };
}

/** Every second card of the second edition once, and Towers: two such decks hold all there is. */
export function halfOfAll(which: 0 | 1): DeckList {
  const half = others('2e').filter((_, index) => index % 2 === which);
  return filledUp('2e', Object.fromEntries(half.map(({ id }) => [id, 1])), EDITIONS['2e'].deckSize.max);
}

/** Cards that are seldom dealt together and do little alone: Nuclear Blast is to find a Fallout Shelter. */
export const SHELTERED: DeckList = filledUp(
  '2e',
  { 'MG2-036': 3, 'MG2-069': 1 },
  EDITIONS['2e'].deckSize.min,
);

const KINDS = 9;

/** As many copies as allowed of some cards in a row; counting on goes through all of them. */
export function someOfAll(edition: Edition, index: number): DeckList {
  const cards: Record<string, number> = {};
  const pool = others(edition);
  for (let i = 0; i < KINDS; i++) {
    const card = pool[(index * KINDS + i) % pool.length];
    if (card !== undefined) cards[card.id] = mostCopies(card);
  }
  return filledUp(edition, cards, EDITIONS[edition].deckSize.min);
}
