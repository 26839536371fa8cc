import type { Seat } from '@mechatable/kernel';
import type { Event } from '@mechatable/mecha';
import type { Statistic } from '../shared/drawing.ts';
import { cardOf } from './card.ts';
import { otherSeat } from './naming.ts';
import { words } from './words/index.ts';

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

const says = words.statistics;

const FIGURES: readonly (readonly [name: string, counts: Counts])[] = [
  [says.drawn, by('drew', 'took')],
  [says.towers, played('Tower', 'Mecha Tower')],
  [says.mechas, played('Mecha')],
  [says.commands, played('Command', 'Trigger Command')],
  [says.pilots, played('Pilot')],
  [says.moves, by('moving')],
  [says.attacks, by('attacking')],
  [says.hits, (event) => (event.type === 'struck' && event.direct ? otherSeat(event.seat) : null)],
  [says.lost, by('destroyed', 'sacrificed')],
];

export function statistics(events: readonly Event[], seats: number): readonly Statistic[] {
  return FIGURES.map(([name, counts]) => {
    const figures = new Array<number>(seats).fill(0);
    for (const event of events) {
      const seat = counts(event);
      if (seat !== null) figures[seat] = (figures[seat] ?? 0) + 1;
    }
    return { words: name, figures };
  });
}
