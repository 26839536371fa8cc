import { copyRng, type Outcome, type Rng, type Seat } from '@mechatable/kernel';
import type { SummonZones, TriggerName, Tribe, Until } from './content/language.ts';

/** The rules of a match: the version it was opened under, and its options (LN-R-5, LN-R-15, LN-R-81). */
export interface Rules {
  readonly version: number;
  readonly protectionFrom: 'deck' | 'hand';
  readonly firstTurnAttacks: boolean;
  readonly turnCap: number;
}

/** Who knows a hidden card at its place: nobody, its owner, or everyone (LN-R-90). */
export type Known = 0 | 1 | 2;
export const NOBODY: Known = 0;
export const OWNER: Known = 1;
export const EVERYBODY: Known = 2;

/**
 * One seat's cards off the board. Cards are numbers; the last card of a pile is its top card. The lists are replaced,
 * never changed (`lists.ts`): clones share them.
 */
export interface Pile {
  /** The list brought to the match, sorted. */
  readonly deckList: readonly number[];
  readonly poolList: readonly number[];
  hand: readonly number[];
  /** Hand cards that everyone saw go there. */
  shown: readonly number[];
  deck: readonly number[];
  deckKnown: readonly Known[];
  protection: readonly number[];
  protectionKnown: readonly Known[];
  pool: readonly number[];
  revealed: readonly number[];
  /** Cards that have left the pool for the hand, in order. */
  taken: readonly number[];
  graveyard: readonly number[];
  graveyardId: readonly number[];
  trash: readonly number[];
}

/** A trigger that is waiting or resolving. Cards in play are referred to by object number. */
export interface Trigger {
  readonly seat: Seat;
  readonly card: number;
  readonly effect: number;
  /** The object whose text this is: a unit, a land or a card in the graveyard; -1 for a tech or hand card. */
  readonly source: number;
  /** The equip that granted the text; -1 if the card itself did. */
  readonly equip: number;
  /** The card of the event, and the zone where it happened. */
  readonly subject: number;
  readonly subjectCard: number;
  readonly subjectZone: number;
  /** A hand reaction to this trigger (LN-R-89): the card is named only when it comes up. */
  readonly hand: TriggerName | null;
}

/** The progress of an effect. */
export interface Progress {
  readonly trigger: Trigger;
  /** The next part. */
  readonly part: number;
  /** The number chosen (LN-FX-9). */
  readonly x: number;
  /** Objects chosen for the current part, or by the previous one. */
  readonly chosen: readonly number[];
}

export interface Combat {
  readonly attacker: number;
  readonly defender: number;
  readonly losers: readonly number[];
  /** Losers that an effect keeps on the board (LN-R-54). */
  readonly saved: readonly number[];
}

export type Ask =
  | { readonly ask: 'tossChoice'; readonly seat: Seat }
  | { readonly ask: 'setProtection'; readonly seat: Seat }
  | { readonly ask: 'exchange'; readonly seat: Seat }
  | { readonly ask: 'exchangeReturn'; readonly seat: Seat }
  | { readonly ask: 'takeRevealed'; readonly seat: Seat; readonly exchange: boolean }
  | { readonly ask: 'main'; readonly seat: Seat }
  | { readonly ask: 'payDiscard'; readonly seat: Seat }
  | { readonly ask: 'paySacrifice'; readonly seat: Seat; readonly tribe: Tribe }
  | { readonly ask: 'payRestUnit'; readonly seat: Seat; readonly n: number }
  | { readonly ask: 'payTrashLand'; readonly seat: Seat }
  | { readonly ask: 'payGraveBottom'; readonly seat: Seat }
  | {
      readonly ask: 'zone';
      readonly seat: Seat;
      readonly card: number;
      readonly played: boolean;
      readonly to: SummonZones;
      /** The zone that `to` refers to. */
      readonly near: number;
    }
  | { readonly ask: 'moveTo'; readonly seat: Seat; readonly object: number; readonly to: MoveRange }
  | { readonly ask: 'orderTrigger'; readonly seat: Seat; readonly triggers: readonly Trigger[] }
  | { readonly ask: 'optional'; readonly seat: Seat; readonly trigger: Trigger }
  | { readonly ask: 'handReaction'; readonly seat: Seat; readonly trigger: Trigger }
  | { readonly ask: 'target'; readonly seat: Seat; readonly progress: Progress; readonly wanted: number }
  | { readonly ask: 'chooseCard'; readonly seat: Seat; readonly progress: Progress }
  | { readonly ask: 'fromPile'; readonly seat: Seat; readonly progress: Progress; readonly left: number }
  | { readonly ask: 'look'; readonly seat: Seat; readonly progress: Progress; readonly n: number }
  | { readonly ask: 'discard'; readonly seat: Seat };

export type MoveRange = 'adjacent' | 'any' | 'land';

export type Do =
  | { readonly do: 'deal' }
  | { readonly do: 'startTurn' }
  | { readonly do: 'drawPhase' }
  | { readonly do: 'startMain' }
  | { readonly do: 'main' }
  | { readonly do: 'endTurn' }
  | { readonly do: 'cleanUp' }
  | { readonly do: 'settle' }
  | { readonly do: 'batch'; readonly triggers: readonly Trigger[] }
  | { readonly do: 'resolve'; readonly trigger: Trigger }
  | { readonly do: 'effect'; readonly progress: Progress; readonly picked: boolean }
  | { readonly do: 'restSelf'; readonly object: number; readonly n: number }
  | { readonly do: 'trashEquip'; readonly equip: number }
  | { readonly do: 'attach'; readonly seat: Seat; readonly card: number; readonly object: number }
  | { readonly do: 'trashTech'; readonly seat: Seat; readonly card: number }
  | { readonly do: 'summon'; readonly progress: Progress; readonly left: number }
  | { readonly do: 'bury'; readonly seat: Seat; readonly n: number }
  | { readonly do: 'attack'; readonly object: number }
  | { readonly do: 'attackSeen'; readonly object: number; readonly card: number }
  | { readonly do: 'strike'; readonly object: number }
  | { readonly do: 'check'; readonly object: number; readonly left: number }
  | { readonly do: 'endAttack'; readonly object: number }
  | { readonly do: 'startCombat' }
  | { readonly do: 'compare' }
  | { readonly do: 'verdict'; readonly seat: Seat }
  | { readonly do: 'buryLosers' }
  | { readonly do: 'endCombat' }
  | { readonly do: 'combatOver' };

export type Step = Ask | Do;

/** Steps, triggers and `readonly` lists are never changed once made, so clones share them. */
export interface State {
  readonly rules: Rules;
  readonly rng: Rng;
  turn: number;
  active: Seat;
  /** Main actions taken this turn, and triggers resolved for the present action (LN-R-82). */
  mainActions: number;
  resolutions: number;
  readonly piles: readonly [Pile, Pile];
  /** By zone: card (-1 for none), object number, rest counter. */
  readonly card: number[];
  readonly object: number[];
  readonly rest: number[];
  /** By object number: the zone it is in, or was in last. */
  readonly zoneOf: number[];
  /** Equips in play, one place each: card, owner, object number of the equip and of its unit. */
  equipCard: readonly number[];
  equipOwner: readonly Seat[];
  equipObject: readonly number[];
  equipUnit: readonly number[];
  /** Lasting power changes, one place each. */
  changeUnit: readonly number[];
  changeBy: readonly number[];
  changeAmount: readonly number[];
  changeUntil: readonly Until[];
  /** The seat whose next turn ends a change "until the start of your next turn". */
  changeSeat: readonly Seat[];
  /** Once-a-turn things already used: object number × 16 + place of the effect. */
  used: readonly number[];
  /** Triggers caused by the step in progress (LN-TIME-4). */
  queue: readonly Trigger[];
  combat: Combat | null;
  readonly agenda: Step[];
  outcome: Outcome | null;
}

function clonePile(p: Pile): Pile {
  return {
    deckList: p.deckList,
    poolList: p.poolList,
    hand: p.hand,
    shown: p.shown,
    deck: p.deck,
    deckKnown: p.deckKnown,
    protection: p.protection,
    protectionKnown: p.protectionKnown,
    pool: p.pool,
    revealed: p.revealed,
    taken: p.taken,
    graveyard: p.graveyard,
    graveyardId: p.graveyardId,
    trash: p.trash,
  };
}

export function clone(s: State): State {
  return {
    rules: s.rules,
    rng: copyRng(s.rng),
    turn: s.turn,
    active: s.active,
    mainActions: s.mainActions,
    resolutions: s.resolutions,
    piles: [clonePile(s.piles[0]), clonePile(s.piles[1])],
    card: s.card.slice(),
    object: s.object.slice(),
    rest: s.rest.slice(),
    zoneOf: s.zoneOf.slice(),
    equipCard: s.equipCard,
    equipOwner: s.equipOwner,
    equipObject: s.equipObject,
    equipUnit: s.equipUnit,
    changeUnit: s.changeUnit,
    changeBy: s.changeBy,
    changeAmount: s.changeAmount,
    changeUntil: s.changeUntil,
    changeSeat: s.changeSeat,
    used: s.used,
    queue: s.queue,
    combat: s.combat,
    agenda: s.agenda.slice(),
    outcome: s.outcome,
  };
}
