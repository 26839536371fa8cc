import type { Event, View } from '@mechatable/mecha';
import { nothingTo } from '../shared/nothing-to.ts';
import { cardOf } from './card.ts';

/** A Command has no effect if nothing happens before it goes to its pile. */
export function wasted(_view: View, events: readonly Event[]): string | null {
  const [played, ...later] = events;
  if (played?.type !== 'played') return null;
  const next = later.find(({ type }) => type !== 'passed');
  return next?.type === 'putAway' && next.card === played.card ? nothingTo(cardOf(played.card).text) : null;
}
