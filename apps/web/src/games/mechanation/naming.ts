import type { Seat } from '@mechatable/kernel';
import {
  SEAT_NAMES,
  faceName,
  tileName,
  type PilotView,
  type TileView,
  type View,
} from '@mechatable/mechanation';
import type { Named } from '../shared/named.ts';
import { mechOf } from './card.ts';
import { words } from './words/index.ts';

export type NamedView = Named<View>;

/** For keys and anchors: `P2`. Players read names. */
export const nameOfSeat = (seat: Seat): string => SEAT_NAMES[seat] ?? '';

export function pilotOf(view: View, seat: Seat): PilotView {
  const pilot = view.pilots[seat];
  if (pilot === undefined) throw new Error(`There is no pilot in seat ${seat}.`);
  return pilot;
}

/** `Keyhole, Tier 1, Power 3`. */
export function mechLabel(id: string): string {
  const { name, tier, power } = mechOf(id);
  return words.mech(name, tier, power);
}

/** A Territory by its name and place; in the scrap pile just by its face. */
export function tileWords(view: NamedView, { tile, face }: TileView): string {
  const name = tileName(view, tile, view.names);
  return name === tile ? faceName(face ?? '') : words.label(name);
}
