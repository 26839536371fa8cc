import { invariant } from '@mechatable/kernel';
import { hasRoom, placeUnit } from './arrivals.ts';
import {
  drawCards,
  flag,
  fromGraveyard,
  fromHand,
  giveRest,
  isWarded,
  lastZone,
  removeEquipsOf,
  shield,
  swapZones,
  zoneOfObject,
} from './board.ts';
import { CARDS, ID, fits } from './content/cards.ts';
import type { Op, Selector, Target } from './content/language.ts';
import { bounce, destroyLand, killUnits, mill } from './deaths.ts';
import type { Log } from './event.ts';
import { plus, without } from './lists.ts';
import { allHold, powerOf, select } from './power.ts';
import { foeOf, type EffectContext } from './reach.ts';
import { OWNER, type Progress, type State, type Trigger } from './state.ts';
import { LANE_OF, NOWHERE, UNIT_ZONES, ZONE_NAME, opponent, unitZone } from './zones.ts';

/** The parts of the effect of a trigger or of a tech being played. */
export function partsOf(trigger: Trigger): readonly Op[] {
  const effect = CARDS[trigger.card].effects[trigger.effect];
  invariant(effect.kind !== 'continuous', 'a continuous effect has no parts');
  return effect.do;
}

export function standpoint(s: State, trigger: Trigger): EffectContext {
  return { seat: trigger.seat, source: trigger.source, zone: lastZone(s, trigger.source) };
}

export function begin(s: State, trigger: Trigger): void {
  s.agenda.push({ do: 'effect', progress: { trigger, part: 0, x: 0, chosen: [] }, picked: false });
}

/** Pushes the part after the current one onto the agenda. */
export function goOn(s: State, progress: Progress): void {
  if (progress.part + 1 >= partsOf(progress.trigger).length) return;
  s.agenda.push({ do: 'effect', progress: { ...progress, part: progress.part + 1 }, picked: false });
}

/** How many cards the player chooses; the candidates limit it to as many as exist (LN-R-74). */
function wantedOf(selector: Selector, x: number): number {
  return selector.n === 'X' ? x : (selector.n ?? 1);
}

function selectorOf(part: Op): Selector | null {
  return 'target' in part && typeof part.target === 'object' ? part.target : null;
}

/** The zones that can still be chosen for the current part. */
export function candidatesFor(s: State, { trigger, part, chosen }: Progress): number[] {
  const selector = selectorOf(partsOf(trigger)[part]);
  invariant(selector !== null, 'this part chooses nothing on the board');
  const zones = select(s, selector, standpoint(s, trigger));
  return chosen.length === 0 ? zones : zones.filter((zone) => !chosen.includes(s.object[zone]));
}

/** LN-FX-10: takes the next part of an effect; a part that needs a choice asks for it first. */
export function takePart(s: State, progress: Progress, picked: boolean, log: Log): void {
  if (progress.part === 0 && !picked && !isTechUseful(s, progress.trigger)) return;
  const part = partsOf(progress.trigger)[progress.part];
  const selector = picked ? null : selectorOf(part);
  if (selector === null) {
    carryOut(s, part, progress, log);
    return;
  }
  const fresh = { ...progress, chosen: [] };
  const zones = candidatesFor(s, fresh);
  const wanted = wantedOf(selector, progress.x);
  if (selector.all === true || (selector.upTo !== true && zones.length <= wanted)) {
    carryOut(s, part, { ...fresh, chosen: zones.map((zone) => s.object[zone]) }, log);
  } else if (zones.length === 0 || wanted === 0) {
    carryOut(s, part, fresh, log);
  } else {
    s.agenda.push({ ask: 'target', seat: progress.trigger.seat, progress: fresh, wanted });
  }
}

/** LN-FX-7, LN-R-23: the condition of a tech is tested once its cost is paid. Triggers tested theirs before. */
function isTechUseful(s: State, trigger: Trigger): boolean {
  const effect = CARDS[trigger.card].effects[trigger.effect];
  return effect.kind !== 'tech' || allHold(s, effect.if, standpoint(s, trigger), 0);
}

/** The objects that a part works on. */
export function aim(s: State, target: Target, { trigger, chosen }: Progress): readonly number[] {
  if (target === 'self') return [trigger.source];
  if (target === 'subject') return [trigger.subject];
  if (target === 'foe') return [foeOf(s, trigger.source)];
  return chosen;
}

/**
 * Calls `work` for every target in play that has no Ward against this effect. Ward is logged only if the effect would
 * have changed the unit.
 */
function eachUnit(
  s: State,
  target: Target,
  progress: Progress,
  log: Log,
  work: (zone: number) => void,
  wouldChange: (zone: number) => boolean = () => true,
): void {
  for (const object of aim(s, target, progress)) {
    const zone = zoneOfObject(s, object);
    if (zone === NOWHERE || zone >= UNIT_ZONES) continue; // LN-R-63: it has left the board; or it is a land
    if (!isWarded(s, zone, progress.trigger.seat)) work(zone);
    else if (wouldChange(zone))
      log.push({ type: 'warded', clause: 'LN-R-87', card: ID[s.card[zone]], zone: ZONE_NAME[zone] });
  }
}

function carryOut(s: State, part: Op, progress: Progress, log: Log): void {
  const { trigger, x } = progress;
  const { seat } = trigger;
  switch (part.op) {
    case 'draw':
      if (allHold(s, part.if, standpoint(s, trigger), x)) {
        drawCards(s, seat, part.n === 'X' ? x : part.n, 'LN-ZONE-4', log);
      }
      break;
    case 'discard':
      goOn(s, progress);
      s.agenda.push({ ask: 'discard', seat: part.who === 'you' ? seat : opponent(seat) });
      return;
    case 'destroy':
      destroyAll(s, part, progress, log);
      break;
    case 'sacrifice':
      killUnits(s, progress.chosen, 'LN-FX-8', log);
      goOn(s, { ...progress, x: progress.chosen.length });
      return;
    case 'bounce':
      eachUnit(s, part.target, progress, log, (zone) => {
        bounce(s, zone, 'LN-FX-10', log);
      });
      break;
    case 'rest':
      eachUnit(
        s,
        part.target,
        progress,
        log,
        (zone) => {
          giveRest(s, zone, part.n, 'LN-R-17', log);
        },
        (zone) => s.rest[zone] < part.n,
      );
      break;
    case 'ready':
      eachUnit(s, part.target, progress, log, (zone) => {
        s.rest[zone] = 0;
        log.push({ type: 'readied', clause: 'LN-R-20', card: ID[s.card[zone]], zone: ZONE_NAME[zone] });
      });
      break;
    case 'power':
      changePower(s, part, progress, log);
      break;
    case 'strip':
      eachUnit(s, part.target, progress, log, (zone) => {
        removeEquipsOf(s, s.object[zone], log);
      });
      break;
    case 'move':
    case 'moveLand': {
      goOn(s, progress);
      const objects = aim(s, part.target, progress);
      const to = part.op === 'move' ? part.to : 'land';
      for (let i = objects.length - 1; i >= 0; i--)
        s.agenda.push({ ask: 'moveTo', seat, object: objects[i], to });
      return;
    }
    case 'swapRows':
      swapRows(s, trigger, log);
      break;
    case 'summonSelf':
      summonSelf(s, part.to, trigger, log);
      break;
    case 'summon':
      s.agenda.push({ do: 'summon', progress, left: part.n });
      return;
    case 'dig':
    case 'peek':
      if (lookAt(s, progress, part.op === 'dig' ? part.n : 1, log)) return;
      break;
    case 'salvage':
      goOn(s, progress);
      s.agenda.push({ ask: 'fromPile', seat, progress, left: 1 });
      return;
    case 'mill':
      mill(s, seat, part.n, 'LN-R-68', log);
      break;
    case 'pool':
      goOn(s, progress);
      if (s.piles[seat].revealed.length > 0) s.agenda.push({ ask: 'takeRevealed', seat, exchange: false });
      return;
    case 'shield':
      shield(s, seat, 'LN-R-57', log);
      break;
    case 'save':
      invariant(s.combat !== null, 'a unit is saved from a combat only during that combat');
      s.combat = { ...s.combat, saved: [...s.combat.saved, trigger.source] };
      break;
    case 'choose':
      chooseNext(s, { ...progress, x: 0 });
      return;
  }
  goOn(s, progress);
}

/** LN-FX-8: asks for one more card, as long as there is one and the number is not reached. */
export function chooseNext(s: State, progress: Progress): void {
  const { trigger, part, x } = progress;
  const choice = partsOf(trigger)[part];
  invariant(choice.op === 'choose', 'only a choosing part chooses');
  const cards = s.piles[trigger.seat][choice.from];
  const possible = x < choice.upTo && cards.some((card) => fits(card, choice.filter));
  if (possible) s.agenda.push({ ask: 'chooseCard', seat: trigger.seat, progress });
  else goOn(s, progress);
}

function destroyAll(s: State, part: Op & { op: 'destroy' }, progress: Progress, log: Log): void {
  const dying: number[] = [];
  const isWeakEnough = (zone: number): boolean =>
    part.maxPower === undefined || powerOf(s, zone) <= part.maxPower;
  const mark = (zone: number): void => {
    if (isWeakEnough(zone)) dying.push(s.object[zone]);
  };
  eachUnit(s, part.target, progress, log, mark, isWeakEnough);
  killUnits(s, dying, 'LN-R-71', log);
  for (const object of aim(s, part.target, progress)) {
    const zone = zoneOfObject(s, object);
    if (zone >= UNIT_ZONES) destroyLand(s, zone, 'LN-R-30', log);
  }
}

function changePower(s: State, part: Op & { op: 'power' }, progress: Progress, log: Log): void {
  const amount = part.n === 'X' ? progress.x : part.n;
  if (amount === 0) return; // LN-FX-11
  const change = (zone: number): void => {
    s.changeUnit = plus(s.changeUnit, s.object[zone]);
    s.changeBy = plus(s.changeBy, progress.trigger.card);
    s.changeAmount = plus(s.changeAmount, amount);
    s.changeUntil = plus(s.changeUntil, part.until);
    s.changeSeat = plus(s.changeSeat, progress.trigger.seat);
    log.push({
      type: 'power',
      clause: 'LN-R-77',
      card: ID[s.card[zone]],
      zone: ZONE_NAME[zone],
      by: ID[progress.trigger.card],
      amount,
      until: part.until,
    });
  };
  if (amount < 0) {
    eachUnit(s, part.target, progress, log, change); // LN-R-87: Ward only stops weakening
    return;
  }
  for (const object of aim(s, part.target, progress)) {
    const zone = zoneOfObject(s, object);
    if (zone !== NOWHERE) change(zone); // LN-R-63
  }
}

/** LN-R-88, LN-R-93: swaps front and back of the source's lane, unless one of the units is anchored. */
function swapRows(s: State, trigger: Trigger, log: Log): void {
  const lane = LANE_OF[lastZone(s, trigger.source)];
  const front = unitZone(trigger.seat, 0, lane);
  const back = unitZone(trigger.seat, 1, lane);
  for (const zone of [front, back]) if (s.card[zone] >= 0 && flag(s, zone, 'anchored') > 0) return;
  for (const [from, to] of [
    [front, back],
    [back, front],
  ]) {
    if (s.card[from] < 0) continue;
    log.push({
      type: 'moved',
      clause: 'LN-R-93',
      card: ID[s.card[from]],
      from: ZONE_NAME[from],
      zone: ZONE_NAME[to],
    });
  }
  swapZones(s, front, back);
}

/** A card that summons itself from the graveyard or the hand. */
function summonSelf(
  s: State,
  to: 'any' | 'back' | 'adjacent' | 'subjectZone',
  trigger: Trigger,
  log: Log,
): void {
  const { seat, card, source, subjectZone } = trigger;
  if (!hasRoom(s, seat, to, subjectZone)) return; // LN-FX-11
  const pile = s.piles[seat];
  if (source === NOWHERE) {
    fromHand(pile, card);
    placeUnit(s, card, subjectZone, false, log);
    return;
  }
  const place = pile.graveyardId.indexOf(source);
  invariant(place >= 0, 'a card summons itself only while it is in the graveyard');
  pile.graveyard = without(pile.graveyard, place);
  pile.graveyardId = without(pile.graveyardId, place);
  s.agenda.push({ ask: 'zone', seat, card, played: false, to, near: NOWHERE });
}

/** LN-R-94: the top cards are seen by their owner, who is asked even if none of them fits. */
function lookAt(s: State, progress: Progress, wanted: number, log: Log): boolean {
  const { seat } = progress.trigger;
  const pile = s.piles[seat];
  const n = Math.min(wanted, pile.deck.length);
  if (n === 0) return false;
  const cards: string[] = [];
  for (let i = 1; i <= n; i++) {
    const place = pile.deck.length - i;
    if (pile.deckKnown[place] < OWNER) pile.deckKnown = pile.deckKnown.with(place, OWNER);
    cards.push(ID[pile.deck[place]]);
  }
  log.push({ type: 'looked', clause: 'LN-R-94', seat, cards, n });
  s.agenda.push({ ask: 'look', seat, progress, n });
  return true;
}

/** LN-R-71: units summoned from the graveyard come one after another, each to a zone chosen for it. */
export function summonNext(s: State, progress: Progress, left: number): void {
  const { trigger } = progress;
  const part = partsOf(trigger)[progress.part];
  invariant(part.op === 'summon', 'only a summoning part summons');
  const possible =
    left > 0 &&
    hasRoom(s, trigger.seat, part.to, lastZone(s, trigger.source)) &&
    s.piles[trigger.seat].graveyard.some((card) => fits(card, part.filter));
  if (possible) s.agenda.push({ ask: 'fromPile', seat: trigger.seat, progress, left });
  else goOn(s, progress);
}

/** Takes a chosen card out of the graveyard and asks for its zone. */
export function summonCard(s: State, card: number, progress: Progress, left: number): void {
  const { trigger } = progress;
  const part = partsOf(trigger)[progress.part];
  invariant(part.op === 'summon', 'only a summoning part summons');
  fromGraveyard(s.piles[trigger.seat], card);
  s.agenda.push({ do: 'summon', progress, left: left - 1 });
  s.agenda.push({
    ask: 'zone',
    seat: trigger.seat,
    card,
    played: false,
    to: part.to,
    near: lastZone(s, trigger.source),
  });
}
