import type { Seat } from '@mechatable/kernel';
import { isUsed } from './board.ts';
import {
  CARDS,
  GRAVEYARD_TRIGGERS,
  HAND_REACTORS,
  ID,
  PLAY_TRIGGERS,
  triggerEffect,
  triggersInPlay,
} from './content/cards.ts';
import { FIRST_CARDS } from './content/first-release.ts';
import type { TriggerEffect, TriggerName } from './content/language.ts';
import { plus } from './lists.ts';
import { inReach, matches } from './reach.ts';
import type { State, Trigger } from './state.ts';
import { ALL_ZONES, NOWHERE, SEAT_OF } from './zones.ts';

/** The card of an event, and where it happened. */
export interface Subject {
  readonly object: number;
  readonly card: number;
  readonly zone: number;
}

const NOTHING: Subject = { object: NOWHERE, card: NOWHERE, zone: NOWHERE };

function enqueue(
  s: State,
  seat: Seat,
  card: number,
  effect: number,
  source: number,
  equip: number,
  subject: Subject,
): void {
  s.queue = plus(s.queue, {
    seat,
    card,
    effect,
    source,
    equip,
    subject: subject.object,
    subjectCard: subject.card,
    subjectZone: subject.zone,
    hand: null,
  });
}

/** LN-R-72: reach and parameters are tested at the event; an exhausted limit prevents triggering. */
function answers(
  s: State,
  effect: TriggerEffect,
  place: number,
  seat: Seat,
  source: number,
  equip: number,
  zone: number,
  subject: Subject,
): boolean {
  if (effect.oncePerTurn === true && isUsed(s, equip >= 0 ? equip : source, place)) return false;
  if (effect.reach !== undefined && !inReach(effect.reach, seat, zone, subject.zone)) return false;
  return effect.match === undefined || matches(effect.match, source, subject.object, subject.card);
}

/** Queues the effects with this trigger of the card in a zone, including its equips' (LN-R-35). */
export function triggerAt(s: State, name: TriggerName, zone: number, subject: Subject = NOTHING): void {
  const card = s.card[zone];
  const object = s.object[zone];
  const seat = SEAT_OF[zone];
  queueAll(s, triggersInPlay(card, name), seat, card, object, NOWHERE, zone, subject);
  for (let i = 0; i < s.equipUnit.length; i++) {
    if (s.equipUnit[i] !== object) continue;
    const granted = triggersInPlay(s.equipCard[i], name);
    queueAll(s, granted, seat, s.equipCard[i], object, s.equipObject[i], zone, subject);
  }
}

function queueAll(
  s: State,
  places: readonly number[] | null,
  seat: Seat,
  card: number,
  object: number,
  equip: number,
  zone: number,
  subject: Subject,
): void {
  if (places === null) return;
  for (let i = 0; i < places.length; i++) {
    const effect = CARDS[card].effects[places[i]] as TriggerEffect;
    if (answers(s, effect, places[i], seat, object, equip, zone, subject)) {
      enqueue(s, seat, card, places[i], object, equip, subject);
    }
  }
}

/**
 * LN-R-89: players are asked whether or not they hold a card that reacts, so a new such card would add questions to old
 * matches. It needs a new rules version.
 */
const OFFERED = HAND_REACTORS.filter(({ card }) => FIRST_CARDS.includes(ID[card]));

/** Queues what every card in play does when something happens (LN-R-67: the board after the event). */
export function watch(s: State, name: TriggerName, subject: Subject): void {
  const places = PLAY_TRIGGERS[name];
  for (let zone = 0; zone < ALL_ZONES; zone++) {
    const card = s.card[zone];
    if (card < 0 || places[card] === null) continue;
    queueAll(s, places[card], SEAT_OF[zone], card, s.object[zone], NOWHERE, zone, subject);
  }
  for (let i = 0; i < s.equipUnit.length; i++) {
    const granted = places[s.equipCard[i]];
    if (granted === null) continue;
    const zone = s.zoneOf[s.equipUnit[i]];
    queueAll(s, granted, SEAT_OF[zone], s.equipCard[i], s.equipUnit[i], s.equipObject[i], zone, subject);
  }
  for (let i = 0; i < OFFERED.length; i++) {
    const reactor = OFFERED[i];
    if (reactor.on === name) offerReaction(s, reactor.card, reactor.effect, name, subject);
  }
}

/** LN-R-89: a hand reaction depends on public facts, not on the cards in the hand. */
function offerReaction(s: State, card: number, effect: number, name: TriggerName, subject: Subject): void {
  for (let seat = 0; seat < 2; seat++) {
    if (!answers(s, triggerEffect(card, effect), effect, seat, NOWHERE, NOWHERE, NOWHERE, subject)) continue;
    s.queue = plus(s.queue, {
      seat,
      card: NOWHERE,
      effect: NOWHERE,
      source: NOWHERE,
      equip: NOWHERE,
      subject: subject.object,
      subjectCard: subject.card,
      subjectZone: subject.zone,
      hand: name,
    });
  }
}

/** Whether a hand card fits a hand reaction that has come up; the place of its effect, or -1. */
export function reactionOf(s: State, card: number, trigger: Trigger): number {
  const subject = { object: trigger.subject, card: trigger.subjectCard, zone: trigger.subjectZone };
  for (const reactor of HAND_REACTORS) {
    if (reactor.card !== card || reactor.on !== trigger.hand) continue;
    const effect = triggerEffect(card, reactor.effect);
    if (answers(s, effect, reactor.effect, trigger.seat, NOWHERE, NOWHERE, NOWHERE, subject))
      return reactor.effect;
  }
  return NOWHERE;
}

/** LN-TIME-1 to 3, LN-R-69: the turn player's cards, in play and in the graveyard. */
export function triggerTiming(s: State, name: 'startOfTurn' | 'startOfMain' | 'endOfTurn'): void {
  for (let zone = 0; zone < ALL_ZONES; zone++) {
    if (s.card[zone] >= 0 && SEAT_OF[zone] === s.active) triggerAt(s, name, zone);
  }
  const { graveyard, graveyardId } = s.piles[s.active];
  const places = GRAVEYARD_TRIGGERS[name];
  for (let i = 0; i < graveyard.length; i++) {
    const card = graveyard[i];
    if (places[card] !== null)
      queueAll(s, places[card], s.active, card, graveyardId[i], NOWHERE, NOWHERE, NOTHING);
  }
}

/** LN-R-63, LN-R-79, LN-R-89: whether a waiting trigger has become void. Depends only on public facts. */
export function hasLapsed(s: State, trigger: Trigger): boolean {
  if (trigger.hand !== null) {
    return s.piles[trigger.seat].hand.length === 0 || s.card[trigger.subjectZone] >= 0;
  }
  const effect = triggerEffect(trigger.card, trigger.effect);
  if (effect.zones?.includes('graveyard') === true) {
    if (!s.piles[trigger.seat].graveyardId.includes(trigger.source)) return true;
  }
  const owner = trigger.equip >= 0 ? trigger.equip : trigger.source;
  return effect.oncePerTurn === true && isUsed(s, owner, trigger.effect);
}
