import type { Deed, Seat } from '@mechatable/kernel';
import type { Event } from './event.ts';
import { cardName } from './labels.ts';
import type { View } from './view.ts';
import { SEAT_OF, zoneNumber } from './zones.ts';

const seatOf = (zone: string): Seat => SEAT_OF[zoneNumber(zone)];

/** The effects of events on units and protection. */
export function deeds(_view: View, events: readonly Event[]): readonly Deed[] {
  const found: Deed[] = [];
  /** By zone: the unit that it fights. */
  const foes = new Map<string, string>();
  let source: string | null = null;
  for (const event of events) {
    switch (event.type) {
      case 'played':
      case 'trigger':
      case 'attacked':
        source = cardName(event.card);
        break;
      case 'fight':
        foes.set(event.zone, cardName(event.foe));
        foes.set(event.foeZone, cardName(event.card));
        break;
      case 'died': {
        const by = foes.get(event.zone ?? '') ?? source;
        found.push(deed('destroyed', event.seat, cardName(event.card), by));
        break;
      }
      case 'bounced':
        found.push(deed('returned', event.seat, cardName(event.card), source));
        break;
      case 'protectionLost':
        found.push(deed('struck', event.seat, null, source));
        break;
      case 'arrived':
      case 'moved':
        found.push(deed('moved', seatOf(event.zone), cardName(event.card), null, event.zone));
        break;
      default:
    }
  }
  return found;
}

function deed(
  kind: Deed['kind'],
  seat: Seat,
  piece: string | null,
  by: string | null,
  place: string | null = null,
): Deed {
  return { kind, seat, piece, by: by === piece ? null : by, place };
}
