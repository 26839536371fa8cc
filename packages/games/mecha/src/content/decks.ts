import { playedContent } from '@mechatable/kernel';
import { PUBLISHED_DECKS, type ReadyDeck } from './published-decks.ts';
import { RETIRED_DECKS } from './retired-decks.ts';
import type { Edition } from './traits.ts';

export type { DeckList, ReadyDeck } from './published-decks.ts';

/** The starter decks of each edition in play. */
export const READY_DECKS: Readonly<Record<Edition, readonly ReadyDeck[]>> = {
  '1e': playedContent('mecha', '1e decks', PUBLISHED_DECKS['1e']),
  '2e': playedContent('mecha', '2e decks', PUBLISHED_DECKS['2e']),
};

/** Starter decks that options may name: the ready ones, and those of old records. */
export const KNOWN_DECKS: Readonly<Record<Edition, readonly ReadyDeck[]>> = {
  '1e': [...READY_DECKS['1e'], ...RETIRED_DECKS['1e']],
  '2e': [...READY_DECKS['2e'], ...RETIRED_DECKS['2e']],
};
