import { does, sentence, whose, type Names, type Seat } from '@mechatable/kernel';
import { CARDS, cardNumber } from './content/cards.ts';
import { BY_SEAT, outcome } from './ending.ts';
import type { Event } from './event.ts';
import { cardName, printedTrigger } from './labels.ts';
import { SEAT_OF, zoneNumber } from './zones.ts';

const UNTIL = {
  combat: 'until end of combat',
  turn: 'until end of turn',
  yourNextTurn: 'until the start of its controller’s next turn',
  stay: 'while it stays in unit zones',
} as const;

const seatOf = (zone: string): Seat => SEAT_OF[zoneNumber(zone)];
const inZone = (zone: string | null): string => (zone === null ? '' : ` in ${zone}`);
const some = (card: string | null): string => (card === null ? 'a card' : cardName(card));

/** An event, as a viewer saw it, in one sentence. */
export function tell(event: Event, names: Names = BY_SEAT): string {
  return sentence(told(event, names));
}

function told(event: Event, names: Names): string {
  const player = (words: string): string => ('seat' in event ? does(names, event.seat, words) : words);
  /** `Mira’s Pike Lancer in A1f`. Without names, the zone says whose it is. */
  const of = (seat: Seat): string => (names === BY_SEAT ? '' : `${whose(names, seat)} `);
  const at = (card: string, zone: string): string => `${of(seatOf(zone))}${cardName(card)} in ${zone}`;
  const owner = 'seat' in event ? whose(names, event.seat) : '';
  switch (event.type) {
    case 'toss':
      return `${player('wins the toss')}.`;
    case 'first':
      return `${player('takes the first turn')}.`;
    case 'turn':
      return `Turn ${event.turn}: ${player('begins')}.`;
    case 'drew':
      return `${player(`draws ${some(event.card)}`)}.`;
    case 'set':
      return `${player(`sets ${some(event.card)} face down as protection`)}.`;
    case 'returned':
      return `${player(`puts ${some(event.card)} on the bottom of the deck for the exchange`)}.`;
    case 'buried':
      return `${player(`puts ${some(event.card)} on the bottom of the deck`)}.`;
    case 'protectionLost':
      return `${player(`takes a protection card into hand${event.card === null ? '' : `: ${cardName(event.card)}`}`)}.`;
    case 'took':
      return `${player(`takes ${cardName(event.card)} from the pool`)}.`;
    case 'revealed':
      return `${player(`reveals ${cardName(event.card)} in the pool`)}.`;
    case 'played':
      return `${player(`plays ${cardName(event.card)}`)}.`;
    case 'arrived':
      return `${cardName(event.card)} enters ${event.zone}.`;
    case 'attached':
      return `${player(`attaches ${cardName(event.card)} to the unit in ${event.zone}`)}.`;
    case 'discarded':
      return `${player(`discards ${cardName(event.card)}`)}.`;
    case 'trashed':
      return `${cardName(event.card)}${inZone(event.zone)} goes to ${owner} trash.`;
    case 'rested':
      return `${at(event.card, event.zone)} gets [Rest] ${event.n}.`;
    case 'readied':
      return `${at(event.card, event.zone)} is ready again.`;
    case 'moved':
      return `${of(seatOf(event.zone))}${cardName(event.card)} moves from ${event.from} to ${event.zone}.`;
    case 'attacked':
      return `${at(event.card, event.zone)} attacks.`;
    case 'fight':
      return `${at(event.card, event.zone)} fights ${at(event.foe, event.foeZone)}.`;
    case 'result':
      return `${of(seatOf(event.zone))}${cardName(event.card)} has power ${event.power}, ${of(seatOf(event.foeZone))}${cardName(event.foe)} has power ${event.foePower}.`;
    case 'noCheck':
      return `${at(event.card, event.zone)} has power 0 and can’t check protection.`;
    case 'died':
      return event.zone === null
        ? `${owner} ${cardName(event.card)} goes to the graveyard.`
        : `${at(event.card, event.zone)} dies.`;
    case 'survived':
      return `${at(event.card, event.zone)} loses the combat but survives.`;
    case 'bounced':
      return `${at(event.card, event.zone)} returns to ${owner} hand.`;
    case 'salvaged':
      return `${player(`returns ${cardName(event.card)} to hand`)}.`;
    case 'power': {
      const amount = event.amount > 0 ? `+${event.amount}` : String(event.amount);
      return `${at(event.card, event.zone)} gets ${amount} power ${UNTIL[event.until]} (${cardName(event.by)}).`;
    }
    case 'warded':
      return `${at(event.card, event.zone)} is protected by Ward.`;
    case 'trigger': {
      const effect = CARDS[cardNumber(event.card)].effects[event.effect];
      const what =
        effect.kind !== 'trigger'
          ? 'takes effect'
          : `${effect.on === 'main' ? 'uses' : 'triggers'} ${printedTrigger(effect.on)}`;
      return `${of(event.seat)}${cardName(event.card)}${inZone(event.zone)} ${what}.`;
    }
    case 'refused':
      return event.card === null
        ? `${player('makes no exchange')}.`
        : `${player(`does not use ${cardName(event.card)}`)}.`;
    case 'declined':
      return `${player('declines to react')}.`;
    case 'looked': {
      const seen = event.cards === null ? '' : `: ${event.cards.map(cardName).join(', ')}`;
      return `${player(`looks at ${event.n === 1 ? 'the top card' : `the top ${event.n} cards`} of the deck${seen}`)}.`;
    }
    case 'passed':
      return `${player('ends the turn')}.`;
    case 'stopped':
      return 'Trigger limit reached: 256 triggers have resolved, the rest are dropped.';
    case 'exhausted':
      return `${player('has taken 100 main actions this turn and can only end it')}.`;
    case 'ended':
      return outcome(event.outcome, names);
  }
}
