import type { Piece } from '@mechatable/kernel';

/**
 * The small language that cards are written in: plain data, read by `values.ts` (what a card is), `targets.ts`
 * (what it may be played on) and `effects/` (what it does). The helpers in `spelling.ts` only write it shorter.
 */
export type Edition = '1e' | '2e';
export type CardType = 'mecha' | 'tower' | 'command' | 'pilot';

/** MG-KW-1: a keyword with its number, where it has one. */
export interface Keywords {
  readonly armour?: number;
  readonly range?: number;
  readonly speed?: number;
  readonly pierce?: true;
  readonly flight?: true;
  readonly reach?: true;
  readonly haste?: true;
}

export type Keyword = 'pierce' | 'flight' | 'reach' | 'haste';

/** MG-R-70: the words that cards look for in names. */
export type Word = 'Drone' | 'Bull' | 'Pack' | 'Wind-Up' | 'Cat' | 'Dog';

/** What a unit can't do, without a time limit. `both`: move and attack in one turn. */
export type Ban = 'move' | 'attack' | 'both';

/** Who is meant, seen from the player of the card or the controller of the ability. */
export type Side = 'you' | 'enemy' | 'any';

/** What is chosen as a card is announced, or as a trigger resolves (MG-R-17, MG-R-19). */
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
  /** The player's Mecha that is being attacked; there is no choice. */
  | { readonly pick: 'attacked' }
  /** Up to two Mechas in the player's own discard pile. */
  | { readonly pick: 'discarded' };

/** Cards in a hand, a deck or a discard pile, by what is printed on them (MG-R-70). */
export interface Which {
  readonly type?: CardType;
  readonly word?: Word;
  readonly name?: string;
  readonly maxCost?: number;
}

export type Zone = 'hand' | 'deck' | 'discard';

/**
 * Where a card is put: where a Tower may stand (MG-R-38), an empty space of the entry zone, or the space
 * that the source of the ability held.
 */
export type Place = 'tower' | 'entry' | 'here';

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
  /** Every Mecha beside this card, or also on its space, has so much Speed until the turn ends. */
  | { readonly op: 'speedAround'; readonly n: number; readonly here: boolean }
  /** So much damage off every Mecha on its space or beside it. */
  | { readonly op: 'healAround'; readonly n: number }
  /** So much damage off every other friendly Mecha with the word. */
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
  /** As many as possible up to `n`; with `all`, what follows happens only if so many were discarded. */
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
      readonly which: Which;
      readonly distinct?: true;
      readonly open: boolean;
    }
  /** The targets in the discard pile go back to the hand. */
  | { readonly op: 'takeTargets' }
  | {
      readonly op: 'put';
      readonly from: readonly Zone[];
      readonly n: number;
      readonly which: Which;
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
  | { readonly op: 'playFromDeck'; readonly which: Which };

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
 * What an activated ability costs (MG-R-17). `neighbour`: an adjacent Mecha of the same player; `self`: the unit
 * itself; `selfAndNeighbour`: both, the neighbour by name; `namesake`: a Mecha from hand with the unit's name.
 */
export type Payment = 'neighbour' | 'self' | 'selfAndNeighbour' | 'namesake';

/** An ability that is used by paying for it (MG-R-21). */
export interface Ability {
  readonly pay: Payment;
  /** The name the neighbour must have. */
  readonly named?: string;
  /** It answers a Mecha that is being played, and nothing else. */
  readonly answersMecha?: true;
  readonly do: readonly Op[];
}

/** What a card changes as long as it is there (MG-R-87 says in which order it counts). */
export type Static =
  /** Its own power, and with `durability` that too: so much for each. */
  | {
      readonly is: 'strength';
      readonly n: number;
      readonly per: 'card' | 'emptyHand' | { readonly others: Word };
      readonly durability?: true;
    }
  /** Its power is calculated: friends with the word, or unused bandwidth. */
  | { readonly is: 'power'; readonly count: 'spareBandwidth' | { readonly friends: Word } }
  /** Power for other units. `friends`: only those of the same controller; `others`: not itself. */
  | {
      readonly is: 'aura';
      readonly power: number;
      readonly to: { readonly word: Word } | 'piloted';
      readonly friends: boolean;
      readonly others: boolean;
    }
  /** Each Pilot of its controller gives its Mecha so much power. */
  | { readonly is: 'perPilot'; readonly power: number }
  | { readonly is: 'costBeside'; readonly n: number }
  | { readonly is: 'pierceBeside' }
  /** Attacks cannot target friendly Mechas beside it. */
  | { readonly is: 'shieldBeside' }
  | { readonly is: 'handLimit'; readonly n: number }
  /** Units that cost more may not attack it. */
  | { readonly is: 'spurns'; readonly cost: number }
  | { readonly is: 'attacksOnly'; readonly what: 'flight' | 'noFlight' }
  | { readonly is: 'attacks'; readonly n: number }
  /** Without a Pilot it neither moves nor attacks nor flies. */
  | { readonly is: 'needsPilot' }
  /** The piloted Mecha cannot be chosen as a target by opponents of the Pilot's controller. */
  | { readonly is: 'untargetable' }
  | { readonly is: 'openHands' }
  /** Its controller's top card is public, and a Mecha can be played from there. */
  | { readonly is: 'openTop' }
  /** Towers that are not Basic lose their abilities. */
  | { readonly is: 'silencesTowers' }
  /** The Pilot it is attached to has no abilities and changes nothing. */
  | { readonly is: 'silencesPilot' }
  /** The host has no printed abilities, costs 0 and is a Wind-Up. */
  | { readonly is: 'goldenKey' }
  | { readonly is: 'pilotPlaces'; readonly n: number };

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
  /** Bandwidth (MG-KW-21): so much, or one for each unit of this name that its player controls. */
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
  /** MG-R-81: only in the window DESTROYED, by a seat that lost a Mecha. */
  readonly afterLoss: boolean;
  /** What a Command does when it resolves; an attaching one, once it is attached. */
  readonly effect: readonly Op[];
  /** What it does from the damage zone, where that is something else. */
  readonly zoneEffect: readonly Op[] | null;
  /** Used from the damage zone, once a turn: discard two cards for it (card Rumour Mill). */
  readonly zoneAbility: readonly Op[] | null;
  /** Time counters of a Command that stays on the battlefield, and whose turns take one off. */
  readonly time: { readonly counters: number; readonly ticks: 'own' | 'each' } | null;
  readonly ability: Ability | null;
  readonly skip: Skip | null;
  readonly triggers: readonly TriggerEffect[];
  /** What was settled about the card, in our words, and the rulings that say how it works. */
  readonly note: string;
  readonly rulings: readonly string[];
}

export type Figures = readonly [cost: number, power: number, durability: number];
