import type { Seat } from '@mechatable/kernel';
import type { Attached } from './pieces.ts';
import type { LinkIndex, None, PieceId, Target, UnitId } from './references.ts';

/** MG-R-14. Units and attached cards are named by id; -1 is none. */
export type Link =
  /**
   * `cell` is the space where it is to arrive. What `target` and `second` are, the card's rule says: the id of
   * a unit, a Pilot or a Command, a seat, a place in the chain, or a card of the discard pile.
   */
  | {
      readonly kind: 'card';
      readonly seat: Seat;
      readonly card: number;
      readonly cell: number;
      readonly target: Target;
      readonly second: Target;
      /** Its card is elsewhere already: canceled (MG-R-22), or on the battlefield (MG-R-80). */
      readonly gone: boolean;
    }
  /** `extra`: the extra spaces it had when it set out (MG-R-96). */
  | {
      readonly kind: 'move';
      readonly seat: Seat;
      readonly unit: UnitId;
      readonly path: readonly number[];
      readonly extra: number;
    }
  /** `target`: -1 for the opposing player. `fixed`: it cannot become illegal but by leaving (MG-R-80). */
  | {
      readonly kind: 'attack';
      readonly seat: Seat;
      readonly unit: UnitId;
      readonly target: UnitId | None;
      readonly fixed: boolean;
    }
  | {
      readonly kind: 'ability';
      readonly seat: Seat;
      /** The unit and the space it held; -1 for an ability used from the damage zone. */
      readonly unit: UnitId | None;
      readonly cell: number;
      readonly card: number;
      /** A figure of the sacrificed unit: the durability it had left in 1e, all of it in 2e. */
      readonly paid: number;
      /** The place in the chain that it answers; -1 for none. */
      readonly target: LinkIndex | None;
      /** Pilots kept aside while it resolves (card Kamin). */
      readonly pilots: readonly Attached[];
    };

/** A triggered ability that waits (MG-R-19): whose, and what its event was about. */
export interface Trigger {
  readonly seat: Seat;
  readonly card: number;
  readonly effect: number;
  /** The unit or card that has the ability; -1 for one that was not on the battlefield. */
  readonly source: PieceId | None;
  /** A unit's id, a seat or a card, and for a card the seat that owns it. */
  readonly subject: Target;
  readonly second: Target;
}

/** An effect and how far it has come. */
export interface Progress {
  readonly seat: Seat;
  readonly card: number;
  /** Which list of parts: the Command's, from the damage zone, the ability's, or a trigger's by its number. */
  readonly of: 'effect' | 'zone' | 'zoneAbility' | 'ability' | number;
  readonly part: number;
  readonly source: PieceId | None;
  /** The space that the source held. */
  readonly cell: number;
  readonly target: Target;
  readonly second: Target;
  /** A number that one part leaves for the next, such as the number of discarded cards. */
  readonly paid: number;
}
