import { same, withCustom, type ContentProblem } from '@mechatable/kernel';
import type { Card } from '../content/language.ts';
import type { ReadyDeck } from '../content/published-decks.ts';
import type { Edition } from '../content/traits.ts';
import { EDITIONS, mostCopies } from '../editions.ts';
import { FIXED } from './schema.ts';
import { words } from './words.ts';

const FIGURES = ['cost', 'power', 'durability'] as const;

/** `published`: the card that it changes; undefined for a new one. */
export function cardProblems(card: Card, published: Card | undefined): readonly ContentProblem[] {
  const wanted: Readonly<Record<string, unknown>> = published === undefined ? FIXED : { ...published };
  const fields = Object.keys(FIXED).filter((field) => !same(card[field as keyof Card], wanted[field]));
  const isPilot = card.types.includes('pilot');
  const least = { cost: 0, power: isPilot ? -3 : 0, durability: isPilot ? -3 : 1 };
  const figures = FIGURES.flatMap((field): ContentProblem[] => {
    const value = card[field];
    const hasIt = published === undefined || published[field] !== null;
    const path = [field];
    if (value === null) return hasIt ? [{ path, sentence: words.noFigure(field) }] : [];
    if (!hasIt) return [{ path, sentence: words.figure(field) }];
    return value < least[field] ? [{ path, sentence: words.least(field, least[field]) }] : [];
  });
  const isRenamed = published !== undefined && published.name !== card.name;
  const names = isRenamed ? [{ path: ['name'], sentence: words.name(card.id) }] : [];
  return [...names, ...fields.map((field) => ({ path: [field], sentence: words.fixed(field) })), ...figures];
}

/** MG-DECK-1 to MG-DECK-5, MG-R-6. */
export function deckProblems(
  edition: Edition,
  deck: ReadyDeck,
  published: readonly Card[],
  given: readonly Card[],
): readonly ContentProblem[] {
  const cards = new Map(
    withCustom(
      published,
      given.map((card) => ({ ...card })),
    ).map((card) => [card.id, card]),
  );
  const found = Object.entries(deck.cards).flatMap(([id, count]): ContentProblem[] => {
    const card = cards.get(id);
    const path = ['cards', id];
    if (card === undefined) return [{ path, clause: 'MG-R-6', sentence: words.unknownCard(id) }];
    const most = mostCopies(card);
    return count > most
      ? [{ path, clause: 'MG-DECK-3', sentence: words.copies(card.name, count, most) }]
      : [];
  });
  const size = Object.values(deck.cards).reduce((sum, count) => sum + count, 0);
  const { min, max } = EDITIONS[edition].deckSize;
  if (size >= min && size <= max) return found;
  const clause = edition === '1e' ? 'MG-DECK-1' : 'MG-DECK-2';
  return [...found, { path: ['cards'], clause, sentence: words.size(size, min, max) }];
}
