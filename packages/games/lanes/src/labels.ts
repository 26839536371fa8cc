import type { Action } from './action.ts';
import { CARDS, cardNumber } from './content/cards.ts';
import { TRIGGERS, type TriggerEffect, type TriggerName } from './content/language.ts';
import type { Ask, Trigger } from './state.ts';
import type { View } from './view.ts';
import { SEAT_LETTERS, UNIT_ZONES, ZONE_NAME, zoneNumber } from './zones.ts';

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

/** The question that is open; null when the match is over. */
export function openQuestion(view: View): Ask | null {
  const top = view.agenda.at(-1);
  return top !== undefined && 'ask' in top ? top : null;
}

function triggerName(view: View, trigger: Trigger): string {
  if (trigger.hand !== null)
    return `a reaction from your hand to the death in ${ZONE_NAME[trigger.subjectZone]}`;
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

/** What the [Main] effects of a zone's card are called, its equips' after its own. */
function mainEffectName(view: View, zone: string, index: number): string {
  const card = view.board[zoneNumber(zone)];
  if (card === null) return zone;
  const sources = [card.card, ...card.equips.map((equip) => equip.card)];
  const effects = sources.flatMap((id) =>
    CARDS[cardNumber(id)].effects
      .filter((effect) => effect.kind === 'trigger' && effect.on === 'main')
      .map(() => id),
  );
  const granting = effects[index];
  const by = granting === card.card ? '' : ` of ${cardName(granting)}`;
  return `[Main]${by}${effects.length > 1 ? ` number ${index + 1}` : ''}`;
}

const CHOOSE_VERB = {
  choose: 'Put under your deck',
  salvage: 'Return to your hand',
  summon: 'Summon',
} as const;

function chooseVerb(view: View): string {
  const ask = openQuestion(view);
  if (ask?.ask !== 'chooseCard' && ask?.ask !== 'fromPile') return 'Choose';
  const effect = CARDS[ask.progress.trigger.card].effects[ask.progress.trigger.effect];
  const op = effect.kind === 'continuous' ? undefined : effect.do[ask.progress.part].op;
  return op === 'choose' || op === 'salvage' || op === 'summon' ? CHOOSE_VERB[op] : 'Choose';
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
      return `Put ${cardName(action.card)} under your deck`;
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
      return `Use ${mainEffectName(view, action.zone, action.effect)} with ${held(view, action.zone)}`;
    case 'pass':
      return 'End your turn';
    case 'payDiscard':
      return `Pay by discarding ${cardName(action.card)}`;
    case 'paySacrifice':
      return `Pay with the life of ${held(view, action.zone)}`;
    case 'payRestUnit':
      return `Pay by resting ${held(view, action.zone)}`;
    case 'payTrashLand':
      return `Pay with ${held(view, action.zone)}`;
    case 'payGraveBottom':
      return `Pay by putting ${cardName(action.card)} from your graveyard under your deck`;
    case 'zone':
      return `Place it in ${zoneWords(action.zone)}`;
    case 'moveTo':
      return `Move it to ${zoneWords(action.zone)}`;
    case 'orderTrigger': {
      const trigger = ownWaiting(view).at(action.trigger);
      return `${action.trigger + 1}. ${trigger === undefined ? 'trigger' : triggerName(view, trigger)} next`;
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
      return `${chooseVerb(view)}: ${cardName(action.card)}`;
    case 'stop':
      return 'Choose no more';
    case 'look':
      return looksAtOne(view)
        ? `Put ${cardName(action.card)} under your deck`
        : `Summon ${cardName(action.card)}`;
    case 'leave':
      return looksAtOne(view) ? 'Leave it on top' : 'Summon none of them';
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

/** The things a person would click for an action, in order. */
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

/** What is being asked, and of whom. */
export function question(view: View): string {
  const ask = openQuestion(view);
  if (ask === null) return view.outcome?.sentence ?? 'Nobody is being asked.';
  const who = SEAT_LETTERS[ask.seat];
  const sourceOf = (trigger: Trigger): string => CARDS[trigger.card].name;
  switch (ask.ask) {
    case 'tossChoice':
      return `${who} has won the toss: first or second turn?`;
    case 'setProtection':
      return `${who} sets a card of the hand as protection, face down.`;
    case 'exchange':
      return `${who}, exchange a card of your hand with your pool?`;
    case 'exchangeReturn':
      return `${who}, which card goes under your deck?`;
    case 'takeRevealed':
      return `${who}, which face-up pool card do you take?`;
    case 'main':
      return `${who}, it is your Main Phase: play, attack, move, use an effect, or end your turn.`;
    case 'payDiscard':
      return `${who} pays: discard a card.`;
    case 'paySacrifice':
      return `${who} pays: choose a ${ask.tribe} unit to put into the graveyard.`;
    case 'payRestUnit':
      return `${who} pays: choose a ready unit to rest for ${ask.n}.`;
    case 'payTrashLand':
      return `${who} pays: choose a land to put into the trash.`;
    case 'payGraveBottom':
      return `${who} pays: choose a graveyard card to put under the deck.`;
    case 'zone':
      return `${who}, where does ${CARDS[ask.card].name} go?`;
    case 'moveTo':
      return `${who}, where does it move?`;
    case 'orderTrigger':
      return `${who}, which of your triggers is next?`;
    case 'optional':
      return `${who}, use ${triggerName(view, ask.trigger)}?`;
    case 'handReaction':
      return `${who}, react from your hand to the death in ${ZONE_NAME[ask.trigger.subjectZone]}?`;
    case 'target':
      return `${who} chooses for ${sourceOf(ask.progress.trigger)} (${ask.progress.chosen.length} of ${ask.wanted} chosen).`;
    case 'chooseCard':
    case 'fromPile':
      return `${who} chooses a card for ${sourceOf(ask.progress.trigger)}.`;
    case 'look':
      return `${who} looks at the top ${ask.n === 1 ? 'card' : `${ask.n} cards`} for ${sourceOf(ask.progress.trigger)}.`;
    case 'discard':
      return `${who} must discard a card.`;
  }
}
