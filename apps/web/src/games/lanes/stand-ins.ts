import type { View } from '@mechatable/lanes';

/** To attack a lane, players pick anything in it: the defender, or an empty zone. */
export function standIns(_view: View, anchor: string): readonly string[] {
  const [sort, lane = ''] = anchor.split(':');
  return sort === 'lane' ? ['f', 'L', 'b'].map((row) => `zone:${lane}${row}`) : [];
}
