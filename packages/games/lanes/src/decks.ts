import { objections, type Objection } from '@mechatable/lists';
import { z } from 'zod';
import { deckRules } from './deck-rules.ts';
import { cardNumber } from './content/cards.ts';
import { READY_DECKS, type DeckList } from './content/decks.ts';

export type DeckChoice = string | DeckList;

/** LN-R-2: everything wrong with a list, with the name and count of each offending card; empty if legal. */
export function deckProblems({ deck, pool }: DeckList): Objection[] {
  return objections(deckRules, { deck, pool });
}

const count = z.int().positive();
const listSchema = z.strictObject({
  deck: z.record(z.string(), count),
  pool: z.record(z.string(), count),
});

/** Validates a deck: the id of a starter deck, or a custom list that follows the deck rules. */
const deckSchema: z.ZodType<DeckChoice> = z.unknown().transform((value, context): DeckChoice => {
  if (typeof value === 'string') {
    if (READY_DECKS.some(({ id }) => id === value)) return value;
    const known = READY_DECKS.map(({ id }) => id).join(', ');
    context.addIssue({ code: 'custom', message: `there is no deck "${value}"; choose one of ${known}` });
    return z.NEVER;
  }
  const list = listSchema.safeParse(value);
  if (!list.success) {
    context.addIssue({
      code: 'custom',
      message: `a deck is the id of a starter deck, or { "deck": { "VG-01": 4, ... }, "pool": { ... } }: ${z.prettifyError(list.error)}`,
    });
    return z.NEVER;
  }
  for (const { sentence, clause } of deckProblems(list.data))
    context.addIssue({ code: 'custom', message: sentence, params: { clause } });
  return list.data;
});

export interface Options {
  readonly loadouts: readonly [DeckChoice, DeckChoice];
  readonly protectionFrom: 'deck' | 'hand';
  readonly firstTurnAttacks: boolean;
  readonly turnCap: number;
}

export const TURN_CAP = 100;

export const optionsSchema: z.ZodType<Options> = z.strictObject({
  loadouts: z.tuple([deckSchema, deckSchema]).default(['iron-spear', 'standing-wall']),
  protectionFrom: z.enum(['deck', 'hand']).default('deck'),
  firstTurnAttacks: z.boolean().default(false),
  turnCap: z.int().min(1).max(TURN_CAP).default(TURN_CAP),
});

export interface CardNumbers {
  readonly deck: readonly number[];
  readonly pool: readonly number[];
}

function toNumbers(list: DeckList): CardNumbers {
  const numbers = (counts: Readonly<Record<string, number>>): number[] =>
    Object.entries(counts)
      .flatMap(([id, n]) => Array.from({ length: n }, () => cardNumber(id)))
      .sort((a, b) => a - b);
  return { deck: numbers(list.deck), pool: numbers(list.pool) };
}

/** The starter decks as card numbers, in the order of `READY_DECKS`. */
export const READY_NUMBERS: readonly CardNumbers[] = READY_DECKS.map(toNumbers);

/** A choice as sorted card numbers, before any shuffling. */
export function cardsOf(choice: DeckChoice): CardNumbers {
  if (typeof choice !== 'string') return toNumbers(choice);
  return READY_NUMBERS[READY_DECKS.findIndex(({ id }) => id === choice)];
}
