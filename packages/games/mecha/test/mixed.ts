import type { DeckList } from '../src/content/decks.ts';
import { EDITIONS } from '../src/editions.ts';
import { cardsBesideTowers, filledUp } from '../src/showcase.ts';

/** Every second card of the second edition once, and Towers: two such decks hold all there is. */
export function halfOfAll(which: 0 | 1): DeckList {
  const half = cardsBesideTowers('2e').filter((_, index) => index % 2 === which);
  return filledUp('2e', Object.fromEntries(half.map(({ id }) => [id, 1])), EDITIONS['2e'].deckSize.max);
}
