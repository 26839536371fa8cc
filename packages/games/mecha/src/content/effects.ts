import type { Keyword, Place, Side, CardFilter, Word, Zone } from './traits.ts';

/** The choice when a card is announced, or when a trigger resolves (MG-R-17, MG-R-19). */
export type TargetRule =
  /** `free`, here and for a Pilot: the card does not call it a target, so nothing protects it (MG-R-71). */
  | { readonly pick: 'mecha'; readonly side: Side; readonly in?: 'entry'; readonly free?: true }
  | { readonly pick: 'unit'; readonly side: Side }
  | { readonly pick: 'player' }
  /** A space for a Command that stays on the battlefield (MG-CMD-4). */
  | { readonly pick: 'space' }
  | { readonly pick: 'pilot'; readonly side: Side; readonly free?: true }
  /** Two Pilots of the opponent. */
  | { readonly pick: 'pilots' }
  /** A Command on the battlefield, on a space or attached (MG-CASE-6). */
  | { readonly pick: 'command' }
  /** A card that is being played: a link of the chain. */
  | { readonly pick: 'played' }
  /** The player's Mecha under attack, without a choice. */
  | { readonly pick: 'attacked' }
  /** Up to two Mechas in the player's own discard pile. */
  | { readonly pick: 'discarded' };

/**
 * One part of an effect. Where nothing else is said it is about the target: that of the Command, the unit
 * that has the ability (or the Mecha that the ability answers), or what the trigger's event was about.
 */
export type Op =
  | { readonly op: 'extraAttack'; readonly n: number }
  | { readonly op: 'extraSteps'; readonly n: number }
  | { readonly op: 'grant'; readonly keyword: Keyword }
  | { readonly op: 'range'; readonly n: number }
  /** `next`: the next turn of the unit's controller (MG-R-25). */
  | { readonly op: 'forbid'; readonly what: 'move' | 'attack'; readonly when: 'now' | 'next' }
  | { readonly op: 'mustMove' }
  | { readonly op: 'armour'; readonly n: number }
  | { readonly op: 'disarm' }
  | { readonly op: 'damage'; readonly n: number }
  | { readonly op: 'heal'; readonly n: number }
  /** First edition: as many durability counters as the sacrificed unit had. */
  | { readonly op: 'growBySacrificed' }
  /** Second edition: as much damage off as the durability of the sacrificed unit. */
  | { readonly op: 'healBySacrificed' }
  /** A unit, a Pilot or a Command on the battlefield. */
  | { readonly op: 'destroy' }
  /** Unless it has moved and completed an attack this turn (MG-R-59). */
  | { readonly op: 'destroyIdle' }
  | { readonly op: 'returnToHand' }
  | { readonly op: 'cancel' }
  /** The target is chosen now (MG-R-19). */
  | { readonly op: 'aim'; readonly at: TargetRule }
  /** Every Mecha beside this card, or also on its space, has this much Speed until the turn ends. */
  | { readonly op: 'speedAround'; readonly n: number; readonly here: boolean }
  /** This much damage off every Mecha on its space or beside it. */
  | { readonly op: 'healAround'; readonly n: number }
  /** This much damage off every other friendly Mecha with the word. */
  | { readonly op: 'healFriends'; readonly word: Word; readonly n: number }
  | { readonly op: 'destroyAll'; readonly what: 'tower' | 'unit' }
  /** Every Mecha without Flight. */
  | { readonly op: 'quake'; readonly n: number }
  | { readonly op: 'claim'; readonly what: 'owned' | 'beside' }
  | { readonly op: 'look' }
  | { readonly op: 'draw'; readonly n: number }
  | { readonly op: 'drawEach'; readonly n: number }
  /** As many cards as the durability that the sacrificed unit had left. */
  | { readonly op: 'drawBySacrificed' }
  /** A random player draws a card for each card discarded this turn. */
  | { readonly op: 'gamble' }
  /**
   * `who`: the player of the card, or the player that the event was about. What follows happens only if this
   * did ("if you do", MG-R-17), unless `even` says otherwise. `pilots`: one of the Mechas that carry the targets.
   */
  | {
      readonly op: 'sacrifice';
      readonly what: 'tower' | 'mecha' | 'pilots';
      readonly who: 'you' | 'subject' | 'opponent';
      readonly even?: true;
    }
  /** As many as possible up to `n`; with `all`, what follows happens only if this many were discarded. */
  | { readonly op: 'discard'; readonly n: number; readonly all: boolean }
  | { readonly op: 'discardCopies'; readonly n: number }
  | { readonly op: 'discardHand'; readonly who: 'you' | 'opponent' | 'all' }
  /** Each player one card, chosen in secret and shown together (MG-R-24). */
  | { readonly op: 'discardEach' }
  | { readonly op: 'armourIfShort'; readonly of: number; readonly n: number }
  /** Into the hand, up to `n` cards. `distinct`: of different names. `open`: shown to all (MG-R-76). */
  | {
      readonly op: 'take';
      readonly from: 'deck' | 'discard';
      readonly n: number;
      readonly which: CardFilter;
      readonly distinct?: true;
      readonly open: boolean;
    }
  /** The targets in the discard pile go back to the hand. */
  | { readonly op: 'takeTargets' }
  | {
      readonly op: 'put';
      readonly from: readonly Zone[];
      readonly n: number;
      readonly which: CardFilter;
      readonly where: Place;
      /** The Pilots kept aside go along (card Kamin). */
      readonly pilots?: true;
    }
  | { readonly op: 'putBack'; readonly n: number }
  | { readonly op: 'shuffle'; readonly who: 'you' | 'all' }
  | { readonly op: 'mill'; readonly n: number }
  | { readonly op: 'recycle' }
  | { readonly op: 'hurtSelf' }
  | { readonly op: 'stillness' }
  | { readonly op: 'turnKey' }
  | { readonly op: 'noMoreTowers' }
  | { readonly op: 'rename' }
  | { readonly op: 'returnHost' }
  | { readonly op: 'balloon' }
  /** Held back until the chain is over (MG-R-19): search the deck for such a Mecha and play it. */
  | { readonly op: 'playFromDeck'; readonly which: CardFilter };

/**
 * `moved`: once for each move action. `attacked`: after an attack by it, on a unit or on the player;
 * `attackedUnit`: on a unit, which the effect is then about; `wasAttacked`: on it. `killed`: its attack has
 * destroyed a unit. `hostDestroyed`: the effect is about the card; `hostKilled`: by an attack, and the effect
 * is about the attacker. `towerLost`: a Tower of its controller was destroyed. `commandPlayed`: the effect is
 * about the player. `turnBegins`: either player's; the other phases are its controller's. Cards with time
 * counters on them wait. `discarded`, `milled`: the card itself, from the hand, from the deck.
 */
export type TriggerName =
  | 'arrived'
  | 'moved'
  | 'attacked'
  | 'attackedUnit'
  | 'wasAttacked'
  | 'killed'
  | 'hostDestroyed'
  | 'hostKilled'
  | 'towerLost'
  | 'damaged'
  | 'commandPlayed'
  | 'turnBegins'
  | 'drawBegins'
  | 'mainBegins'
  | 'endBegins'
  | 'discarded'
  | 'milled';

export interface TriggerEffect {
  readonly on: TriggerName;
  readonly do: readonly Op[];
}

/**
 * The cost of an activated ability (MG-R-17). `neighbor`: an adjacent Mecha of the same player; `self`: the unit
 * itself; `selfAndNeighbor`: both, the neighbor by name; `namesake`: a Mecha from hand with the unit's name.
 */
export type Payment = 'neighbor' | 'self' | 'selfAndNeighbor' | 'namesake';

/** An ability that is used by paying for it (MG-R-21). */
export interface Ability {
  readonly pay: Payment;
  /** The name the neighbor must have. */
  readonly named?: string;
  /** It answers a Mecha that is being played, and nothing else. */
  readonly answersMecha?: true;
  readonly do: readonly Op[];
}
