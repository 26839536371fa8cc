import type { Word } from './traits.ts';

/** The changes a card makes while it is there (MG-R-87 says in which order they count). */
export type Static =
  /** Its own power, and with `durability` that too: this much for each. */
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
  /** Each Pilot of its controller gives its Mecha this much power. */
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
