import { FROM_DAMAGE } from './abilities.ts';
import { SEAT_NAMES, seatNumber } from './board.ts';
import type { Change, Event } from './event.ts';
import { OCCASION, cardName } from './labels.ts';
import { AND } from './targets.ts';

/** One target as an action names it: a player, a link of the chain, a card on a unit, a card by its id, a space. */
function oneAim(target: string): string {
  const seat = seatNumber(target);
  if (seat >= 0) return SEAT_NAMES[seat];
  if (target.startsWith('#')) return 'a card that is being played';
  return target.includes('.') ? `a card on ${target.slice(0, 2)}` : cardName(target);
}

function aim(targets: string): string {
  return targets.split(AND).map(oneAim).join(' and ');
}

const CHANGES: Readonly<Record<Change, (n: number) => string>> = {
  attack: (n) => `may attack ${n === 1 ? 'once' : `${n} times`} more this turn`,
  space: (n) => `may move ${n} ${n === 1 ? 'space' : 'spaces'} further this turn`,
  pierce: () => 'has Pierce until end of turn',
  flight: () => 'has Flight until end of turn',
  reach: () => 'has Reach until end of turn',
  haste: () => 'has Haste until end of turn',
  range: (n) => `has Range ${n} until end of turn`,
  speed: (n) => `has Speed ${n} until end of turn`,
  cannotAttack: () => 'cannot attack this turn',
  cannotAttackNext: () => 'cannot attack on its player’s next turn',
  cannotMove: () => 'cannot move this turn',
  cannotMoveNext: () => 'cannot move on its player’s next turn',
  mustMoveNext: () => 'must move on its player’s next turn',
  disarmed: (n) => `loses ${n} Armour ${n === 1 ? 'counter' : 'counters'}`,
  healed: (n) => `loses ${n} damage`,
  armour: (n) => `gets ${n} Armour ${n === 1 ? 'counter' : 'counters'}`,
  durability: (n) => `gets ${n} durability ${n === 1 ? 'counter' : 'counters'}`,
};

/** An event, as a viewer saw it, in one sentence. */
export function tell(event: Event): string {
  const who = 'seat' in event ? SEAT_NAMES[event.seat] : '';
  const card = 'card' in event && event.card !== null ? cardName(event.card) : 'a card';
  switch (event.type) {
    case 'decided':
      return `${who} has decided about the opening hand.`;
    case 'mulligan':
      return `${who} lays the opening hand aside.`;
    case 'kept':
      return `${who} keeps the opening hand.`;
    case 'turn':
      return `Turn ${event.turn}: ${who} begins.`;
    case 'ticked':
      return `${card} on ${event.cell} has ${event.left} time ${event.left === 1 ? 'counter' : 'counters'} left.`;
    case 'drew':
      return `${who} draws ${card}.`;
    case 'drawFailed':
      return `${who} has no card to draw.`;
    case 'played':
      return `${who} plays ${card}${event.target === null ? '' : ` on ${aim(event.target)}`}.`;
    case 'moving':
      return `${card} on ${event.cell} sets out for ${event.path}.`;
    case 'attacking':
      return `${card} on ${event.cell} attacks ${aim(event.target)}.`;
    case 'activated':
      return `${who} uses ${card} ${event.cell === FROM_DAMAGE ? 'in the damage zone' : `on ${event.cell}`}.`;
    case 'passed':
      return `${who} passes as ${OCCASION[event.window]}.`;
    case 'arrived':
      return `${card} comes to ${event.cell}.`;
    case 'moved':
      return `${card} moves from ${event.from} to ${event.cell}.`;
    case 'stayed':
      return `${card} stays on ${event.cell}: it cannot move any more.`;
    case 'calledOff':
      return event.cell === null
        ? 'Its unit is gone, so nothing happens.'
        : `The attack of ${card} on ${event.cell} is called off.`;
    case 'hit':
      return `${card} on ${event.cell} takes ${event.amount} from ${cardName(event.by)}, ${Math.max(0, event.left)} durability left.`;
    case 'soaked':
      return `Armour of ${card} on ${event.cell} stops ${cardName(event.by)}, ${event.left} left.`;
    case 'struck': {
      const how = event.direct ? `hits ${who} directly` : `costs ${who} a card`;
      return `${cardName(event.by)} ${how}: ${event.card === null ? 'a marker' : card} goes to the damage zone, ${event.total} in all.`;
    }
    case 'missed':
      return `${cardName(event.by)} has no power: ${who} takes no damage.`;
    case 'fizzled':
      return `${card} of ${who} has no effect: its target or space is gone.`;
    case 'destroyed':
      return `${card} on ${event.cell} is destroyed.`;
    case 'sacrificed':
      return `${who} sacrifices ${card} on ${event.cell}.`;
    case 'discarded':
      return `${who} discards ${card}.`;
    case 'putAway':
      return `${card} goes to the discard pile of ${who}.`;
    case 'trigger':
      return `${card} of ${who} takes effect.`;
    case 'attached':
      return event.to === event.card
        ? `${card} is attached on ${event.cell}.`
        : `${card} is attached to ${cardName(event.to)} on ${event.cell}.`;
    case 'shed':
      return `${card} on ${event.cell} goes to the discard pile of ${who}.`;
    case 'named':
      return `${card} on ${event.cell} is now called ${event.name}.`;
    case 'forfeited':
      return `${card} on ${event.cell} gives up its attack: something else was done first.`;
    case 'cancelled':
      return `${card} of ${who} is cancelled.`;
    case 'returned':
      return `${card} goes from ${event.cell} to the hand of ${who}.`;
    case 'took':
      return `${who} takes ${card} from the ${event.from === 'deck' ? 'deck' : 'discard pile'}.`;
    case 'searched':
      return `${who} looks through the deck.`;
    case 'shuffled':
      return `The deck of ${who} is shuffled.`;
    case 'putBack':
      return `${who} puts ${card} on the deck.`;
    case 'milled':
      return `${card} goes from the deck of ${who} to the discard pile.`;
    case 'sprung':
      return `${card} takes effect from the damage zone of ${who}.`;
    case 'gained':
      return `${who} gains control of ${card} on ${event.cell}.`;
    case 'handsShown':
      return `All hands are shown: ${event.hands.map((hand, seat) => `${SEAT_NAMES[seat]} has ${hand.map(cardName).join(', ') || 'nothing'}`).join('; ')}.`;
    case 'topShown':
      return `${card} lies open on the deck of ${who}.`;
    case 'skipped':
      return `${who} skips the Draw Phase for ${card}.`;
    case 'stillness':
      return 'No Mecha can move for the rest of this turn.';
    case 'turnKey':
      return `Wind-Up Mechas of ${who} have 2 more power and cost 1 less this turn.`;
    case 'noTowers':
      return `${who} cannot play Towers any more.`;
    case 'gambled':
      return `${who} is drawn by lot and draws ${event.n} ${event.n === 1 ? 'card' : 'cards'}.`;
    case 'aimed':
      return `${card} of ${who} is aimed at ${aim(event.target)}.`;
    case 'chose':
      return `${who} has chosen a card.`;
    case 'changed':
      return `${card} on ${event.cell} ${CHANGES[event.change](event.n)}.`;
    case 'looked': {
      const seen = event.cards === null ? '' : `: ${event.cards.map(cardName).join(', ') || 'it is empty'}`;
      return `${who} looks at the hand of ${SEAT_NAMES[event.at]}${seen}.`;
    }
    case 'phaseEnded':
      return `${who} ends the Main Phase.`;
    case 'exhausted':
      return `${who} has taken 200 actions: the Main Phase is over.`;
    case 'ended':
      return event.outcome.sentence;
  }
}
