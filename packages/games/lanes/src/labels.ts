import { does, sentence, type Names } from '@mechatable/kernel';
import type { Action } from './action.ts';
import { CARDS, cardNumber } from './content/cards.ts';
import { TRIGGERS, type TriggerEffect, type TriggerName } from './content/language.ts';
import { BY_SEAT, outcome } from './ending.ts';
import type { Ask, Trigger } from './state.ts';
import type { View } from './view.ts';
import { UNIT_ZONES, ZONE_NAME, zoneNumber } from './zones.ts';

/** `startOfTurn` → `[Start of Turn]`, as printed. */
const PRINTED = Object.fromEntries(
  TRIGGERS.map((name) => {
    const words = name.replace(/([A-Z])/g, ' $1').split(' ');
    const printed = words.map((word) => (word === 'Of' ? 'of' : word[0].toUpperCase() + word.slice(1)));
    return [name, `[${printed.join(' ')}]`];
  }),
) as Record<TriggerName, string>;

export function printedTrigger(name: TriggerName): string {
  return PRINTED[name];
}

export function cardName(id: string): string {
  const card = cardNumber(id);
  return card < 0 ? id : CARDS[card].name;
}

/** The card in a zone by name and place: `Pike Lancer (A1f)`. */
function held(view: View, zone: string): string {
  const place = zoneNumber(zone);
  const card = place < 0 ? null : view.board[place];
  return card === null ? zone : `${cardName(card.card)} (${zone})`;
}

function power(id: string): string {
  const card = CARDS[cardNumber(id)];
  return card.kind === 'unit' ? ` ${card.front}/${card.back}` : '';
}

/** The open question; null when the match is over. */
export function openQuestion(view: View): Ask | null {
  const top = view.agenda.at(-1);
  return top !== undefined && 'ask' in top ? top : null;
}

function triggerName(view: View, trigger: Trigger): string {
  if (trigger.hand !== null) return `hand reaction to the death in ${ZONE_NAME[trigger.subjectZone]}`;
  const card = CARDS[trigger.card];
  const effect = card.effects[trigger.effect] as TriggerEffect;
  const zone = view.board.findIndex((other) => other?.object === trigger.source);
  const where = zone < 0 ? '' : ` (${ZONE_NAME[zone]})`;
  const what =
    trigger.subjectCard >= 0 && trigger.subject !== trigger.source
      ? ` for ${CARDS[trigger.subjectCard].name}`
      : '';
  return `${card.name}${where} ${PRINTED[effect.on]}${what}`;
}

function ownWaiting(view: View): Trigger[] {
  const ask = openQuestion(view);
  return ask?.ask === 'orderTrigger' ? ask.triggers.filter((trigger) => trigger.seat === ask.seat) : [];
}

/** The name of a [Main] effect in a zone; effects from equips come after the card's own. */
function mainEffectName(view: View, zone: string, index: number): string {
  const card = view.board[zoneNumber(zone)];
  if (card === null) return '[Main]';
  const sources = [card.card, ...card.equips.map((equip) => equip.card)];
  const effects = sources.flatMap((id) =>
    CARDS[cardNumber(id)].effects
      .filter((effect) => effect.kind === 'trigger' && effect.on === 'main')
      .map(() => id),
  );
  const granting = effects[index];
  const by = granting === card.card ? '' : ` from ${cardName(granting)}`;
  return `[Main]${effects.length > 1 ? ` ${index + 1}` : ''}${by}`;
}

function chooseLabel(view: View, name: string): string {
  const ask = openQuestion(view);
  if (ask?.ask !== 'chooseCard' && ask?.ask !== 'fromPile') return `Choose ${name}`;
  const effect = CARDS[ask.progress.trigger.card].effects[ask.progress.trigger.effect];
  switch (effect.kind === 'continuous' ? undefined : effect.do[ask.progress.part].op) {
    case 'choose':
      return `Put ${name} on the bottom of your deck`;
    case 'salvage':
      return `Return ${name} to your hand`;
    case 'summon':
      return `Summon ${name}`;
    default:
      return `Choose ${name}`;
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
  switch (action.kind) {
    case 'tossChoice':
      return action.take === 'first' ? 'Take the first turn' : 'Take the second turn';
    case 'setProtection':
      return `Set ${cardName(action.card)} as protection`;
    case 'exchange':
      return action.yes ? 'Exchange a card with your pool' : 'Keep your cards';
    case 'giveBack':
      return `Put ${cardName(action.card)} on the bottom of your deck`;
    case 'takeRevealed':
      return `Take ${cardName(action.card)} from your pool`;
    case 'playUnit':
    case 'playLand':
    case 'playTech':
      return `Play ${cardName(action.card)}${power(action.card)}`;
    case 'equip':
      return `Attach ${cardName(action.card)} to ${held(view, action.unit)}`;
    case 'attack':
      return `Attack with ${held(view, action.unit)}`;
    case 'move':
      return `Move ${held(view, action.unit)} to ${action.zone}`;
    case 'activate':
      return `Use ${held(view, action.zone)} ${mainEffectName(view, action.zone, action.effect)}`;
    case 'pass':
      return 'End turn';
    case 'payDiscard':
      return `Discard ${cardName(action.card)} to pay`;
    case 'paySacrifice':
      return `Sacrifice ${held(view, action.zone)}`;
    case 'payRestUnit':
      return `Rest ${held(view, action.zone)}`;
    case 'payTrashLand':
      return `Trash ${held(view, action.zone)}`;
    case 'payGraveBottom':
      return `Put ${cardName(action.card)} from your graveyard on the bottom of your deck`;
    case 'zone':
      return `Place it in ${zoneWords(action.zone)}`;
    case 'moveTo':
      return `Move it to ${zoneWords(action.zone)}`;
    case 'orderTrigger': {
      const trigger = ownWaiting(view).at(action.trigger);
      return `Resolve ${action.trigger + 1}: ${trigger === undefined ? 'trigger' : triggerName(view, trigger)}`;
    }
    case 'optional':
      return action.yes ? 'Yes, use it' : 'No, leave it';
    case 'react':
      return `React with ${cardName(action.card)}`;
    case 'decline':
      return 'Decline to react';
    case 'target':
      return `Choose ${held(view, action.zone)}`;
    case 'choose':
      return chooseLabel(view, cardName(action.card));
    case 'stop':
      return 'Stop choosing';
    case 'look':
      return looksAtOne(view)
        ? `Put ${cardName(action.card)} on the bottom of your deck`
        : `Summon ${cardName(action.card)}`;
    case 'leave':
      return looksAtOne(view) ? 'Leave it on top' : 'Summon none';
    case 'discard':
      return `Discard ${cardName(action.card)}`;
  }
}

/** `A2f` → `lane 2, frontline (A2f)`. */
function zoneWords(zone: string): string {
  const place = zoneNumber(zone);
  if (place < 0) return zone;
  const row = place >= UNIT_ZONES ? 'land zone' : zone.endsWith('f') ? 'frontline' : 'backline';
  return `lane ${zone[1]}, ${row} (${zone})`;
}

/** What a person would click for an action, in order. */
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
  if (ask === null)
    return view.outcome === null ? 'Nothing to decide right now.' : outcome(view.outcome, names);
  if (view.viewer === ask.seat) return prompt(view, ask);
  return `${sentence(does(names, ask.seat, deciding(view, ask)))}.`;
}

const sourceOf = (trigger: Trigger): string => CARDS[trigger.card].name;

/** The card that an effect is moving. */
function movingName(view: View, object: number): string {
  const moving = view.board.find((other) => other?.object === object);
  return moving === undefined || moving === null ? 'the card' : cardName(moving.card);
}

function prompt(view: View, ask: Ask): string {
  switch (ask.ask) {
    case 'tossChoice':
      return 'You won the toss: go first or second?';
    case 'setProtection':
      return 'Choose a card to set as protection.';
    case 'exchange':
      return 'Exchange a card with your pool?';
    case 'exchangeReturn':
      return 'Which card goes on the bottom?';
    case 'takeRevealed':
      return 'Which pool card do you take?';
    case 'main':
      return 'Your turn: play, attack, move, or end it.';
    case 'payDiscard':
      return 'Pay: discard a card.';
    case 'paySacrifice':
      return `Pay: choose a ${ask.tribe} unit to sacrifice.`;
    case 'payRestUnit':
      return `Pay: choose a ready unit for [Rest] ${ask.n}.`;
    case 'payTrashLand':
      return 'Pay: choose a land to trash.';
    case 'payGraveBottom':
      return 'Pay: choose a card from your graveyard.';
    case 'zone':
      return `Where does ${CARDS[ask.card].name} go?`;
    case 'moveTo':
      return `Where does ${movingName(view, ask.object)} move?`;
    case 'orderTrigger':
      return 'Which of your triggers resolves next?';
    case 'optional':
      return `Use ${triggerName(view, ask.trigger)}?`;
    case 'handReaction':
      return `React from hand to the death in ${ZONE_NAME[ask.trigger.subjectZone]}?`;
    case 'target': {
      const count = ask.wanted === 1 ? '' : ` (${ask.progress.chosen.length} of ${ask.wanted})`;
      return `${sourceOf(ask.progress.trigger)}: choose a target${count}.`;
    }
    case 'chooseCard':
    case 'fromPile':
      return `${sourceOf(ask.progress.trigger)}: choose a card.`;
    case 'look':
      return looksAtOne(view)
        ? `${sourceOf(ask.progress.trigger)}: keep this card on top?`
        : `${sourceOf(ask.progress.trigger)}: summon from the top ${topCards(ask.n)}?`;
    case 'discard':
      return 'Choose a card to discard.';
  }
}

/** What the player is deciding, as others read it: `chooses a card to discard`. */
function deciding(view: View, ask: Ask): string {
  switch (ask.ask) {
    case 'tossChoice':
      return 'won the toss and chooses who goes first';
    case 'setProtection':
      return 'chooses a card to set as protection';
    case 'exchange':
      return 'may exchange a card with the pool';
    case 'exchangeReturn':
      return 'chooses a card for the bottom of the deck';
    case 'takeRevealed':
      return 'chooses a pool card to take';
    case 'main':
      return 'chooses a main action';
    case 'payDiscard':
      return 'chooses a card to discard as payment';
    case 'paySacrifice':
      return `chooses a ${ask.tribe} unit to sacrifice`;
    case 'payRestUnit':
      return `chooses a ready unit for [Rest] ${ask.n}`;
    case 'payTrashLand':
      return 'chooses a land to trash';
    case 'payGraveBottom':
      return 'chooses a card from the graveyard as payment';
    case 'zone':
      return `chooses a zone for ${CARDS[ask.card].name}`;
    case 'moveTo':
      return `chooses where ${movingName(view, ask.object)} moves`;
    case 'orderTrigger':
      return 'chooses which trigger resolves next';
    case 'optional':
      return `decides whether to use ${triggerName(view, ask.trigger)}`;
    case 'handReaction':
      return `may react from hand to the death in ${ZONE_NAME[ask.trigger.subjectZone]}`;
    case 'target':
      return `chooses a target for ${sourceOf(ask.progress.trigger)}`;
    case 'chooseCard':
    case 'fromPile':
      return `chooses a card for ${sourceOf(ask.progress.trigger)}`;
    case 'look':
      return `looks at the top ${topCards(ask.n)} for ${sourceOf(ask.progress.trigger)}`;
    case 'discard':
      return 'chooses a card to discard';
  }
}

function topCards(n: number): string {
  return n === 1 ? 'card' : `${n} cards`;
}
