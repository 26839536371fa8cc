import type { DeckList } from '../src/content/decks.ts';
import { EDITIONS } from '../src/editions.ts';
import { cardsBesideTowers, filledUp } from '../src/showcase.ts';

export { someOfAll } from '../src/showcase.ts';

/** Every second card of the second edition once, and Towers: two such decks hold all there is. */
export function halfOfAll(which: 0 | 1): DeckList {
  const half = cardsBesideTowers('2e').filter((_, index) => index % 2 === which);
  return filledUp('2e', Object.fromEntries(half.map(({ id }) => [id, 1])), EDITIONS['2e'].deckSize.max);
}

/** Cards that are seldom dealt together and do little alone: Nuclear Blast has to find a Fallout Shelter. */
export const SHELTERED: DeckList = filledUp(
  '2e',
  { 'MG2-036': 3, 'MG2-069': 1 },
  EDITIONS['2e'].deckSize.min,
);
