import type { View } from '@mechatable/lanes';
import { heldIn } from './naming.ts';

/** To attack a lane, players often pick the defending unit instead of the lane. */
export function standIns(view: View, anchor: string): readonly string[] {
  const [sort, lane = ''] = anchor.split(':');
  if (sort !== 'lane') return [];
  const zones = [`${lane}f`, `${lane}b`];
  return zones.filter((zone) => heldIn(view, zone) !== null).map((zone) => `zone:${zone}`);
}
