import type { Seat } from '@mechatable/kernel';
import type { AttachedId, FieldCommandId, None, UnitId } from './references.ts';

/** One seat's cards off the board. */
export interface Pile {
  /** The list brought to the table, sorted. */
  readonly deckList: readonly number[];
  hand: number[];
  /** Cards of the hand that the opponent has seen and that have not left it since. */
  seen: number[];
  /** Those of them that everybody has seen: spectators remember only these. */
  open: number[];
  /** The top card is the last. */
  deck: number[];
  /** How many cards on top of the deck its owner knows, and how many everybody knows. */
  ownTop: number;
  openTop: number;
  discard: number[];
  damage: number[];
  /** MG-R-29: blank markers among the damage. */
  markers: number;
  /** Card Preplanning: no Tower can be played anymore. */
  noTowers: boolean;
}

/** A card attached to a unit, or to a Pilot on it (`on` is the Pilot's id, else -1). Never changed once made. */
export interface Attached {
  readonly id: AttachedId;
  readonly card: number;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly on: AttachedId | None;
  /** The name it gives to its host (card Camouflage), as a number of `NAMES`; -1 for none. */
  readonly name: number;
}

/** A unit on the battlefield (MG-R-7). The fields from `steps` on are about the present turn or the next. */
export interface Unit {
  /** Counted up as units arrive and never used again, so that a chain can name one that is gone. */
  readonly id: UnitId;
  readonly card: number;
  readonly owner: Seat;
  controller: Seat;
  cell: number;
  /** Durability lost. MG-R-61: in the first edition counters added on top make it negative. */
  damage: number;
  armour: number;
  /** The turn it arrived in. */
  readonly arrived: number;
  /** In the order in which they were attached; replaced, never changed in place. */
  attached: readonly Attached[];
  steps: number;
  /** Attacks declared, called off or not (MG-R-95), and those that were carried out. */
  attacks: number;
  completed: number;
  /**
   * Normal attacks given up (MG-R-48), minus extra ones made: plus `attacks`, this is the number of normal ones gone.
   */
  forfeited: number;
  extraSteps: number;
  /** Extra attacks it has left (MG-R-49). */
  extraAttacks: number;
  /** Granted until the turn ends; 0 for none. */
  speed: number;
  range: number;
  /** Bits: keywords, bans and duties of this turn, and of its controller's next one (MG-R-25). */
  now: number;
  next: number;
}

/** A Command on the battlefield: no unit (MG-CMD-6). */
export interface FieldCommand {
  readonly id: FieldCommandId;
  readonly card: number;
  readonly owner: Seat;
  readonly cell: number;
  readonly time: number;
}
