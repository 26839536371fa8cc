import type { Seat } from '@mechatable/kernel';
import type { Event } from '@mechatable/mechanation';
import type { Statistic } from '../shared/drawing.ts';

/** The seats that an event counts for. */
type Counts = (event: Event) => readonly Seat[];

const by =
  (...types: readonly Event['type'][]): Counts =>
  (event) =>
    types.includes(event.type) && 'seat' in event ? [event.seat] : [];

const FIGURES: readonly (readonly [words: string, counts: Counts])[] = [
  ['Mechs deployed to the Arena', by('deployed')],
  ['Attacks', by('attacked')],
  ['Territories claimed', by('claimed')],
  ['Battles', (event) => (event.type === 'fought' ? event.seats : [])],
  ['Battles won', (event) => (event.type === 'fought' && event.winner !== null ? [event.winner] : [])],
  ['Abilities used', by('ability')],
  ['Mechs damaged', by('damaged')],
  ['Territories scrapped', by('scrapped')],
];

export function statistics(events: readonly Event[], seats: number): readonly Statistic[] {
  const ended = events.find((event) => event.type === 'ended');
  const rank = ended === undefined ? [] : [{ words: 'Rank', figures: ended.ranks }];
  return [
    ...rank,
    ...FIGURES.map(([words, counts]) => {
      const figures = new Array<number>(seats).fill(0);
      for (const event of events) for (const seat of counts(event)) figures[seat] = (figures[seat] ?? 0) + 1;
      return { words, figures };
    }),
  ];
}
