import { CARDS, cardNumber } from './content/cards.ts';
import type { Event } from './event.ts';
import { cardName, printedTrigger } from './labels.ts';
import { SEAT_LETTERS } from './zones.ts';

const UNTIL = {
  combat: 'until end of combat',
  turn: 'until end of turn',
  yourNextTurn: 'until the start of the next own turn',
  stay: 'for as long as it stays',
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
      return `${who} puts ${some(event.card)} under the deck for the exchange.`;
    case 'buried':
      return `${who} puts ${some(event.card)} under the deck.`;
    case 'protectionLost':
      return `${who} loses a protection card: ${some(event.card)} goes to the hand.`;
    case 'took':
      return `${who} takes ${cardName(event.card)} from the pool.`;
    case 'revealed':
      return `${who} reveals ${cardName(event.card)} in the pool.`;
    case 'played':
      return `${who} plays ${cardName(event.card)}.`;
    case 'arrived':
      return `${cardName(event.card)} comes to ${event.zone}.`;
    case 'attached':
      return `${cardName(event.card)} is attached to the unit in ${event.zone}.`;
    case 'discarded':
      return `${who} discards ${cardName(event.card)}.`;
    case 'trashed':
      return `${cardName(event.card)}${event.zone === null ? '' : ` in ${event.zone}`} goes to the trash of ${who}.`;
    case 'rested':
      return `${cardName(event.card)} in ${event.zone} rests for ${event.n}.`;
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
      return `${cardName(event.card)} in ${event.zone} has no power to check the protection zone.`;
    case 'died':
      return `${cardName(event.card)} ${event.zone === null ? `of ${who}` : `in ${event.zone}`} goes to the graveyard.`;
    case 'survived':
      return `${cardName(event.card)} in ${event.zone} has lost but stays.`;
    case 'bounced':
      return `${cardName(event.card)} in ${event.zone} returns to the hand of ${who}.`;
    case 'salvaged':
      return `${who} returns ${cardName(event.card)} to the hand.`;
    case 'power': {
      const amount = event.amount > 0 ? `+${event.amount}` : String(event.amount);
      return `${cardName(event.card)} in ${event.zone} gets ${amount} power ${UNTIL[event.until]} (${cardName(event.by)}).`;
    }
    case 'warded':
      return `${cardName(event.card)} in ${event.zone} is warded: nothing happens to it.`;
    case 'trigger': {
      const effect = CARDS[cardNumber(event.card)].effects[event.effect];
      const name = effect.kind === 'trigger' ? printedTrigger(effect.on) : 'effect';
      return `${cardName(event.card)}${event.zone === null ? '' : ` in ${event.zone}`}: ${name}.`;
    }
    case 'refused':
      return event.card === null ? `${who} declines.` : `${who} does not use ${cardName(event.card)}.`;
    case 'declined':
      return `${who} declines to react.`;
    case 'looked': {
      const seen = event.cards === null ? '' : `: ${event.cards.map(cardName).join(', ')}`;
      return `${who} looks at ${event.n === 1 ? 'the top card' : `the top ${event.n} cards`} of the deck${seen}.`;
    }
    case 'passed':
      return `${who} ends the turn.`;
    case 'stopped':
      return 'Too many triggers for one action: the rest are dropped.';
    case 'exhausted':
      return `${who} has taken the last main action of this turn and can only end it.`;
    case 'ended':
      return event.outcome.sentence;
  }
}
