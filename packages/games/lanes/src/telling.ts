import { sentence, type Names, type Seat } from '@mechatable/kernel';
import { CARDS, cardNumber } from './content/cards.ts';
import { BY_SEAT, outcome } from './ending.ts';
import type { Event } from './event.ts';
import { cardName } from './labels.ts';
import { words } from './words/index.ts';
import { SEAT_OF, zoneNumber } from './zones.ts';

const seatOf = (zone: string): Seat => SEAT_OF[zoneNumber(zone)];
const named = (card: string | null): string | null => (card === null ? null : cardName(card));

/** An event, as a viewer saw it, in one sentence. */
export function describeEvent(event: Event, names: Names = BY_SEAT): string {
  return sentence(inWords(event, names));
}

function inWords(event: Event, names: Names): string {
  const { events } = words;
  /** `Mira’s Pike Lancer`. Without names, the zone says whose it is. */
  const of = (seat: Seat, card: string): string =>
    names === BY_SEAT ? cardName(card) : events.owned(names, seat, cardName(card));
  const at = (card: string, zone: string): string => events.inZone(of(seatOf(zone), card), zone);
  switch (event.type) {
    case 'toss':
    case 'first':
    case 'declined':
    case 'passed':
    case 'exhausted':
      return events[event.type](names, event.seat);
    case 'turn':
      return events.turn(names, event.seat, event.turn);
    case 'drew':
    case 'set':
    case 'returned':
    case 'buried':
    case 'protectionLost':
      return events[event.type](names, event.seat, named(event.card));
    case 'took':
    case 'revealed':
    case 'played':
    case 'discarded':
    case 'salvaged':
      return events[event.type](names, event.seat, cardName(event.card));
    case 'arrived':
      return events.arrived(cardName(event.card), event.zone);
    case 'attached':
      return events.attached(names, event.seat, cardName(event.card), event.zone);
    case 'trashed': {
      const name = cardName(event.card);
      return events.trashed(names, event.seat, event.zone === null ? name : events.inZone(name, event.zone));
    }
    case 'rested':
      return events.rested(at(event.card, event.zone), event.n);
    case 'readied':
    case 'attacked':
    case 'noCheck':
    case 'survived':
    case 'warded':
      return events[event.type](at(event.card, event.zone));
    case 'moved':
      return events.moved(of(seatOf(event.zone), event.card), event.from, event.zone);
    case 'fight':
      return events.fight(at(event.card, event.zone), at(event.foe, event.foeZone));
    case 'result':
      return events.result(
        of(seatOf(event.zone), event.card),
        event.power,
        of(seatOf(event.foeZone), event.foe),
        event.foePower,
      );
    case 'died':
      return event.zone === null
        ? events.milled(names, event.seat, cardName(event.card))
        : events.died(at(event.card, event.zone));
    case 'bounced':
      return events.bounced(names, event.seat, at(event.card, event.zone));
    case 'power':
      return events.power(at(event.card, event.zone), event.amount, event.until, cardName(event.by));
    case 'trigger': {
      const effect = CARDS[cardNumber(event.card)].effects[event.effect];
      const name = of(event.seat, event.card);
      const card = event.zone === null ? name : events.inZone(name, event.zone);
      return effect.kind === 'trigger' ? events.trigger(card, effect.on) : events.takesEffect(card);
    }
    case 'refused':
      return event.card === null
        ? events.noExchange(names, event.seat)
        : events.unused(names, event.seat, cardName(event.card));
    case 'looked':
      return events.looked(names, event.seat, event.n, event.cards?.map(cardName) ?? null);
    case 'stopped':
      return events.stopped;
    case 'ended':
      return outcome(event.outcome, names);
  }
}
