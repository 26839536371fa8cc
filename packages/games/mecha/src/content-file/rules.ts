import { problemsAt, type ContentRules } from '@mechatable/kernel';
import { FIRST_EDITION } from '../content/first-edition.ts';
import type { Card } from '../content/language.ts';
import { PUBLISHED_DECKS, type ReadyDeck } from '../content/published-decks.ts';
import { SECOND_EDITION } from '../content/second-edition/index.ts';
import type { Edition } from '../content/traits.ts';
import { firstEdition, secondEdition } from '../manifest.ts';
import { cardProblems, deckProblems } from './checks.ts';
import { cardChange, cardSchema, deckChange, deckSchema } from './schema.ts';

/** A content file can add Mechas without effects and decks to an edition. It can also change other cards' figures. */
function rulesOf(game: string, edition: Edition, cards: readonly Card[]): ContentRules {
  const decks = PUBLISHED_DECKS[edition];
  return {
    game,
    rulebook: 'mecha',
    lists: [
      {
        key: 'cards',
        list: `${edition} cards`,
        piece: 'card',
        published: cards,
        schema: cardSchema,
        change: cardChange(cards.map(({ id }) => id)),
      },
      {
        key: 'decks',
        list: `${edition} decks`,
        piece: 'deck',
        published: decks,
        schema: deckSchema,
        change: deckChange(decks.map(({ id }) => id)),
      },
    ],
    problems(lists) {
      const given = lists.cards as readonly Card[];
      const givenDecks = lists.decks as readonly ReadyDeck[];
      return [
        ...given.flatMap((card, i) => {
          const published = cards.find(({ id }) => id === card.id);
          return problemsAt(['cards', i], cardProblems(card, published));
        }),
        ...givenDecks.flatMap((deck, i) =>
          problemsAt(['decks', i], deckProblems(edition, deck, cards, given)),
        ),
      ];
    },
  };
}

export const CONTENT_RULES: readonly ContentRules[] = [
  rulesOf(firstEdition.id, '1e', FIRST_EDITION),
  rulesOf(secondEdition.id, '2e', SECOND_EDITION),
];
