import { z } from 'zod';
import { CARDS, POOL, cardNumber } from './content/cards.ts';
import { READY_DECKS, type DeckList } from './content/decks.ts';
import type { Card, Edition } from './content/language.ts';

/** The switches of MG-R-85. Any other value than the edition's own makes the match a variant (MG-GEN-1). */
export interface Knobs {
  readonly firstPlayer: 'random' | 'S' | 'N';
  readonly firstTurnDraw: boolean;
  readonly directAttackReach: 'entryZone' | 'edge';
  readonly emptyDeckDamage: 'marker' | 'lose';
  readonly blockadeCheck: 'continuous' | 'ownMain';
  readonly turnCap: number;
  readonly oneTowerPerTurn: boolean;
  readonly abilityTiming: 'main' | 'any';
  readonly rangeFriendlyStep: 0 | 1;
  readonly speedRangeStack: 'max' | 'sum';
  readonly armourVsEffects: boolean;
  readonly adaStopsAttacks: boolean;
  readonly openDeckLists: boolean;
}

export type DeckChoice = string | DeckList;

export interface Options extends Knobs {
  readonly loadouts: readonly [DeckChoice, DeckChoice];
}

export const TURN_CAP = 200;
export const MAX_COPIES = 3;

/** What an edition says where the other says something else. */
interface EditionRules {
  readonly deckSize: { readonly min: number; readonly max: number };
  readonly sizeClause: string;
  readonly knobs: Knobs;
  readonly loadouts: readonly [string, string];
}

const FIRST_KNOBS: Knobs = {
  firstPlayer: 'random',
  firstTurnDraw: true,
  directAttackReach: 'entryZone',
  emptyDeckDamage: 'marker',
  blockadeCheck: 'continuous',
  turnCap: TURN_CAP,
  oneTowerPerTurn: true,
  abilityTiming: 'main',
  rangeFriendlyStep: 1,
  speedRangeStack: 'max',
  armourVsEffects: true,
  adaStopsAttacks: true,
  openDeckLists: false,
};

export const EDITIONS: Readonly<Record<Edition, EditionRules>> = {
  '1e': {
    deckSize: { min: 40, max: 40 },
    sizeClause: 'MG-DECK-1',
    knobs: FIRST_KNOBS,
    loadouts: ['signal-rush', 'iron-wall'],
  },
  '2e': {
    deckSize: { min: 40, max: 100 },
    sizeClause: 'MG-DECK-2',
    knobs: { ...FIRST_KNOBS, directAttackReach: 'edge' },
    loadouts: ['graces-command', 'bull-run'],
  },
};

/** MG-DECK-3 to 5: how many copies of a card a deck may hold. */
export function mostCopies({ copies }: Card): number {
  return copies === 'basic' ? Infinity : copies === 'singleton' ? 1 : MAX_COPIES;
}

/** MG-R-6: everything that is wrong with a list, each card at fault by name and count; empty if legal. */
export function deckProblems(edition: Edition, { cards }: DeckList): string[] {
  const { deckSize, sizeClause } = EDITIONS[edition];
  const problems: string[] = [];
  let size = 0;
  for (const [id, count] of Object.entries(cards)) {
    size += count;
    const card = POOL[edition].find((other) => other.id === id);
    if (card === undefined) problems.push(`there is no card "${id}" in the ${edition} list (MG-R-6)`);
    else if (count > mostCopies(card)) {
      const clause = card.copies === 'singleton' ? 'MG-DECK-5' : 'MG-DECK-3';
      const most = mostCopies(card);
      problems.push(`${card.name} (${id}) is there ${count} times, at most ${most} are allowed (${clause})`);
    }
  }
  if (size < deckSize.min || size > deckSize.max) {
    const wanted = deckSize.min === deckSize.max ? deckSize.min : `${deckSize.min} to ${deckSize.max}`;
    problems.push(`the deck has ${size} cards instead of ${wanted} (${sizeClause})`);
  }
  return problems;
}

const listSchema = z.strictObject({ cards: z.record(z.string(), z.int().positive()) });

/** A deck at the door: the id of a ready deck, or a list of one's own that keeps the deck rules. */
function deckSchema(edition: Edition): z.ZodType<DeckChoice> {
  const ready = READY_DECKS[edition].map(({ id }) => id);
  return z.unknown().transform((value, context): DeckChoice => {
    if (typeof value === 'string') {
      if (ready.includes(value)) return value;
      const message = `there is no deck "${value}"; the ready ones are ${ready.join(', ')}`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
    const list = listSchema.safeParse(value);
    if (!list.success) {
      const message = `a deck is the name of a ready one, or { "cards": { "MG1-001": 17, ... } }: ${z.prettifyError(list.error)}`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
    for (const message of deckProblems(edition, list.data)) context.addIssue({ code: 'custom', message });
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

/** MG-GEN-1: the switches that make a match a variant; empty for the standard game. */
export function variantOf(edition: Edition, options: Knobs): string[] {
  const { knobs } = EDITIONS[edition];
  return (Object.keys(knobs) as (keyof Knobs)[]).filter((name) => options[name] !== knobs[name]);
}

function toNumbers({ cards }: DeckList): number[] {
  return Object.entries(cards)
    .flatMap(([id, n]) => Array.from({ length: n }, () => cardNumber(id)))
    .sort((a, b) => a - b);
}

/** The ready decks as card numbers, in the order of `READY_DECKS`. */
export const READY_NUMBERS: Readonly<Record<Edition, readonly (readonly number[])[]>> = {
  '1e': READY_DECKS['1e'].map(toNumbers),
  '2e': READY_DECKS['2e'].map(toNumbers),
};

/** A choice as card numbers, sorted: what lies in the box before anything is shuffled. */
export function cardsOf(edition: Edition, choice: DeckChoice): readonly number[] {
  if (typeof choice !== 'string') return toNumbers(choice);
  return READY_NUMBERS[edition][READY_DECKS[edition].findIndex(({ id }) => id === choice)];
}

/** The same by card number. */
export const MOST_COPIES: readonly number[] = CARDS.map(mostCopies);
