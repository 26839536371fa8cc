import type { Seat } from '@mechatable/kernel';
import type { Event } from '@mechatable/mechanation';
import type { Statistic } from '../shared/drawing.ts';
import { words } from './words/index.ts';

const say = words.statistics;

/** The seats that an event counts for. */
type Counts = (event: Event) => readonly Seat[];

const by =
  (...types: readonly Event['type'][]): Counts =>
  (event) =>
    types.includes(event.type) && 'seat' in event ? [event.seat] : [];

const FIGURES: readonly (readonly [name: string, counts: Counts])[] = [
  [say.deployed, by('deployed')],
  [say.attacks, by('attacked')],
  [say.claimed, by('claimed')],
  [say.battles, (event) => (event.type === 'fought' ? event.seats : [])],
  [say.battlesWon, (event) => (event.type === 'fought' && event.winner !== null ? [event.winner] : [])],
  [say.abilities, by('ability')],
  [say.damaged, by('damaged')],
  [say.scrapped, by('scrapped')],
];

export function statistics(events: readonly Event[], seats: number): readonly Statistic[] {
  const ended = events.find((event) => event.type === 'ended');
  const rank = ended === undefined ? [] : [{ words: say.rank, figures: ended.ranks }];
  return [
    ...rank,
    ...FIGURES.map(([name, counts]) => {
      const figures = new Array<number>(seats).fill(0);
      for (const event of events) for (const seat of counts(event)) figures[seat] = (figures[seat] ?? 0) + 1;
      return { words: name, figures };
    }),
  ];
}
