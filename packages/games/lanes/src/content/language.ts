/**
 * The small language that cards are written in: plain data, interpreted by `effects.ts`, `power.ts` and
 * `triggers.ts`. The helpers below are shorthand.
 */
export type Tribe = 'Vanguard' | 'Bastion' | 'Longbow' | 'Salvor' | 'Hive' | 'Phantom' | 'Base' | 'Terrain';
export type CardKind = 'unit' | 'land' | 'tech' | 'equip';

/** LN-TRIG-4 to 24. The order is the order of the rule book. */
export const TRIGGERS = [
  'startOfTurn',
  'startOfMain',
  'endOfTurn',
  'main',
  'onPlay',
  'onSummon',
  'onUnitSummoned',
  'onUnitDeath',
  'onUnitAttack',
  'onLandPlaced',
  'onLandDestroyed',
  'whenAttacking',
  'startOfCombat',
  'onCombatVictory',
  'onCombatLoss',
  'endOfCombat',
  'endOfAttack',
  'onDeath',
  'onKill',
  'onProtectionHit',
  'whenDestroyed',
] as const;
export type TriggerName = (typeof TRIGGERS)[number];

/** Where a card works besides the unit and land zones (LN-FX-4, LN-FX-13). */
export type WorkingZone = 'unit' | 'graveyard' | 'hand' | 'deck' | 'poolRevealed';

export const SIDES = ['you', 'enemy', 'any'] as const;
export type Side = (typeof SIDES)[number];
export const LANE_RANGES = ['this', 'near', 'any', 1, 2, 3] as const;
export type LaneRange = (typeof LANE_RANGES)[number];
export const ROW_RANGES = ['front', 'back', 'unit', 'land', 'adjacent'] as const;
export type RowRange = (typeof ROW_RANGES)[number];

/** The zones where an event must happen or a card must be (LN-TRIG-1, LN-FX-14). */
export interface Reach {
  readonly side: Side;
  readonly lane: LaneRange;
  readonly row: RowRange;
}

/** A description that the card of the event, or the card reached, must fit (LN-TRIG-2, LN-TRIG-3). */
export interface Match {
  readonly tribe?: Tribe;
  readonly other?: true;
}

/** A class of cards on the board, and how many of them to choose. */
export interface Selector {
  readonly of: 'unit' | 'land';
  readonly side: Side;
  readonly lane?: LaneRange;
  readonly row?: 'front' | 'back';
  readonly tribe?: Tribe;
  readonly other?: true;
  readonly maxPower?: number;
  readonly resting?: true;
  readonly n?: number | 'X';
  readonly upTo?: true;
  readonly all?: true;
}

/** `subject` is the card of the event, `foe` the other unit in combat, `chosen` the previous choice. */
export type Target = 'self' | 'subject' | 'foe' | 'chosen' | Selector;

export interface CardFilter {
  readonly kinds?: readonly CardKind[];
  readonly tribe?: Tribe;
  /** At most this printed frontline power (LN-R-85). */
  readonly maxFront?: number;
}

/** All conditions of a list must hold (LN-FX-7). */
export type Condition =
  | { readonly count: Selector; readonly min: number }
  | { readonly fewerUnits: true }
  | { readonly protectionAtMost: number }
  | { readonly selfRow: 'front' | 'back' }
  | { readonly landHere: true }
  | { readonly attacking: true }
  | { readonly foeResting: true }
  | { readonly chose: number };

/** A printed price (LN-R-14): of a card (`Cost:`) or of an effect (`Pay:`). */
export type Cost =
  | { readonly pay: 'discard'; readonly n: number }
  | { readonly pay: 'restSelf'; readonly n: number }
  | { readonly pay: 'restUnit'; readonly n: number }
  | { readonly pay: 'sacrifice'; readonly n: number; readonly tribe: Tribe }
  | { readonly pay: 'trashLand'; readonly n: number }
  | { readonly pay: 'graveBottom'; readonly n: number }
  | { readonly pay: 'trashEquip' };

export type Until = 'combat' | 'turn' | 'yourNextTurn' | 'stay';
export type SummonZones = 'any' | 'back' | 'adjacent' | 'subjectZone';

/** One part of an effect (LN-FX-10). */
export type Op =
  | { readonly op: 'draw'; readonly n: number | 'X'; readonly if?: readonly Condition[] }
  | { readonly op: 'discard'; readonly who: 'you' | 'enemy' }
  | { readonly op: 'destroy'; readonly target: Target; readonly maxPower?: number }
  | { readonly op: 'bounce'; readonly target: Target }
  | { readonly op: 'rest'; readonly target: Target; readonly n: number }
  | { readonly op: 'ready'; readonly target: Target }
  | { readonly op: 'power'; readonly target: Target; readonly n: number | 'X'; readonly until: Until }
  | { readonly op: 'move'; readonly target: Target; readonly to: 'adjacent' | 'any' }
  | { readonly op: 'moveLand'; readonly target: Target }
  | { readonly op: 'swapRows' }
  | { readonly op: 'summonSelf'; readonly to: SummonZones }
  | {
      readonly op: 'summon';
      readonly filter: CardFilter;
      readonly n: number;
      readonly upTo?: true;
      readonly to: SummonZones;
    }
  | { readonly op: 'dig'; readonly n: number; readonly take: CardFilter; readonly to: SummonZones }
  | { readonly op: 'peek' }
  | { readonly op: 'salvage'; readonly from: 'graveyard' | 'trash'; readonly filter: CardFilter }
  | { readonly op: 'mill'; readonly n: number }
  | { readonly op: 'pool' }
  | { readonly op: 'shield' }
  | { readonly op: 'save' }
  | { readonly op: 'strip'; readonly target: Target }
  | {
      readonly op: 'choose';
      readonly upTo: number;
      readonly from: 'hand' | 'graveyard';
      readonly filter: CardFilter;
    }
  | { readonly op: 'sacrifice'; readonly target: Selector };

export interface TriggerEffect {
  readonly kind: 'trigger';
  readonly on: TriggerName;
  readonly zones?: readonly WorkingZone[];
  readonly reach?: Reach;
  readonly match?: Match;
  readonly optional?: true;
  readonly oncePerTurn?: true;
  readonly if?: readonly Condition[];
  readonly pay?: readonly Cost[];
  readonly do: readonly Op[];
}

export const FLAGS = [
  'cannotAttack',
  'endure',
  'indirect',
  'freeMove',
  'extraCheck',
  'entersRested',
  'ward',
  'anchored',
] as const;
export type Flag = (typeof FLAGS)[number];

export interface ContinuousEffect {
  readonly kind: 'continuous';
  readonly zones?: readonly WorkingZone[];
  readonly reach: 'self' | Reach;
  readonly match?: Match;
  readonly if?: readonly Condition[];
  readonly power?: number;
  /** Power for each card counted. */
  readonly powerPer?: Selector;
  readonly flag?: Flag;
  /** How much of the flag, where it adds up; 1 if left out. */
  readonly n?: number;
}

export interface TechEffect {
  readonly kind: 'tech';
  readonly if?: readonly Condition[];
  readonly do: readonly Op[];
}

export type Effect = TriggerEffect | ContinuousEffect | TechEffect;

export interface Card {
  readonly id: string;
  readonly name: string;
  readonly kind: CardKind;
  readonly tribe: Tribe | null;
  /** Printed power of a unit, or the bonus an equip gives, in the frontline and in the backline. */
  readonly front: number;
  readonly back: number;
  /** Equips only: the side of the unit it goes on. */
  readonly attach: 'own' | 'enemy' | null;
  readonly cost: readonly Cost[];
  readonly text: string;
  readonly effects: readonly Effect[];
}

interface Printed {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly cost?: readonly Cost[];
  readonly effects?: readonly Effect[];
}

export function unit(card: Printed & { tribe: Tribe | null; front: number; back: number }): Card {
  return { cost: [], effects: [], ...card, kind: 'unit', attach: null };
}

export function land(card: Printed & { tribe: 'Base' | 'Terrain' }): Card {
  return { cost: [], effects: [], ...card, kind: 'land', front: 0, back: 0, attach: null };
}

export function tech(
  card: Omit<Printed, 'effects'> & { do: readonly Op[]; if?: readonly Condition[] },
): Card {
  const { do: ops, if: conditions, ...printed } = card;
  const effect: TechEffect = {
    kind: 'tech',
    ...(conditions === undefined ? {} : { if: conditions }),
    do: ops,
  };
  return {
    cost: [],
    ...printed,
    effects: [effect],
    kind: 'tech',
    tribe: null,
    front: 0,
    back: 0,
    attach: null,
  };
}

export function equip(card: Printed & { front: number; back: number; attach?: 'enemy' }): Card {
  return { cost: [], effects: [], attach: 'own', ...card, kind: 'equip', tribe: null };
}

export function on(
  trigger: TriggerName,
  ops: readonly Op[],
  terms: Omit<TriggerEffect, 'kind' | 'on' | 'do'> = {},
): TriggerEffect {
  return { kind: 'trigger', on: trigger, ...terms, do: ops };
}

export function always(
  reach: 'self' | Reach,
  terms: Omit<ContinuousEffect, 'kind' | 'reach'>,
): ContinuousEffect {
  return { kind: 'continuous', reach, ...terms };
}

export const draw = (n: number | 'X', conditions?: readonly Condition[]): Op =>
  conditions === undefined ? { op: 'draw', n } : { op: 'draw', n, if: conditions };
export const power = (target: Target, n: number | 'X', until: Until): Op => ({
  op: 'power',
  target,
  n,
  until,
});
export const destroy = (target: Target): Op => ({ op: 'destroy', target });
export const rest = (target: Target, n: number): Op => ({ op: 'rest', target, n });
