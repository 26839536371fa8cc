import type { Event } from '@mechatable/lanes';
import { laneFacing } from './cues.ts';
import { letterOf } from './naming.ts';

/** The pile in which an event without a zone leaves its card. */
const PILES: Partial<Record<Event['type'], string>> = {
  drew: 'hand',
  took: 'hand',
  salvaged: 'hand',
  protectionLost: 'protection',
  set: 'protection',
  returned: 'deck',
  buried: 'deck',
  looked: 'deck',
  revealed: 'pool',
  discarded: 'trash',
  trashed: 'trash',
  died: 'graveyard',
};

/** The anchors of the pieces that an event is about; those that are not on the table are ignored. */
export function pointsAt(event: Event): readonly string[] {
  const found: string[] = [];
  if ('zone' in event && event.zone !== null) found.push(`zone:${event.zone}`);
  if ('from' in event) found.push(`zone:${event.from}`);
  if ('foeZone' in event) found.push(`zone:${event.foeZone}`);
  if (event.type === 'attacked') found.push(laneFacing(event.zone));
  if (found.length > 0 || !('seat' in event)) return found;
  const pile = PILES[event.type];
  if (pile !== undefined) found.push(`pile:${letterOf(event.seat)}:${pile}`);
  if (event.type === 'played') found.push(`moving:${event.card}`);
  if (event.type === 'revealed') found.push(`pool:${event.card}`);
  return found;
}
