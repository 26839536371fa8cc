import { invariant } from '@mechatable/kernel';
import { objections, type Objection } from '@mechatable/lists';
import { z } from 'zod';
import { deckRulesOf } from './deck-rules.ts';
import { CARDS, cardNumber } from './content/cards.ts';
import { KNOWN_DECKS, READY_DECKS, type DeckList } from './content/decks.ts';
import type { Edition } from './content/traits.ts';
import { EDITIONS, TURN_CAP, mostCopies, type Knobs } from './editions.ts';
import { words } from './words/index.ts';

export type DeckChoice = string | DeckList;

export interface Options extends Knobs {
  readonly loadouts: readonly [DeckChoice, DeckChoice];
}

/** MG-R-6: everything wrong with a deck list, with the name and count of each illegal card; empty if legal. */
export function deckProblems(edition: Edition, { cards }: DeckList): Objection[] {
  return objections(deckRulesOf(edition), { cards });
}

const listSchema = z.strictObject({ cards: z.record(z.string(), z.int().positive()) });

/** A deck option: the id of a starter deck, retired or not, or a custom list that follows the deck rules. */
function deckSchema(edition: Edition): z.ZodType<DeckChoice> {
  const known = KNOWN_DECKS[edition].map(({ id }) => id);
  return z.unknown().transform((value, context): DeckChoice => {
    if (typeof value === 'string') {
      if (known.includes(value)) return value;
      const ready = READY_DECKS[edition].map(({ id }) => id);
      context.addIssue({ code: 'custom', message: words.deck.noSuchDeck(value, ready) });
      return z.NEVER;
    }
    const list = listSchema.safeParse(value);
    if (!list.success) {
      context.addIssue({ code: 'custom', message: words.deck.noDeck(z.prettifyError(list.error)) });
      return z.NEVER;
    }
    for (const { sentence, clause } of deckProblems(edition, list.data))
      context.addIssue({ code: 'custom', message: sentence, params: { clause } });
    return list.data;
  });
}

export function optionsSchema(edition: Edition): z.ZodType<Options> {
  const { knobs, loadouts } = EDITIONS[edition];
  const deck = deckSchema(edition);
  return z.strictObject({
    loadouts: z.tuple([deck, deck]).default([loadouts[0], loadouts[1]]),
    firstPlayer: z.enum(['random', 'S', 'N']).default(knobs.firstPlayer),
    firstTurnDraw: z.boolean().default(knobs.firstTurnDraw),
    directAttackReach: z.enum(['entryZone', 'edge']).default(knobs.directAttackReach),
    emptyDeckDamage: z.enum(['marker', 'lose']).default(knobs.emptyDeckDamage),
    blockadeCheck: z.enum(['continuous', 'ownMain']).default(knobs.blockadeCheck),
    turnCap: z.int().min(1).max(TURN_CAP).default(knobs.turnCap),
    oneTowerPerTurn: z.boolean().default(knobs.oneTowerPerTurn),
    abilityTiming: z.enum(['main', 'any']).default(knobs.abilityTiming),
    rangeFriendlyStep: z.union([z.literal(0), z.literal(1)]).default(knobs.rangeFriendlyStep),
    speedRangeStack: z.enum(['max', 'sum']).default(knobs.speedRangeStack),
    armourVsEffects: z.boolean().default(knobs.armourVsEffects),
    adaStopsAttacks: z.boolean().default(knobs.adaStopsAttacks),
    openDeckLists: z.boolean().default(knobs.openDeckLists),
  });
}

/** MG-GEN-1: the options that make a match a variant; empty for the standard game. */
export function variantOf(edition: Edition, options: Knobs): string[] {
  const { knobs } = EDITIONS[edition];
  return (Object.keys(knobs) as (keyof Knobs)[]).filter((name) => options[name] !== knobs[name]);
}

function toNumbers({ cards }: DeckList): number[] {
  return Object.entries(cards)
    .flatMap(([id, n]) => Array.from({ length: n }, () => cardNumber(id)))
    .sort((a, b) => a - b);
}

const NUMBERS_OF = {
  '1e': new Map(KNOWN_DECKS['1e'].map((deck) => [deck.id, toNumbers(deck)])),
  '2e': new Map(KNOWN_DECKS['2e'].map((deck) => [deck.id, toNumbers(deck)])),
};

/** A deck choice as sorted card numbers, before shuffling. */
export function cardsOf(edition: Edition, choice: DeckChoice): readonly number[] {
  if (typeof choice !== 'string') return toNumbers(choice);
  const numbers = NUMBERS_OF[edition].get(choice);
  invariant(numbers !== undefined, `the schema knows the deck ${choice}`);
  return numbers;
}

/** The starter decks as card numbers, in the order of `READY_DECKS`. */
export const READY_NUMBERS: Readonly<Record<Edition, readonly (readonly number[])[]>> = {
  '1e': READY_DECKS['1e'].map((deck) => cardsOf('1e', deck.id)),
  '2e': READY_DECKS['2e'].map((deck) => cardsOf('2e', deck.id)),
};

/** The same by card number. */
export const MOST_COPIES: readonly number[] = CARDS.map(mostCopies);
