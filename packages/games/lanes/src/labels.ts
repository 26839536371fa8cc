import { openQuestion, type Names } from '@mechatable/kernel';
import type { Action } from './action.ts';
import { CARDS, cardNumber } from './content/cards.ts';
import type { TriggerEffect, TriggerName } from './content/language.ts';
import { BY_SEAT, outcome } from './ending.ts';
import type { Ask, Trigger } from './state.ts';
import type { View } from './view.ts';
import { words } from './words/index.ts';
import type { Asked } from './words/questions.ts';
import { LANE_OF, ROW_OF, ZONE_NAME, zoneNumber } from './zones.ts';

/** `startOfTurn` → `[Start of Turn]`, as printed. */
export function printedTrigger(name: TriggerName): string {
  return words.terms.triggers[name];
}

export function cardName(id: string): string {
  const card = cardNumber(id);
  return card < 0 ? id : CARDS[card].name;
}

/** The card in a zone by name and place: `Pike Lancer (A1f)`. */
function held(view: View, zone: string): string {
  const place = zoneNumber(zone);
  const card = place < 0 ? null : view.board[place];
  return card === null ? zone : words.terms.cardAt(cardName(card.card), zone);
}

function playLabel(id: string): string {
  const { name, kind, front, back } = CARDS[cardNumber(id)];
  return kind === 'unit' ? words.actions.playUnit(name, front, back) : words.actions.play(name);
}

function triggerName(view: View, trigger: Trigger): string {
  if (trigger.hand !== null) return words.terms.handReaction(ZONE_NAME[trigger.subjectZone]);
  const card = CARDS[trigger.card];
  const effect = card.effects[trigger.effect] as TriggerEffect;
  const zone = view.board.findIndex((other) => other?.object === trigger.source);
  const isAnother = trigger.subjectCard >= 0 && trigger.subject !== trigger.source;
  return words.terms.trigger(
    card.name,
    zone < 0 ? null : ZONE_NAME[zone],
    effect.on,
    isAnother ? CARDS[trigger.subjectCard].name : null,
  );
}

function ownWaiting(view: View): Trigger[] {
  const ask = openQuestion(view);
  return ask?.ask === 'orderTrigger' ? ask.triggers.filter((trigger) => trigger.seat === ask.seat) : [];
}

/** A [Main] effect in a zone; effects from equips come after the card's own. */
function activateLabel(view: View, zone: string, index: number): string {
  const card = view.board[zoneNumber(zone)];
  if (card === null) return words.actions.activate(zone, null, null);
  const sources = [card.card, ...card.equips.map((equip) => equip.card)];
  const effects = sources.flatMap((id) =>
    CARDS[cardNumber(id)].effects
      .filter((effect) => effect.kind === 'trigger' && effect.on === 'main')
      .map(() => id),
  );
  const granting = effects[index];
  return words.actions.activate(
    held(view, zone),
    effects.length > 1 ? index + 1 : null,
    granting === card.card ? null : cardName(granting),
  );
}

function chooseLabel(view: View, name: string): string {
  const ask = openQuestion(view);
  if (ask?.ask !== 'chooseCard' && ask?.ask !== 'fromPile') return words.actions.choose(name);
  const effect = CARDS[ask.progress.trigger.card].effects[ask.progress.trigger.effect];
  switch (effect.kind === 'continuous' ? undefined : effect.do[ask.progress.part].op) {
    case 'choose':
      return words.actions.toBottom(name);
    case 'salvage':
      return words.actions.toHand(name);
    case 'summon':
      return words.actions.summon(name);
    default:
      return words.actions.choose(name);
  }
}

function looksAtOne(view: View): boolean {
  const ask = openQuestion(view);
  if (ask?.ask !== 'look') return false;
  const effect = CARDS[ask.progress.trigger.card].effects[ask.progress.trigger.effect];
  return effect.kind !== 'continuous' && effect.do[ask.progress.part].op === 'peek';
}

/** An action in plain English. */
export function label(view: View, action: Action): string {
  const { actions } = words;
  switch (action.kind) {
    case 'tossChoice':
      return action.take === 'first' ? actions.takeFirstTurn : actions.takeSecondTurn;
    case 'exchange':
      return action.yes ? actions.exchange : actions.keepCards;
    case 'giveBack':
      return actions.toBottom(cardName(action.card));
    case 'playUnit':
    case 'playLand':
    case 'playTech':
      return playLabel(action.card);
    case 'equip':
      return actions.equip(cardName(action.card), held(view, action.unit));
    case 'attack':
      return actions.attack(held(view, action.unit));
    case 'move':
      return actions.move(held(view, action.unit), action.zone);
    case 'activate':
      return activateLabel(view, action.zone, action.effect);
    case 'pass':
      return actions.endTurn;
    case 'paySacrifice':
    case 'payRestUnit':
    case 'payTrashLand':
      return actions[action.kind](held(view, action.zone));
    case 'setProtection':
    case 'takeRevealed':
    case 'payDiscard':
    case 'payGraveBottom':
    case 'react':
    case 'discard':
      return actions[action.kind](cardName(action.card));
    case 'zone':
      return actions.placeIn(placeName(action.zone));
    case 'moveTo':
      return actions.moveTo(placeName(action.zone));
    case 'orderTrigger': {
      const trigger = ownWaiting(view).at(action.trigger);
      const name = trigger === undefined ? words.terms.someTrigger : triggerName(view, trigger);
      return actions.orderTrigger(action.trigger + 1, name);
    }
    case 'optional':
      return action.yes ? actions.useTrigger : actions.skipTrigger;
    case 'decline':
    case 'stop':
      return actions[action.kind];
    case 'target':
      return actions.choose(held(view, action.zone));
    case 'choose':
      return chooseLabel(view, cardName(action.card));
    case 'look':
      return looksAtOne(view)
        ? actions.toBottom(cardName(action.card))
        : actions.summon(cardName(action.card));
    case 'leave':
      return looksAtOne(view) ? actions.leaveOnTop : actions.summonNone;
  }
}

/** `A2f` → `lane 2, frontline (A2f)`. */
function placeName(zone: string): string {
  const place = zoneNumber(zone);
  if (place < 0) return zone;
  return words.terms.cardAt(words.terms.place(LANE_OF[place] + 1, ROW_OF[place]), zone);
}

/** The clicks that lead to an action, in order. */
export function anchors(view: View, action: Action): readonly string[] {
  switch (action.kind) {
    case 'tossChoice':
      return [`choice:${action.take}`];
    case 'exchange':
    case 'optional':
      return [`choice:${action.yes ? 'yes' : 'no'}`];
    case 'pass':
    case 'decline':
    case 'stop':
    case 'leave':
      return [`choice:${action.kind}`];
    case 'orderTrigger':
      return [`trigger:${action.trigger}`];
    case 'takeRevealed':
      return [`pool:${action.card}`];
    case 'payGraveBottom':
      return [`graveyard:${action.card}`];
    case 'choose': {
      const ask = openQuestion(view);
      return [
        `${ask?.ask === 'chooseCard' || ask?.ask === 'fromPile' ? pileName(ask) : 'hand'}:${action.card}`,
      ];
    }
    case 'look':
      return [`deck:${action.card}`];
    case 'equip':
      return [`hand:${action.card}`, `zone:${action.unit}`];
    case 'attack': {
      const lane = action.unit[1];
      return [`zone:${action.unit}`, `lane:${action.unit.startsWith('A') ? 'B' : 'A'}${lane}`];
    }
    case 'move':
      return [`zone:${action.unit}`, `zone:${action.zone}`];
    case 'activate':
      return [`zone:${action.zone}`, `effect:${action.effect}`];
    case 'paySacrifice':
    case 'payRestUnit':
    case 'payTrashLand':
    case 'zone':
    case 'moveTo':
    case 'target':
      return [`zone:${action.zone}`];
    default:
      return [`hand:${action.card}`];
  }
}

function pileName(ask: Extract<Ask, { ask: 'chooseCard' | 'fromPile' }>): string {
  const effect = CARDS[ask.progress.trigger.card].effects[ask.progress.trigger.effect];
  const op = effect.kind === 'continuous' ? undefined : effect.do[ask.progress.part];
  return op?.op === 'choose' || op?.op === 'salvage' ? op.from : 'graveyard';
}

/** The open question: addressed to the player who answers it, or about that player for everyone else. */
export function question(view: View, names: Names = BY_SEAT): string {
  const ask = openQuestion(view);
  if (ask === null) return view.outcome === null ? words.questions.none : outcome(view.outcome, names);
  return asking(view, ask, { names, seat: ask.seat, own: view.viewer === ask.seat });
}

const sourceOf = (trigger: Trigger): string => CARDS[trigger.card].name;

/** The card that an effect is moving. */
function movingName(view: View, object: number): string {
  const moving = view.board.find((other) => other?.object === object);
  return moving === undefined || moving === null ? words.terms.someCard : cardName(moving.card);
}

function asking(view: View, ask: Ask, asked: Asked): string {
  const { questions } = words;
  switch (ask.ask) {
    case 'tossChoice':
    case 'setProtection':
    case 'exchange':
    case 'exchangeReturn':
    case 'takeRevealed':
    case 'main':
    case 'payDiscard':
    case 'payTrashLand':
    case 'payGraveBottom':
    case 'orderTrigger':
    case 'discard':
      return questions[ask.ask](asked);
    case 'paySacrifice':
      return questions.paySacrifice(asked, ask.tribe);
    case 'payRestUnit':
      return questions.payRestUnit(asked, ask.n);
    case 'zone':
      return questions.zone(asked, CARDS[ask.card].name);
    case 'moveTo':
      return questions.moveTo(asked, movingName(view, ask.object));
    case 'optional':
      return questions.optional(asked, triggerName(view, ask.trigger));
    case 'handReaction':
      return questions.handReaction(asked, ZONE_NAME[ask.trigger.subjectZone]);
    case 'target': {
      const { trigger, chosen } = ask.progress;
      return questions.target(asked, sourceOf(trigger), chosen.length, ask.wanted);
    }
    case 'chooseCard':
    case 'fromPile':
      return questions.chooseCard(asked, sourceOf(ask.progress.trigger));
    case 'look':
      return questions[looksAtOne(view) ? 'peek' : 'dig'](asked, sourceOf(ask.progress.trigger), ask.n);
  }
}
