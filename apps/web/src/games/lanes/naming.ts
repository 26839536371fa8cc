import type { Seat } from '@mechatable/kernel';
import { SEAT_LETTERS, zoneNumber, type BoardCard, type View } from '@mechatable/lanes';
import type { Named } from '../shared/named.ts';
import { cardOf } from './card.ts';
import { words } from './words.ts';

export type NamedView = Named<View>;

/** Two seats, each with a letter: for keys, anchors and zones. */
export const SEATS: readonly Seat[] = [0, 1];
export const LANE_NUMBERS = [1, 2, 3] as const;
export type Lane = (typeof LANE_NUMBERS)[number];
export type Row = 'front' | 'land' | 'back';

export const letterOf = (seat: Seat): string => SEAT_LETTERS[seat] ?? '?';
export const otherSeat = (seat: Seat): Seat => 1 - seat;

const ROW_LETTER: Record<Row, string> = { front: 'f', land: 'L', back: 'b' };

export const zoneName = (seat: Seat, lane: Lane, row: Row): string =>
  `${letterOf(seat)}${lane}${ROW_LETTER[row]}`;

export interface Place {
  readonly seat: Seat;
  readonly lane: Lane;
  readonly row: Row;
}

/** `A2f` taken apart; null for a text that names no zone. */
export function placeOf(zone: string): Place | null {
  const found = /^([AB])([123])([fLb])$/.exec(zone);
  if (found === null) return null;
  const [, letter, lane, row] = found;
  return {
    seat: letter === 'A' ? 0 : 1,
    lane: lane === '1' ? 1 : lane === '2' ? 2 : 3,
    row: row === 'f' ? 'front' : row === 'b' ? 'back' : 'land',
  };
}

export function heldIn(view: View, zone: string): BoardCard | null {
  return view.board[zoneNumber(zone)] ?? null;
}

/** `Pike Lancer, your unit in lane 1 frontline, power 5, rest counter 2`. */
export function unitLabel(view: NamedView, held: BoardCard, { seat, lane, row }: Place): string {
  const { name } = cardOf(held.card);
  if (row === 'land') return words.card.land(view.names, seat, name, lane);
  const { power, rest } = held;
  const equips = held.equips.map(({ card }) => cardOf(card).name);
  return words.card.unit(view.names, seat, { name, lane, row, power, rest, equips });
}

/** `Pike Lancer, Vanguard unit, frontline 5, backline 1`. */
export function printedLabel(id: string): string {
  const { name, kind, tribe, front, back } = cardOf(id);
  const card = words.card.printed(name, kind, tribe);
  return kind === 'unit' || kind === 'equip' ? words.card.withPower(card, front, back) : card;
}
