import { whose, type Seat } from '@mechatable/kernel';
import { SEAT_LETTERS, zoneNumber, type BoardCard, type View } from '@mechatable/lanes';
import type { Named } from '../shared/named.ts';
import { cardOf } from './card.ts';

export type NamedView = Named<View>;

/** Two seats, each with a letter: for keys, anchors and zones. */
export const SEATS: readonly Seat[] = [0, 1];
export const LANE_NUMBERS = [1, 2, 3] as const;
export type Lane = (typeof LANE_NUMBERS)[number];
export type Row = 'front' | 'land' | 'back';

export const letterOf = (seat: Seat): string => SEAT_LETTERS[seat] ?? '?';
export const otherSeat = (seat: Seat): Seat => 1 - seat;

const ROW_LETTER: Record<Row, string> = { front: 'f', land: 'L', back: 'b' };
export const ROW_WORDS: Record<Row, string> = { front: 'frontline', land: 'land', back: 'backline' };

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

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const counted = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

/** `Pike Lancer, your unit in lane 1 frontline, power 5, rest counter 2`. */
export function unitLabel(view: NamedView, held: BoardCard, place: Place): string {
  const card = cardOf(held.card);
  const parts = [card.name];
  if (place.row === 'land') {
    parts.push(`${whose(view.names, place.seat)} land in lane ${place.lane}`);
    return parts.join(', ');
  }
  parts.push(
    `${whose(view.names, place.seat)} unit in lane ${place.lane} ${ROW_WORDS[place.row]}`,
    `power ${held.power}`,
  );
  if (held.rest > 0) parts.push(`rest counter ${held.rest}`);
  if (held.equips.length > 0)
    parts.push(`equipped with ${held.equips.map((equip) => cardOf(equip.card).name).join(' and ')}`);
  return parts.join(', ');
}

/** `Pike Lancer, Vanguard unit, frontline 5, backline 1`. */
export function printedLabel(id: string): string {
  const { name, kind, tribe, front, back } = cardOf(id);
  const figures = kind === 'unit' || kind === 'equip' ? `, frontline ${front}, backline ${back}` : '';
  return `${name}, ${tribe === null ? '' : `${tribe} `}${kind}${figures}`;
}
