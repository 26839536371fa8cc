import type { Piece } from '@mechatable/kernel';
import type { Ability, Op, TargetRule, TriggerEffect } from './effects.ts';
import type { Static } from './statics.ts';
import type { Ban, CardType, Keywords } from './traits.ts';

/**
 * The small language that cards are written in, with `traits.ts`, `effects.ts` and `statics.ts`: plain data, read by
 * `values.ts` (what a card is), `targets.ts` (what it may be played on) and `effects/` (what it does). The helpers in
 * `spelling.ts` only make it shorter to write.
 */

/** Skipping the Draw Phase (MG-R-78): from the discard pile back to hand, or on the battlefield to clear damage. */
export type Skip = 'returns' | 'heals';

/** It comes onto a unit of this name that its player controls; `only`: nowhere else. */
export interface ArrivesOn {
  readonly name: string;
  readonly only: boolean;
  readonly ends: 'destroyed' | 'sacrificed';
  readonly keepsDamage: boolean;
}

export interface Card extends Piece {
  readonly types: readonly CardType[];
  /** MG-DECK-4: copies without limit; MG-DECK-5: a single one. */
  readonly copies: 'basic' | 'singleton' | 'normal';
  /** MG-TRIG-1. */
  readonly isTrigger: boolean;
  readonly unplayable: boolean;
  /** Null for what has none: Towers and Commands. A Pilot's power and durability are modifiers. */
  readonly cost: number | null;
  readonly power: number | null;
  readonly durability: number | null;
  /** A Pilot's go to its Mecha. */
  readonly keywords: Keywords;
  /** Bandwidth (MG-KW-21): this much, or one for each unit of this name that its player controls. */
  readonly provides: number | 'perNamesake';
  readonly arrivesOn: ArrivesOn | null;
  /** It arrives only in the opponent's entry zone beside a Tower of its player. */
  readonly arrivesAbroad: boolean;
  readonly bans: readonly Ban[];
  readonly statics: readonly Static[];
  readonly target: TargetRule | null;
  /** A Command that is attached to its target and stays. */
  readonly attaches: boolean;
  /** A Command that becomes a Mecha with these figures (MG-R-80). */
  readonly becomes: Figures | null;
  /** MG-R-81: only in the DESTROYED window, by a seat that lost a Mecha. */
  readonly afterLoss: boolean;
  /** The effect of a Command when it resolves; of an attaching one, once it is attached. */
  readonly effect: readonly Op[];
  /** Its effect from the damage zone, if different. */
  readonly zoneEffect: readonly Op[] | null;
  /** Used from the damage zone, once a turn: discard two cards for it (card Rumour Mill). */
  readonly zoneAbility: readonly Op[] | null;
  /** Time counters of a Command that stays on the battlefield, and whose turns take one off. */
  readonly time: { readonly counters: number; readonly ticks: 'own' | 'each' } | null;
  readonly ability: Ability | null;
  readonly skip: Skip | null;
  readonly triggers: readonly TriggerEffect[];
  /** A note about the card in our words, and the rulings that say how it works. */
  readonly note: string;
  readonly rulings: readonly string[];
}

export type Figures = readonly [cost: number, power: number, durability: number];
