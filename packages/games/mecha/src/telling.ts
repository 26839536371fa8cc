import { does, sentence, their, whom, whose, type Names, type Seat } from '@mechatable/kernel';
import { FROM_DAMAGE } from './abilities.ts';
import { NOWHERE, seatNumber } from './board.ts';
import { BY_SEAT, outcome } from './ending.ts';
import type { Change, Event } from './event.ts';
import { LETHAL } from './check.ts';
import { OCCASION } from './chain-words.ts';
import { cardName, pathWords } from './naming.ts';
import { AND } from './targets.ts';

/** One target as an action names it: a player, a link of the chain, a card on a unit, a card by its id, a space. */
function oneAim(target: string, by: Seat, names: Names): string {
  const seat = seatNumber(target);
  if (seat === by && names !== BY_SEAT) return seat === names.viewer ? 'yourself' : 'themselves';
  if (seat >= 0) return whom(names, seat);
  if (target.startsWith('#')) return 'a card being played';
  return target.includes('.') ? `a card on ${target.slice(0, 2)}` : cardName(target);
}

function aim(targets: string, by: Seat, names: Names): string {
  return targets
    .split(AND)
    .map((target) => oneAim(target, by, names))
    .join(' and ');
}

const CHANGES: Readonly<Record<Change, (n: number) => string>> = {
  attack: (n) => `may attack ${n === 1 ? 'once more' : `${n} more times`} this turn`,
  space: (n) => `may move ${n} more ${n === 1 ? 'space' : 'spaces'} this turn`,
  pierce: () => 'has Pierce until end of turn',
  flight: () => 'has Flight until end of turn',
  reach: () => 'has Reach until end of turn',
  haste: () => 'has Haste until end of turn',
  range: (n) => `has Range ${n} until end of turn`,
  speed: (n) => `has Speed ${n} until end of turn`,
  cannotAttack: () => 'can’t attack this turn',
  cannotAttackNext: () => 'can’t attack on its controller’s next turn',
  cannotMove: () => 'can’t move this turn',
  cannotMoveNext: () => 'can’t move on its controller’s next turn',
  mustMoveNext: () => 'must move on its controller’s next turn',
  disarmed: (n) => `loses ${n} Armour ${n === 1 ? 'counter' : 'counters'}`,
  healed: (n) => `repairs ${n} damage`,
  armour: (n) => `gets ${n} Armour ${n === 1 ? 'counter' : 'counters'}`,
  durability: (n) => `gets ${n} durability ${n === 1 ? 'counter' : 'counters'}`,
};

/** An event, as a viewer saw it, in one sentence. */
export function tell(event: Event, names: Names = BY_SEAT): string {
  return sentence(told(event, names));
}

function told(event: Event, names: Names): string {
  const player = (words: string): string => ('seat' in event ? does(names, event.seat, words) : words);
  const owner = 'seat' in event ? whose(names, event.seat) : '';
  /** Units have an owner in sentences that name players. */
  const unit = (words: string): string => (names === BY_SEAT ? words : `${owner} ${words}`);
  const card = 'card' in event && event.card !== null ? cardName(event.card) : 'a card';
  switch (event.type) {
    case 'decided':
      return `${player('has decided whether to mulligan')}.`;
    case 'mulligan':
      return `${player('takes a mulligan')}.`;
    case 'kept':
      return `${player('keeps the opening hand')}.`;
    case 'turn':
      return `Turn ${event.turn}: ${owner} turn.`;
    case 'ticked':
      return `${card} on ${event.cell} has ${event.left} time ${event.left === 1 ? 'counter' : 'counters'} left.`;
    case 'drew':
      return `${player(`draws ${card}`)}.`;
    case 'drawFailed':
      return `${player('can’t draw: the deck is empty')}.`;
    case 'played':
      return `${player(`plays ${card}${event.target === null ? '' : ` on ${aim(event.target, event.seat, names)}`}`)}.`;
    case 'moving':
      return `${unit(card)} on ${event.cell} is about to move ${pathWords(event.path)}.`;
    case 'attacking':
      return `${unit(card)} on ${event.cell} attacks ${aim(event.target, event.seat, names)}.`;
    case 'activated':
      return `${player(`uses ${card} ${event.cell === FROM_DAMAGE ? 'in the damage zone' : `on ${event.cell}`}`)}.`;
    case 'passed':
      return `${player(`passes as ${OCCASION[event.window]}`)}.`;
    case 'arrived':
      return `${unit(card)} arrives on ${event.cell}.`;
    case 'moved':
      return `${card} moves from ${event.from} to ${event.cell}.`;
    case 'stayed':
      return `${card} stays on ${event.cell}: it can no longer move.`;
    case 'calledOff':
      return event.cell === null
        ? 'The unit is gone: nothing happens.'
        : `The attack by ${card} on ${event.cell} is called off.`;
    case 'hit':
      return `${card} on ${event.cell} takes ${event.amount} damage from ${cardName(event.by)}: ${Math.max(0, event.left)} durability left.`;
    case 'soaked':
      return `Armour on ${card} (${event.cell}) stops ${cardName(event.by)}: ${event.left} left.`;
    case 'struck': {
      const how = event.direct
        ? `hits ${whom(names, event.seat)} directly`
        : `costs ${whom(names, event.seat)} a card`;
      return `${cardName(event.by)} ${how}: ${event.card === null ? 'a marker' : card} goes to the damage zone (${event.total} of ${LETHAL}).`;
    }
    case 'missed':
      return `${cardName(event.by)} has power 0: ${player('takes no damage')}.`;
    case 'fizzled':
      return `${owner} ${card} has no effect: its target or space is gone.`;
    case 'destroyed':
      return `${unit(card)} on ${event.cell} is destroyed.`;
    case 'sacrificed':
      return `${player(`sacrifices ${card} on ${event.cell}`)}.`;
    case 'discarded':
      return `${player(`discards ${card}`)}.`;
    case 'putAway':
      return `${card} goes to ${owner} discard pile.`;
    case 'trigger':
      return `${owner} ${card} triggers.`;
    case 'attached':
      return event.to === event.card
        ? `${card} is attached on ${event.cell}.`
        : `${card} is attached to ${cardName(event.to)} on ${event.cell}.`;
    case 'shed':
      return `${card} on ${event.cell} goes to ${owner} discard pile.`;
    case 'named':
      return `${card} on ${event.cell} is now called ${event.name}.`;
    case 'forfeited':
      return `${card} on ${event.cell} gives up its attack: another action came first.`;
    case 'cancelled':
      return `${owner} ${card} is cancelled.`;
    case 'returned':
      return `${card} returns from ${event.cell} to ${owner} hand.`;
    case 'took':
      return `${player(`takes ${card} from the ${event.from === 'deck' ? 'deck' : 'discard pile'}`)}.`;
    case 'searched':
      return `${player(`looks through ${their(names, event.seat)} deck`)}.`;
    case 'shuffled':
      return `${owner} deck is shuffled.`;
    case 'putBack':
      return `${player(`puts ${card} on top of ${their(names, event.seat)} deck`)}.`;
    case 'milled':
      return `${card} goes from ${owner} deck to the discard pile.`;
    case 'sprung':
      return `${card} takes effect in ${owner} damage zone.`;
    case 'gained':
      return `${player(`gains control of ${card} on ${event.cell}`)}.`;
    case 'handsShown':
      return `Both hands are revealed: ${event.hands.map((hand, seat) => does(names, seat, `has ${hand.map(cardName).join(', ') || 'no cards'}`)).join('; ')}.`;
    case 'topShown':
      return `The top card of ${owner} deck is ${card}.`;
    case 'skipped':
      return `${player(`skips the Draw Phase for ${card}`)}.`;
    case 'stillness':
      return 'Mechas can’t move for the rest of this turn.';
    case 'turnKey':
      return `${owner} Wind-Up Mechas get +2 power and cost 1 less this turn.`;
    case 'noTowers':
      return `${player('can’t play Towers for the rest of the game')}.`;
    case 'gambled':
      return `${player(`is picked at random to draw ${event.n} ${event.n === 1 ? 'card' : 'cards'}`)}.`;
    case 'aimed':
      return `${owner} ${card} targets ${aim(event.target, NOWHERE, names)}.`;
    case 'chose':
      return `${player('has chosen a card')}.`;
    case 'changed':
      return `${card} on ${event.cell} ${CHANGES[event.change](event.n)}.`;
    case 'looked': {
      const seen = event.cards === null ? '' : `: ${event.cards.map(cardName).join(', ') || 'no cards'}`;
      return `${player(`looks at ${whose(names, event.at)} hand${seen}`)}.`;
    }
    case 'phaseEnded':
      return `${player('ends the Main Phase')}.`;
    case 'exhausted':
      return `${player('has taken 200 actions: the Main Phase ends')}.`;
    case 'ended':
      return outcome(event.outcome, names);
  }
}
