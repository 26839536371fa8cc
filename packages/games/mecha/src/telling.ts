import { listed, whom, type Names, type Seat } from '@mechatable/kernel';
import { FROM_DAMAGE } from './abilities.ts';
import { NOWHERE, seatNumber } from './board.ts';
import { BY_SEAT, outcome } from './ending.ts';
import type { Event } from './event.ts';
import { LETHAL } from './check.ts';
import { cardName, wayOf } from './naming.ts';
import { AND } from './targets.ts';
import { words } from './words/index.ts';

const says = words.events;

/** One target as an action names it: a player, a link of the chain, a card on a unit, a card by its id, a space. */
function oneAim(target: string, by: Seat, names: Names): string {
  const seat = seatNumber(target);
  if (seat === by && names !== BY_SEAT)
    return seat === names.viewer ? words.things.yourself : words.things.themselves;
  if (seat >= 0) return whom(names, seat);
  if (target.startsWith('#')) return words.things.cardBeingPlayed;
  return target.includes('.') ? words.things.cardOn(target.slice(0, 2)) : cardName(target);
}

function aim(targets: string, by: Seat, names: Names): string {
  return listed(targets.split(AND).map((target) => oneAim(target, by, names)));
}

/** An event, as a viewer saw it, in one sentence. */
export function describeEvent(event: Event, names: Names = BY_SEAT): string {
  const card = 'card' in event && event.card !== null ? cardName(event.card) : words.things.unknownCard;
  /** Units have an owner in sentences that name players. */
  const unit = (seat: Seat): string => (names === BY_SEAT ? card : words.things.ownedBy(names, seat, card));
  switch (event.type) {
    case 'decided':
      return says.decided(names, event.seat);
    case 'mulligan':
      return says.mulligan(names, event.seat);
    case 'kept':
      return says.kept(names, event.seat);
    case 'turn':
      return says.turn(names, event.seat, event.turn);
    case 'ticked':
      return says.ticked(card, event.cell, event.left);
    case 'drew':
      return says.drew(names, event.seat, card);
    case 'drawFailed':
      return says.drawFailed(names, event.seat);
    case 'played':
      return event.target === null
        ? says.played(names, event.seat, card)
        : says.playedOn(names, event.seat, card, aim(event.target, event.seat, names));
    case 'moving':
      return says.moving(unit(event.seat), event.cell, wayOf(event.path));
    case 'attacking':
      return says.attacking(unit(event.seat), event.cell, aim(event.target, event.seat, names));
    case 'activated':
      return event.cell === FROM_DAMAGE
        ? says.activatedInDamageZone(names, event.seat, card)
        : says.activated(names, event.seat, card, event.cell);
    case 'passed':
      return says.passed(names, event.seat, event.window);
    case 'arrived':
      return says.arrived(unit(event.seat), event.cell);
    case 'moved':
      return says.moved(card, event.from, event.cell);
    case 'stayed':
      return says.stayed(card, event.cell);
    case 'calledOff':
      return event.cell === null ? says.unitGone : says.calledOff(card, event.cell);
    case 'hit':
      return says.hit(card, event.cell, event.amount, cardName(event.by), Math.max(0, event.left));
    case 'soaked':
      return says.soaked(card, event.cell, cardName(event.by), event.left);
    case 'struck': {
      const lost = event.card === null ? null : card;
      const damage = { by: cardName(event.by), card: lost, total: event.total, lethal: LETHAL };
      return event.direct
        ? says.struckDirectly(names, event.seat, damage)
        : says.struckByEffect(names, event.seat, damage);
    }
    case 'missed':
      return says.missed(names, event.seat, cardName(event.by));
    case 'fizzled':
      return says.fizzled(names, event.seat, card);
    case 'destroyed':
      return says.destroyed(unit(event.seat), event.cell);
    case 'sacrificed':
      return says.sacrificed(names, event.seat, card, event.cell);
    case 'discarded':
      return says.discarded(names, event.seat, card);
    case 'putAway':
      return says.putAway(names, event.seat, card);
    case 'trigger':
      return says.trigger(names, event.seat, card);
    case 'attached':
      return event.to === event.card
        ? says.attached(card, event.cell)
        : says.attachedTo(card, cardName(event.to), event.cell);
    case 'shed':
      return says.shed(names, event.seat, card, event.cell);
    case 'named':
      return says.named(card, event.cell, event.name);
    case 'forfeited':
      return says.forfeited(card, event.cell);
    case 'cancelled':
      return says.cancelled(names, event.seat, card);
    case 'returned':
      return says.returned(names, event.seat, card, event.cell);
    case 'took':
      return says.took(names, event.seat, card, event.from);
    case 'searched':
      return says.searched(names, event.seat);
    case 'shuffled':
      return says.shuffled(names, event.seat);
    case 'putBack':
      return says.putBack(names, event.seat, card);
    case 'milled':
      return says.milled(names, event.seat, card);
    case 'sprung':
      return says.sprung(names, event.seat, card);
    case 'gained':
      return says.gained(names, event.seat, card, event.cell);
    case 'handsShown':
      return says.handsShown(
        names,
        event.hands.map((hand) => hand.map(cardName)),
      );
    case 'topShown':
      return says.topShown(names, event.seat, card);
    case 'skipped':
      return says.skipped(names, event.seat, card);
    case 'stillness':
      return says.stillness;
    case 'turnKey':
      return says.turnKey(names, event.seat);
    case 'noTowers':
      return says.noTowers(names, event.seat);
    case 'gambled':
      return says.gambled(names, event.seat, event.n);
    case 'aimed':
      return says.aimed(names, event.seat, card, aim(event.target, NOWHERE, names));
    case 'chose':
      return says.chose(names, event.seat);
    case 'changed':
      return says.changed(card, event.cell, event.change, event.n);
    case 'looked':
      return event.cards === null
        ? says.looked(names, event.seat, event.at)
        : says.lookedAtCards(names, event.seat, event.at, event.cards.map(cardName));
    case 'phaseEnded':
      return says.phaseEnded(names, event.seat);
    case 'exhausted':
      return says.exhausted(names, event.seat);
    case 'ended':
      return outcome(event.outcome, names);
  }
}
