import type { Seat } from '@mechatable/kernel';
import {
  SEAT_NAMES,
  faceName,
  tileName,
  type MechPlace,
  type PilotView,
  type TileView,
  type View,
} from '@mechatable/mechanation';
import { mechOf } from './card.ts';

export const nameOfSeat = (seat: Seat): string => SEAT_NAMES[seat] ?? '';

export function pilotOf(view: View, seat: Seat): PilotView {
  const pilot = view.pilots[seat];
  if (pilot === undefined) throw new Error(`There is no pilot in seat ${seat}.`);
  return pilot;
}

/** `your`, `P2’s`. */
export function whose(view: Pick<View, 'viewer'>, seat: Seat): string {
  return view.viewer === seat ? 'your' : `${nameOfSeat(seat)}’s`;
}

/** `you`, `P2`. */
export function whom(view: Pick<View, 'viewer'>, seat: Seat): string {
  return view.viewer === seat ? 'you' : nameOfSeat(seat);
}

/** `You claim`, `P2 claims`: all verbs here just add an s. */
export function does(view: Pick<View, 'viewer'>, seat: Seat, verb: string): string {
  return view.viewer === seat ? `You ${verb}` : `${nameOfSeat(seat)} ${verb}s`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

export const PLACE_WORDS: Readonly<Record<MechPlace, string>> = {
  hand: 'in hand',
  out: 'deployed',
  either: 'in hand or deployed',
  STB: 'Stand-By',
  DIS: 'Disabled',
  MALF: 'Malfunctioned',
};

/** `Keyhole, Tier 1, Power 3`. */
export function mechLabel(id: string): string {
  const { name, tier, power } = mechOf(id);
  return `${name}, Tier ${tier}, Power ${power}`;
}

/** A Territory where it lies; what is on the scrap pile by its face alone. */
export function tileWords(view: View, { tile, face }: TileView): string {
  const words = tileName(view, tile);
  return capital(words === tile ? faceName(face ?? '') : words);
}
