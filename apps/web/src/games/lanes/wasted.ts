import type { Event, View } from '@mechatable/lanes';
import { nothingTo } from '../shared/nothing-to.ts';
import { cardOf } from './card.ts';

/** An operation that only goes to the trash does nothing. */
export function wasted(_view: View, events: readonly Event[]): string | null {
  const [played, trashed, another] = events;
  if (played?.type !== 'played' || trashed?.type !== 'trashed' || another !== undefined) return null;
  return played.card === trashed.card ? nothingTo(cardOf(played.card).text) : null;
}
