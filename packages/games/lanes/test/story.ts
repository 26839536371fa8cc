import type { Event } from '../src/event.ts';
import { SEAT_LETTERS } from '../src/zones.ts';

/** An event in brief: what, whose, which card, where, how much: `drew A VG-01`, `power HV-06 B2f +2`. */
export function brief(event: Event): string {
  const { seat, card, zone, from, n, amount }: Partial<Record<string, unknown>> = { ...event };
  const words = [
    event.type,
    typeof seat === 'number' ? SEAT_LETTERS[seat as 0 | 1] : null,
    card,
    from,
    zone,
    n,
    typeof amount === 'number' && amount > 0 ? `+${amount}` : amount,
  ];
  return words.filter((word) => typeof word === 'string' || typeof word === 'number').join(' ');
}

/** The events, in order. */
export const story = (events: readonly Event[]): string[] => events.map(brief);

/** The events of some types only, in order. */
export const only = (events: readonly Event[], ...types: readonly Event['type'][]): string[] =>
  story(events.filter((event) => types.includes(event.type)));
