import { CARDS, cardNumber } from './content/cards.ts';
import type { Event } from './event.ts';
import { cardName, printedTrigger } from './labels.ts';
import { SEAT_LETTERS } from './zones.ts';

const UNTIL = {
  combat: 'until end of combat',
  turn: 'until end of turn',
  yourNextTurn: 'until the start of its controller’s next turn',
  stay: 'while it stays in unit zones',
} as const;

const some = (card: string | null): string => (card === null ? 'a card' : cardName(card));

/** An event, as a viewer saw it, in one sentence. */
export function tell(event: Event): string {
  const who = 'seat' in event ? SEAT_LETTERS[event.seat] : '';
  switch (event.type) {
    case 'toss':
      return `${who} wins the toss.`;
    case 'first':
      return `${who} takes the first turn.`;
    case 'turn':
      return `Turn ${event.turn}: ${who} begins.`;
    case 'drew':
      return `${who} draws ${some(event.card)}.`;
    case 'set':
      return `${who} sets ${some(event.card)} face down as protection.`;
    case 'returned':
      return `${who} puts ${some(event.card)} on the bottom of the deck for the exchange.`;
    case 'buried':
      return `${who} puts ${some(event.card)} on the bottom of the deck.`;
    case 'protectionLost':
      return `${who} takes a protection card into hand${event.card === null ? '' : `: ${cardName(event.card)}`}.`;
    case 'took':
      return `${who} takes ${cardName(event.card)} from the pool.`;
    case 'revealed':
      return `${who} reveals ${cardName(event.card)} in the pool.`;
    case 'played':
      return `${who} plays ${cardName(event.card)}.`;
    case 'arrived':
      return `${cardName(event.card)} enters ${event.zone}.`;
    case 'attached':
      return `${who} attaches ${cardName(event.card)} to the unit in ${event.zone}.`;
    case 'discarded':
      return `${who} discards ${cardName(event.card)}.`;
    case 'trashed':
      return `${cardName(event.card)}${event.zone === null ? '' : ` in ${event.zone}`} goes to ${who}’s trash.`;
    case 'rested':
      return `${cardName(event.card)} in ${event.zone} gets [Rest] ${event.n}.`;
    case 'readied':
      return `${cardName(event.card)} in ${event.zone} is ready again.`;
    case 'moved':
      return `${cardName(event.card)} moves from ${event.from} to ${event.zone}.`;
    case 'attacked':
      return `${cardName(event.card)} in ${event.zone} attacks.`;
    case 'fight':
      return `${cardName(event.card)} in ${event.zone} fights ${cardName(event.foe)} in ${event.foeZone}.`;
    case 'result':
      return `${cardName(event.card)} has power ${event.power}, ${cardName(event.foe)} has power ${event.foePower}.`;
    case 'noCheck':
      return `${cardName(event.card)} in ${event.zone} has power 0 and can’t check protection.`;
    case 'died':
      return event.zone === null
        ? `${who}’s ${cardName(event.card)} goes to the graveyard.`
        : `${cardName(event.card)} in ${event.zone} dies.`;
    case 'survived':
      return `${cardName(event.card)} in ${event.zone} loses the combat but survives.`;
    case 'bounced':
      return `${cardName(event.card)} in ${event.zone} returns to ${who}’s hand.`;
    case 'salvaged':
      return `${who} returns ${cardName(event.card)} to hand.`;
    case 'power': {
      const amount = event.amount > 0 ? `+${event.amount}` : String(event.amount);
      return `${cardName(event.card)} in ${event.zone} gets ${amount} power ${UNTIL[event.until]} (${cardName(event.by)}).`;
    }
    case 'warded':
      return `${cardName(event.card)} in ${event.zone} is protected by Ward.`;
    case 'trigger': {
      const effect = CARDS[cardNumber(event.card)].effects[event.effect];
      const what =
        effect.kind !== 'trigger'
          ? 'takes effect'
          : `${effect.on === 'main' ? 'uses' : 'triggers'} ${printedTrigger(effect.on)}`;
      return `${cardName(event.card)}${event.zone === null ? '' : ` in ${event.zone}`} ${what}.`;
    }
    case 'refused':
      return event.card === null
        ? `${who} makes no exchange.`
        : `${who} does not use ${cardName(event.card)}.`;
    case 'declined':
      return `${who} declines to react.`;
    case 'looked': {
      const seen = event.cards === null ? '' : `: ${event.cards.map(cardName).join(', ')}`;
      return `${who} looks at ${event.n === 1 ? 'the top card' : `the top ${event.n} cards`} of the deck${seen}.`;
    }
    case 'passed':
      return `${who} ends the turn.`;
    case 'stopped':
      return 'Trigger limit reached: 256 triggers have resolved, the rest are dropped.';
    case 'exhausted':
      return `${who} has taken 100 main actions this turn and can only end it.`;
    case 'ended':
      return event.outcome.sentence;
  }
}
