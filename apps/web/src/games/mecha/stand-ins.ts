import type { View } from '@mechatable/mecha';

/** Whoever attacks a player points at the edge behind the entry zone, or at the damage zone. */
export function standIns(_view: View, anchor: string): readonly string[] {
  const [kind, letter = ''] = anchor.split(':');
  return kind === 'player' ? [`edge:${letter}`, `pile:${letter}:damage`] : [];
}
