import { playedContent } from '@mechatable/kernel';
import { PUBLISHED_DECKS, type ReadyDeck } from './published-decks.ts';

export type { DeckList, ReadyDeck } from './published-decks.ts';

/** The starter decks in play: the published ones, or those with a content file's changes. */
export const READY_DECKS: readonly ReadyDeck[] = playedContent('lanes', 'decks', PUBLISHED_DECKS);
