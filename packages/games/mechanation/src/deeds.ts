import type { Deed } from '@mechatable/kernel';
import type { Event } from './event.ts';
import { faceName, mechName } from './names.ts';
import type { View } from './view.ts';

/** The effects of events on Mechs, and who won Territories. */
export function deeds(_view: View, events: readonly Event[]): readonly Deed[] {
  const found: Deed[] = [];
  /** By seat: the Mech that it fights. */
  const foes = new Map<number, string>();
  for (const event of events) {
    if (event.type === 'fought') {
      const [one, other] = event.seats;
      foes.set(one, mechName(event.mechs[1]));
      foes.set(other, mechName(event.mechs[0]));
    } else if (event.type === 'damaged') {
      const by = foes.get(event.seat) ?? null;
      found.push({ kind: 'damaged', seat: event.seat, piece: mechName(event.mech), by, place: null });
    } else if (event.type === 'claimed' && event.face !== null) {
      found.push({ kind: 'claimed', seat: event.seat, piece: faceName(event.face), by: null, place: null });
    }
  }
  return found;
}
