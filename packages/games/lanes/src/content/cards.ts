import { invariant, playedContent } from '@mechatable/kernel';
import {
  FLAGS,
  TRIGGERS,
  type Card,
  type CardFilter,
  type CardKind,
  type ContinuousEffect,
  type Flag,
  type TriggerEffect,
  type TriggerName,
  type Tribe,
  type WorkingZone,
} from './language.ts';
import { PUBLISHED_CARDS } from './published-cards.ts';

/** Every card. States store a card as its index in this list; actions, events and views use its id. */
export const CARDS: readonly Card[] = playedContent('lanes', 'cards', PUBLISHED_CARDS);

const INDEX = new Map(CARDS.map((card, index) => [card.id, index]));

/** The number of a card id; -1 for an unknown id. */
export function cardNumber(id: string): number {
  return INDEX.get(id) ?? -1;
}

export const ID: readonly string[] = CARDS.map((card) => card.id);
export const FRONT: readonly number[] = CARDS.map((card) => card.front);
export const BACK: readonly number[] = CARDS.map((card) => card.back);
export const TRIBE: readonly (Tribe | null)[] = CARDS.map((card) => card.tribe);
export const KIND: readonly CardKind[] = CARDS.map((card) => card.kind);
export const IS_UNIT: readonly boolean[] = CARDS.map((card) => card.kind === 'unit');

/** The trigger effects of a card that work from a zone, by trigger: their indexes in `effects`. */
type TriggerTable = readonly Readonly<Partial<Record<TriggerName, readonly number[]>>>[];

function triggersFrom(zone: WorkingZone): TriggerTable {
  return CARDS.map((card) => {
    const table: Partial<Record<TriggerName, number[]>> = {};
    card.effects.forEach((effect, index) => {
      if (effect.kind !== 'trigger' || !(effect.zones ?? ['unit']).includes(zone)) return;
      (table[effect.on] ??= []).push(index);
    });
    return table;
  });
}

/** LN-FX-4: cards without a zone list work in the unit and land zones. */
const IN_PLAY = triggersFrom('unit');
const IN_GRAVEYARD = triggersFrom('graveyard');
const IN_HAND = triggersFrom('hand');
export const IN_DECK = triggersFrom('deck');

/** By trigger and card: the places of its effects; null for most cards. */
type ByTrigger = Readonly<Record<TriggerName, readonly (readonly number[] | null)[]>>;

const byTrigger = (table: TriggerTable): ByTrigger =>
  Object.fromEntries(
    TRIGGERS.map((name) => [name, table.map((row) => row[name] ?? null)] as const),
  ) as unknown as ByTrigger;

/** Loops over many cards look up the trigger once. */
export const PLAY_TRIGGERS = byTrigger(IN_PLAY);
export const GRAVEYARD_TRIGGERS = byTrigger(IN_GRAVEYARD);

/** Includes -1, which is no card. */
export function triggersInPlay(card: number, name: TriggerName): readonly number[] | null {
  return card < 0 ? null : PLAY_TRIGGERS[name][card];
}

/** The cards that react to something from the hand (LN-R-89), with the place of the effect. */
export const HAND_REACTORS: readonly {
  readonly card: number;
  readonly effect: number;
  readonly on: TriggerName;
}[] = IN_HAND.flatMap((row, card) =>
  Object.entries(row).flatMap(([on, effects]) =>
    effects.map((effect) => ({ card, effect, on: on as TriggerName })),
  ),
);

export function triggerEffect(card: number, effect: number): TriggerEffect {
  const found = CARDS[card].effects[effect];
  invariant(found.kind === 'trigger', `effect ${effect} of ${ID[card]} is no trigger`);
  return found;
}

function aurasFrom(zone: WorkingZone): readonly (readonly ContinuousEffect[] | null)[] {
  return CARDS.map((card) => {
    const found = card.effects.filter(
      (effect) =>
        effect.kind === 'continuous' &&
        effect.flag === undefined &&
        (effect.zones ?? ['unit']).includes(zone),
    ) as ContinuousEffect[];
    return found.length === 0 ? null : found;
  });
}

/** Continuous power effects, by the zone they work from (LN-FX-12, LN-FX-13); null for most cards. */
export const AURAS = aurasFrom('unit');
export const GRAVEYARD_AURAS = aurasFrom('graveyard');
export const POOL_AURAS = aurasFrom('poolRevealed');

const FLAG_COUNT = CARDS.map((card) => {
  const counts: Partial<Record<Flag, number>> = {};
  for (const effect of card.effects) {
    if (effect.kind !== 'continuous' || effect.flag === undefined) continue;
    counts[effect.flag] = (counts[effect.flag] ?? 0) + (effect.n ?? 1);
  }
  return FLAGS.map((flag) => counts[flag] ?? 0);
});
const FLAG_PLACE = Object.fromEntries(FLAGS.map((flag, place) => [flag, place])) as Record<Flag, number>;

/** How much of a flag the card prints, for itself or for the unit it is attached to. */
export function flagOf(card: number, flag: Flag): number {
  return FLAG_COUNT[card][FLAG_PLACE[flag]];
}

export function fits(card: number, filter: CardFilter): boolean {
  if (filter.kinds !== undefined && !filter.kinds.includes(CARDS[card].kind)) return false;
  if (filter.tribe !== undefined && TRIBE[card] !== filter.tribe) return false;
  return filter.maxFront === undefined || FRONT[card] <= filter.maxFront;
}
