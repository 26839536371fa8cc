import type { Seat } from '@mechatable/kernel';
import type { Event } from '@mechatable/lanes';
import type { Statistic } from '../shared/drawing.ts';
import { otherSeat, placeOf } from './naming.ts';
import { words } from './words.ts';

/** The seat that an event counts for; null where it does not. */
type Counts = (event: Event) => Seat | null;

const by =
  (...types: readonly Event['type'][]): Counts =>
  (event) =>
    types.includes(event.type) && 'seat' in event ? event.seat : null;

const FIGURES: readonly (readonly [name: keyof typeof words.statistics, counts: Counts])[] = [
  ['drawn', by('drew')],
  ['taken', by('took')],
  ['played', by('played')],
  ['attacks', by('attacked')],
  ['combatsWon', combatWon],
  ['unitsLost', (event) => (event.type === 'died' && event.zone !== null ? event.seat : null)],
  ['protectionBroken', (event) => (event.type === 'protectionLost' ? otherSeat(event.seat) : null)],
  ['effectsUsed', by('trigger')],
];

/** LN-CMB-2: equal powers are nobody's victory. */
function combatWon(event: Event): Seat | null {
  if (event.type !== 'result' || event.power === event.foePower) return null;
  return placeOf(event.power > event.foePower ? event.zone : event.foeZone)?.seat ?? null;
}

export function statistics(events: readonly Event[], seats: number): readonly Statistic[] {
  return FIGURES.map(([name, counts]) => {
    const figures = new Array<number>(seats).fill(0);
    for (const event of events) {
      const seat = counts(event);
      if (seat !== null) figures[seat] = (figures[seat] ?? 0) + 1;
    }
    return { words: words.statistics[name], figures };
  });
}
