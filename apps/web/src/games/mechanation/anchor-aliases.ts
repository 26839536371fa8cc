import type { View } from '@mechatable/mechanation';
import { nameOfSeat } from './naming.ts';

/** Clicking a free spot means its Territory, and clicking a deployed Mech means the Mech itself. */
export function anchorAliases(view: View, anchor: string): readonly string[] {
  const [sort, name = ''] = anchor.split(':');
  if (sort === 'mech') {
    return view.pilots.flatMap(({ seat, out }) => (out?.mech === name ? [`out:${nameOfSeat(seat)}`] : []));
  }
  if (sort !== 'tile' || !view.arena.some(({ tile }) => tile === name)) return [];
  const taken = view.pilots.filter(({ out }) => out?.tile === name).length;
  return taken < 2 ? [`place:${name}`] : [];
}
