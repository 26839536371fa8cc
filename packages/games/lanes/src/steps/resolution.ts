import { invariant, type Seat } from '@mechatable/kernel';
import {
  giveRest,
  markUsed,
  newObject,
  removeEquip,
  takeTop,
  toBottom,
  toTrash,
  zoneOfObject,
} from '../board.ts';
import { ID, triggerEffect } from '../content/cards.ts';
import { askForPayment, canPayAll, type Payer } from '../costs.ts';
import { begin, standpoint, summonNext, takePart } from '../effects.ts';
import type { Log } from '../event.ts';
import { isIdle } from '../idle.ts';
import { plus } from '../lists.ts';
import { allHold } from '../power.ts';
import { EVERYBODY, type State, type Step, type Trigger } from '../state.ts';
import { hasLapsed } from '../triggers.ts';
import { skipsIdleQuestions } from '../versions.ts';
import { NOWHERE, ZONE_NAME, opponent } from '../zones.ts';

type Of<Name> = Extract<Step, { do: Name }>;

/** LN-R-82. */
const RESOLUTION_CAP = 256;

/** LN-TIME-4, LN-R-61: everything the step triggered becomes one batch, which resolves before anything else. */
export function settle(s: State): void {
  if (s.queue.length === 0) return;
  const triggers = s.queue;
  s.queue = [];
  s.agenda.push({ do: 'batch', triggers });
}

/** LN-R-60: the turn player's triggers first; with several left, their controller picks the next. */
export function batch(s: State, step: Of<'batch'>): void {
  if (step.triggers.length === 1) {
    if (!hasLapsed(s, step.triggers[0])) resolveNext(s, step.triggers, step.triggers[0]);
    return;
  }
  const triggers = step.triggers.filter((trigger) => !hasLapsed(s, trigger));
  if (triggers.length === 0) return;
  const seat = triggers.some((trigger) => trigger.seat === s.active) ? s.active : opponent(s.active);
  const own = triggers.filter((trigger) => trigger.seat === seat);
  if (own.every((trigger) => isSameEffect(trigger, own[0]))) resolveNext(s, triggers, own[0]);
  else s.agenda.push({ ask: 'orderTrigger', seat, triggers });
}

/** LN-R-86: the same effect of the same card needs no order. */
function isSameEffect(a: Trigger, b: Trigger): boolean {
  return a.hand === null && b.hand === null
    ? a.source === b.source && a.equip === b.equip && a.card === b.card && a.effect === b.effect
    : a === b;
}

export function ownTriggers(triggers: readonly Trigger[], seat: Seat): readonly Trigger[] {
  return triggers.filter((trigger) => trigger.seat === seat);
}

/** LN-R-61, LN-R-62: the whole trigger, then everything it caused, then the rest of the batch. */
export function resolveNext(s: State, triggers: readonly Trigger[], next: Trigger): void {
  const rest = triggers.filter((trigger) => trigger !== next);
  if (rest.length > 0) s.agenda.push({ do: 'batch', triggers: rest });
  s.agenda.push({ do: 'settle' }, { do: 'resolve', trigger: next });
}

export function payerOf(trigger: Trigger): Payer {
  return { seat: trigger.seat, source: trigger.source, equip: trigger.equip, spoken: 0 };
}

/** LN-R-73, LN-R-99: a "?" trigger asks when it comes up, if its price can be paid and it can change something. */
export function resolve(s: State, { trigger }: Of<'resolve'>, log: Log): void {
  if (s.resolutions >= RESOLUTION_CAP) {
    if (s.resolutions === RESOLUTION_CAP)
      log.push({ type: 'stopped', clause: 'LN-R-82', seat: trigger.seat });
    s.resolutions = RESOLUTION_CAP + 1;
    return;
  }
  s.resolutions++;
  if (trigger.hand !== null) {
    s.agenda.push({ ask: 'handReaction', seat: trigger.seat, trigger });
    return;
  }
  const effect = triggerEffect(trigger.card, trigger.effect);
  if (!canPayAll(s, effect.pay, payerOf(trigger))) return;
  if (effect.optional !== true) activate(s, trigger, log);
  else if (effect.pay !== undefined || !skipsIdleQuestions(s) || !isIdle(s, trigger))
    s.agenda.push({ ask: 'optional', seat: trigger.seat, trigger });
}

/** LN-R-72, LN-R-79: a failed condition uses up nothing; activation uses up a limit. */
export function activate(s: State, trigger: Trigger, log: Log): void {
  const effect = triggerEffect(trigger.card, trigger.effect);
  if (!allHold(s, effect.if, standpoint(s, trigger), 0)) return;
  if (effect.oncePerTurn === true)
    markUsed(s, trigger.equip >= 0 ? trigger.equip : trigger.source, trigger.effect);
  const zone = zoneOfObject(s, trigger.source);
  log.push({
    type: 'trigger',
    clause: effect.on === 'main' ? 'LN-MAIN-8' : 'LN-FX-3',
    seat: trigger.seat,
    card: ID[trigger.card],
    effect: trigger.effect,
    zone: zone === NOWHERE ? null : ZONE_NAME[zone],
  });
  begin(s, trigger);
  askForPayment(s, effect.pay, payerOf(trigger));
}

export function effect(s: State, { progress, picked }: Of<'effect'>, log: Log): void {
  takePart(s, progress, picked, log);
}

export function summon(s: State, { progress, left }: Of<'summon'>): void {
  summonNext(s, progress, left);
}

export function restSelf(s: State, { object, n }: Of<'restSelf'>, log: Log): void {
  const zone = zoneOfObject(s, object);
  invariant(zone !== NOWHERE, 'a unit pays [Rest] only while it is in play');
  giveRest(s, zone, n, 'LN-R-17', log);
}

export function trashEquip(s: State, { equip }: Of<'trashEquip'>, log: Log): void {
  const place = s.equipObject.indexOf(equip);
  invariant(place >= 0, 'an equip pays for its effect only while it is attached');
  removeEquip(s, place, log);
}

/** LN-R-36: the equip joins its unit. */
export function attach(s: State, { seat, card, object }: Of<'attach'>, log: Log): void {
  const zone = zoneOfObject(s, object);
  invariant(zone !== NOWHERE, 'the unit to equip is still in play');
  s.equipCard = plus(s.equipCard, card);
  s.equipOwner = plus(s.equipOwner, seat);
  s.equipObject = plus(s.equipObject, newObject(s, NOWHERE));
  s.equipUnit = plus(s.equipUnit, object);
  log.push({ type: 'attached', clause: 'LN-MAIN-4', seat, card: ID[card], zone: ZONE_NAME[zone] });
}

/** LN-TIME-15. */
export function trashTech(s: State, { seat, card }: Of<'trashTech'>, log: Log): void {
  toTrash(s, seat, card, 'LN-TIME-15', null, log);
}

/** LN-R-84: the cards looked at go to the bottom of the deck in the order seen; their owner remembers them. */
export function bury(s: State, { seat, n }: Of<'bury'>, log: Log): void {
  const pile = s.piles[seat];
  for (let i = 0; i < n; i++) {
    const { card, known } = takeTop(pile);
    toBottom(pile, card, known);
    log.push({ type: 'buried', clause: 'LN-R-84', seat, card: ID[card], secret: known < EVERYBODY });
  }
}
