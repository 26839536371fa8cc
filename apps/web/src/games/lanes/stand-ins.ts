import type { View } from '@mechatable/lanes';
import { heldIn } from './naming.ts';

/** Whoever attacks a lane points at the unit that stands in the way, not at the lane. */
export function standIns(view: View, anchor: string): readonly string[] {
  const [sort, lane = ''] = anchor.split(':');
  if (sort !== 'lane') return [];
  const zones = [`${lane}f`, `${lane}b`];
  return zones.filter((zone) => heldIn(view, zone) !== null).map((zone) => `zone:${zone}`);
}
