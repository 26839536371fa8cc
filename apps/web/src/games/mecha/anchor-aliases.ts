import type { View } from '@mechatable/mecha';

/** To attack a player, people pick the edge behind the entry zone, or the damage zone. */
export function anchorAliases(_view: View, anchor: string): readonly string[] {
  const [kind, letter = ''] = anchor.split(':');
  return kind === 'player' ? [`edge:${letter}`, `pile:${letter}:damage`] : [];
}
