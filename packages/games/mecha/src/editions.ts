import type { Card } from './content/language.ts';
import type { Edition } from './content/traits.ts';

/** The options of MG-R-85. Any value other than the edition's default makes the match a variant (MG-GEN-1). */
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

export const TURN_CAP = 200;
export const MAX_COPIES = 3;

/** Differences between the editions. */
interface EditionRules {
  readonly deckSize: { readonly min: number; readonly max: number };
  readonly sizeClause: string;
  /** The source of the upper limit. */
  readonly maxSizeClause: string;
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
    maxSizeClause: 'MG-DECK-1',
    knobs: FIRST_KNOBS,
    loadouts: ['signal-rush-2', 'iron-wall'],
  },
  '2e': {
    deckSize: { min: 40, max: 100 },
    sizeClause: 'MG-DECK-2',
    maxSizeClause: 'MG-R-6',
    knobs: { ...FIRST_KNOBS, directAttackReach: 'edge' },
    loadouts: ['graces-command-2', 'bull-run'],
  },
};

/** MG-DECK-3 to 5: how many copies of a card a deck may hold. */
export function mostCopies({ copies }: Card): number {
  return copies === 'basic' ? Infinity : copies === 'singleton' ? 1 : MAX_COPIES;
}
