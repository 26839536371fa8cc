import { sentence, whom, type Seat } from '@mechatable/kernel';
import {
  SEAT_NAMES,
  faceName,
  tileName,
  type MechPlace,
  type PilotView,
  type TileView,
  type View,
} from '@mechatable/mechanation';
import type { Named } from '../shared/named.ts';
import { mechOf } from './card.ts';

export type NamedView = Named<View>;

/** For keys and anchors: `P2`. Players read names. */
export const nameOfSeat = (seat: Seat): string => SEAT_NAMES[seat] ?? '';

export function pilotOf(view: View, seat: Seat): PilotView {
  const pilot = view.pilots[seat];
  if (pilot === undefined) throw new Error(`There is no pilot in seat ${seat}.`);
  return pilot;
}

/** Whose knowledge the view is: `you`; in a replay through the eyes of a player, `Mira`. */
export function viewerName({ viewer, names }: NamedView): string {
  return viewer === 'table' ? 'you' : whom(names, viewer);
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

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
export function tileWords(view: NamedView, { tile, face }: TileView): string {
  const words = tileName(view, tile, view.names);
  return words === tile ? faceName(face ?? '') : sentence(words.replace(/^the /, 'The '));
}
