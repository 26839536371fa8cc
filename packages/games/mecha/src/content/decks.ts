import { playedContent } from '@mechatable/kernel';
import { PUBLISHED_DECKS, type ReadyDeck } from './published-decks.ts';
import type { Edition } from './traits.ts';

export type { DeckList, ReadyDeck } from './published-decks.ts';

/** The starter decks of each edition, as they are played. */
export const READY_DECKS: Readonly<Record<Edition, readonly ReadyDeck[]>> = {
  '1e': playedContent('mecha', '1e decks', PUBLISHED_DECKS['1e']),
  '2e': playedContent('mecha', '2e decks', PUBLISHED_DECKS['2e']),
};
