import type { Seat } from '@mechatable/kernel';
import { flag, zoneOfObject } from './board.ts';
import type { MoveRange, State } from './state.ts';
import { LAND_ZONES_OF, NEIGHBORS, NOWHERE, UNIT_ZONES_OF } from './zones.ts';

/** The seat's zones that an effect of this range may move a card to, empty or not. */
export function zonesInRange(seat: Seat, to: MoveRange): readonly number[] {
  return to === 'land' ? LAND_ZONES_OF[seat] : UNIT_ZONES_OF[seat];
}

/** LN-R-28, LN-R-39, LN-R-88: whether an effect can move the card there. */
export function canGo(s: State, seat: Seat, object: number, to: MoveRange, place: number): boolean {
  const from = zoneOfObject(s, object);
  if (from === NOWHERE || s.card[place] >= 0 || !zonesInRange(seat, to).includes(place)) return false;
  if (to === 'land') return true;
  if (flag(s, from, 'anchored') > 0) return false; // LN-R-88
  return to === 'any' || NEIGHBORS[from].includes(place);
}

export function canGoSomewhere(s: State, seat: Seat, object: number, to: MoveRange): boolean {
  return zonesInRange(seat, to).some((place) => canGo(s, seat, object, to, place));
}
