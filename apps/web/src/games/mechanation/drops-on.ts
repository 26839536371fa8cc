import { openQuestion } from '@mechatable/kernel';
import { TILE_NAME, type View } from '@mechatable/mechanation';
import { nameOfSeat } from './naming.ts';

/** A defender is dragged to the Territory that is attacked, or onto the attacker. */
export function dropsOn(view: View, action: unknown): readonly string[] {
  const ask = openQuestion(view);
  if (ask?.ask !== 'defend' || (action as { readonly kind: string }).kind !== 'defend') return [];
  const attacked = TILE_NAME[ask.tile];
  const attackers = view.pilots.filter(({ out }) => out?.tile === attacked);
  return [`tile:${attacked ?? ''}`, ...attackers.map(({ seat }) => `out:${nameOfSeat(seat)}`)];
}
