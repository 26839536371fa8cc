import type { Seat } from '@mechatable/kernel';
import { takeTop, toGraveyard, toHand, toTrash, vacate, zoneOfObject } from './board.ts';
import { ID, IN_DECK, IS_UNIT } from './content/cards.ts';
import type { Log } from './event.ts';
import { plus } from './lists.ts';
import { EVERYBODY, type State } from './state.ts';
import { triggerAt, watch, type Subject } from './triggers.ts';
import { NOWHERE, SEAT_OF, ZONE_NAME } from './zones.ts';

/**
 * Units die together (LN-R-58): [On Death] looks back at what each had (LN-R-67), all of them are moved,
 * then those left on the board watch.
 */
export function killUnits(s: State, objects: readonly number[], clause: string, log: Log): void {
  const dead: Subject[] = [];
  for (let i = 0; i < objects.length; i++) {
    const zone = zoneOfObject(s, objects[i]);
    if (zone === NOWHERE) continue;
    const subject = { object: objects[i], card: s.card[zone], zone };
    triggerAt(s, 'onDeath', zone, subject);
    dead.push(subject);
  }
  for (let i = 0; i < dead.length; i++) {
    const { card, zone } = dead[i];
    log.push({ type: 'died', clause, seat: SEAT_OF[zone], card: ID[card], zone: ZONE_NAME[zone] });
    vacate(s, zone, log);
    toGraveyard(s, SEAT_OF[zone], card);
  }
  for (let i = 0; i < dead.length; i++) watch(s, 'onUnitDeath', dead[i]);
}

/** LN-R-30: a land leaves the land zones for the trash; its [When Destroyed] looks back. */
export function destroyLand(s: State, zone: number, clause: string, log: Log): void {
  const subject = { object: s.object[zone], card: s.card[zone], zone };
  triggerAt(s, 'whenDestroyed', zone, subject);
  vacate(s, zone, log);
  toTrash(s, SEAT_OF[zone], subject.card, clause, ZONE_NAME[zone], log);
  watch(s, 'onLandDestroyed', subject);
}

/** Mills the top cards of the deck: units die, the rest go to the trash (LN-R-68). */
export function mill(s: State, seat: Seat, n: number, clause: string, log: Log): void {
  const pile = s.piles[seat];
  const dead: Subject[] = [];
  for (let i = 0; i < n && pile.deck.length > 0; i++) {
    const { card } = takeTop(pile);
    if (IS_UNIT[card]) {
      dead.push({ object: toGraveyard(s, seat, card), card, zone: NOWHERE });
      log.push({ type: 'died', clause, seat, card: ID[card], zone: null });
    } else {
      toTrash(s, seat, card, clause, null, log);
    }
  }
  for (const subject of dead) {
    for (const effect of IN_DECK[subject.card].onDeath ?? []) {
      s.queue = plus(s.queue, {
        seat,
        card: subject.card,
        effect,
        source: subject.object,
        equip: NOWHERE,
        subject: subject.object,
        subjectCard: subject.card,
        subjectZone: NOWHERE,
        hand: null,
      });
    }
    watch(s, 'onUnitDeath', subject);
  }
}

/** The unit returns to its owner's hand, in public (LN-R-90); it has not died. */
export function bounce(s: State, zone: number, clause: string, log: Log): void {
  const seat = SEAT_OF[zone];
  const card = s.card[zone];
  log.push({ type: 'bounced', clause, seat, card: ID[card], zone: ZONE_NAME[zone] });
  vacate(s, zone, log);
  toHand(s.piles[seat], card, EVERYBODY);
}
