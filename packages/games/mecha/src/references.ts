import type { Seat } from '@mechatable/kernel';
import { NOWHERE } from './board.ts';

declare const thing: unique symbol;

/** A number that refers to one kind of thing. In a state it is a plain number. */
type Ref<Thing extends string> = number & { readonly [thing]: Thing };

/** Pieces on the battlefield share one counter, so no two of them have the same id, whatever they are. */
export type UnitId = Ref<'unit'>;
export type AttachedId = Ref<'attached'>;
export type FieldCommandId = Ref<'lying'>;
export type PieceId = UnitId | AttachedId | FieldCommandId;

/** A place in the chain. */
export type LinkIndex = Ref<'link'>;

/** -1. */
export type None = Ref<'none'>;
export const NONE = NOWHERE as None;

/**
 * The target of a card, or the subject of an effect or a trigger. Only the card's or event's rule knows which kind it
 * is; the caller picks one of the functions below.
 */
export type Target = PieceId | LinkIndex | Ref<'seat'> | Ref<'card'> | Ref<'cell'> | None;

export function unitId(arrival: number): UnitId {
  return arrival as UnitId;
}

export function attachedId(arrival: number): AttachedId {
  return arrival as AttachedId;
}

export function lyingId(arrival: number): FieldCommandId {
  return arrival as FieldCommandId;
}

export function targetSeat(seat: Seat): Target {
  return seat as Ref<'seat'>;
}

export function targetCard(card: number): Target {
  return card as Ref<'card'>;
}

export function targetCell(cell: number): Target {
  return cell as Ref<'cell'>;
}

export function linkIndex(at: number): LinkIndex {
  return at as LinkIndex;
}

/** MG-R-14, MG-R-15: a chain starts with its base, which an attack or a Mecha that is being played always is. */
export const BASE = linkIndex(0);

export function linkOf(target: Target): LinkIndex {
  return target as LinkIndex;
}

export function seatOf(target: Target): Seat {
  return target;
}

export function cardOf(target: Target): number {
  return target;
}

export function cellOf(target: Target): number {
  return target;
}

export function pieceOf(target: Target): PieceId | None {
  return target as PieceId | None;
}
