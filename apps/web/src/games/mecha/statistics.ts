import type { Seat } from '@mechatable/kernel';
import type { Event } from '@mechatable/mecha';
import type { Statistic } from '../shared/drawing.ts';
import { cardOf } from './card.ts';
import { otherSeat } from './naming.ts';

/** The seat that an event counts for; null where it does not. */
type Counts = (event: Event) => Seat | null;

const by =
  (...types: readonly Event['type'][]): Counts =>
  (event) =>
    types.includes(event.type) && 'seat' in event ? event.seat : null;

const played =
  (...kinds: readonly string[]): Counts =>
  (event) =>
    event.type === 'played' && kinds.includes(cardOf(event.card).kind) ? event.seat : null;

const FIGURES: readonly (readonly [words: string, counts: Counts])[] = [
  ['Cards drawn', by('drew', 'took')],
  ['Towers played', played('Tower', 'Mecha Tower')],
  ['Mechas played', played('Mecha')],
  ['Commands played', played('Command', 'Trigger Command')],
  ['Pilots played', played('Pilot')],
  ['Moves', by('moving')],
  ['Attacks', by('attacking')],
  ['Direct hits', (event) => (event.type === 'struck' && event.direct ? otherSeat(event.seat) : null)],
  ['Units lost', by('destroyed', 'sacrificed')],
];

export function statistics(events: readonly Event[], seats: number): readonly Statistic[] {
  return FIGURES.map(([words, counts]) => {
    const figures = new Array<number>(seats).fill(0);
    for (const event of events) {
      const seat = counts(event);
      if (seat !== null) figures[seat] = (figures[seat] ?? 0) + 1;
    }
    return { words, figures };
  });
}
