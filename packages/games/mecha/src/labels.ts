import { does, sentence, whom, type Names, type Seat } from '@mechatable/kernel';
import { FROM_DAMAGE } from './abilities.ts';
import type { Action, ActionOf } from './action.ts';
import { PLAYER } from './actions/attack.ts';
import { CELL_NAME, SEAT_LETTERS, opponent, seatNumber } from './board.ts';
import { CARDS, NAME, cardNumber } from './content/cards.ts';
import { partOf } from './effects/carry-out.ts';
import { BY_SEAT } from './ending.ts';
import type { Ask, Link, WindowName } from './state.ts';
import { AND, NO_TARGET } from './targets.ts';
import type { UnitView, View } from './view.ts';

type LinkOf<Kind extends Link['kind']> = Extract<Link, { kind: Kind }>;

export function cardName(id: string): string {
  const card = cardNumber(id);
  return card < 0 ? id : NAME[card];
}

function unitOn(view: View, cell: string): UnitView | null {
  return view.units.find((u) => u.cell === cell) ?? null;
}

/** What is on a space by name and place: `Mega Bot (d3)`. */
function held(view: View, cell: string): string {
  const u = unitOn(view, cell);
  if (u !== null) return `${u.name} (${cell})`;
  const lying = view.lying.find((other) => other.cell === cell);
  return lying === undefined ? cell : `${cardName(lying.card)} (${cell})`;
}

/** One target: a player, a link of the chain, an attached card, a card of the discard pile, or what is on a space. */
function oneTarget(view: View, target: string, names: Names): string {
  const seat = seatNumber(target);
  if (seat >= 0) return seat === view.viewer ? 'yourself' : whom(names, seat);
  if (target.startsWith('#')) {
    const link = view.chain.at(Number(target.slice(1)) - 1);
    return link?.kind === 'card' ? NAME[link.card] : target;
  }
  const attached = view.units.flatMap((u) => u.attached).find(({ place }) => place === target);
  if (attached !== undefined) return `${cardName(attached.card)} (${target.slice(0, 2)})`;
  return cardNumber(target) >= 0 ? cardName(target) : held(view, target);
}

function targetName(view: View, targets: string, names: Names): string {
  return targets
    .split(AND)
    .map((target) => oneTarget(view, target, names))
    .join(' and ');
}

function figures(id: string): string {
  const { power, durability, cost } = CARDS[cardNumber(id)];
  if (power === null) return durability === null ? '' : ` (durability ${durability})`;
  return ` ${power}/${durability ?? 0} for ${cost ?? 0}`;
}

/** The question that is open; null when the match is over. */
export function openQuestion(view: View): Ask | null {
  const top = view.agenda.at(-1);
  return top !== undefined && 'ask' in top ? top : null;
}

function facedBy(view: View, cell: string): Seat {
  return opponent(unitOn(view, cell)?.controller ?? 0);
}

/** The seat that an attack of the unit on this space is aimed at. */
function aim(view: View, cell: string, target: string, names: Names): string {
  return target === PLAYER ? whom(names, facedBy(view, cell)) : held(view, target);
}

/** `to c1 via d2, c2`. */
export function pathWords(path: string): string {
  const cells = path.split('-');
  const by = cells.slice(0, -1).join(', ');
  return `to ${cells.at(-1) ?? path}${by === '' ? '' : ` via ${by}`}`;
}

/** An action in plain English. */
export function label(view: View, action: Action, names: Names = BY_SEAT): string {
  switch (action.kind) {
    case 'keep':
      return 'Keep hand';
    case 'mulligan':
      return 'Mulligan: draw five new cards';
    case 'play':
      return `Play ${cardName(action.card)}${figures(action.card)} on ${held(view, action.cell)}`;
    case 'playTop':
      return `Play ${cardName(action.card)}${figures(action.card)} from your deck on ${held(view, action.cell)}`;
    case 'attach':
      return `Attach ${cardName(action.card)} to ${held(view, action.unit)}`;
    case 'command':
      return action.target === NO_TARGET
        ? `Play ${cardName(action.card)}`
        : `Play ${cardName(action.card)} on ${targetName(view, action.target, names)}`;
    case 'move':
      return `Move ${held(view, action.unit)} ${pathWords(action.path)}`;
    case 'attack':
      return `Attack ${aim(view, action.unit, action.target, names)} with ${held(view, action.unit)}`;
    case 'activate':
      return activation(view, action, names);
    case 'endPhase':
      return 'End your Main Phase';
    case 'pass':
      return 'Pass';
    case 'place':
      return `Put it on ${held(view, action.cell)}`;
    case 'sacrifice':
      return `Sacrifice ${held(view, action.unit)}`;
    case 'discard':
      return `Discard ${cardName(action.card)}`;
    case 'draw':
      return 'Draw a card';
    case 'skip':
      return `Skip the Draw Phase for ${targetName(view, action.for, names)}`;
    case 'take':
      return `Take ${cardName(action.card)}`;
    case 'put':
      return `Put ${cardName(action.card)} from your ${PILE[action.from]} on ${held(view, action.cell)}`;
    case 'look':
      return 'Look through your deck';
    case 'stop':
      return openQuestion(view)?.ask === 'look' ? 'Don’t look' : 'No more cards';
    case 'putBack':
      return `Put ${cardName(action.card)} on your deck`;
    case 'name':
      return `Name it ${action.name}`;
    case 'target':
      return `Choose ${targetName(view, action.target, names)}`;
    case 'dismiss':
      return `Discard ${targetName(view, action.pilot, names)}`;
  }
}

const PILE = { hand: 'hand', deck: 'deck', discard: 'discard pile' } as const;

/** What is used, and what is paid for it. */
function activation(view: View, { unit, pay }: ActionOf<'activate'>, names: Names): string {
  if (unit === FROM_DAMAGE) return `Use a card in your damage zone: discard ${targetName(view, pay, names)}`;
  const u = unitOn(view, unit);
  const ability = u === null ? null : CARDS[cardNumber(u.card)].ability;
  const itself = held(view, unit);
  if (ability?.pay === 'self') return `Use ${itself}: sacrifice it`;
  if (ability?.pay === 'namesake') return `Use ${itself}: discard ${cardName(pay)}`;
  const also = ability?.pay === 'selfAndNeighbour' ? 'it and ' : '';
  return `Use ${itself}: sacrifice ${also}${held(view, pay)}`;
}

/** The things a person would click for an action, in order. */
export function anchors(view: View, action: Action): readonly string[] {
  switch (action.kind) {
    case 'play':
      return [`hand:${action.card}`, `cell:${action.cell}`];
    case 'playTop':
      return [`top:${action.card}`, `cell:${action.cell}`];
    case 'attach':
      return [`hand:${action.card}`, `cell:${action.unit}`];
    case 'command':
      return [`hand:${action.card}`, ...targetAnchors(action.target)];
    case 'move':
      return [action.unit, ...action.path.split('-')].map((cell) => `cell:${cell}`);
    case 'attack': {
      const target = action.target === PLAYER ? SEAT_LETTERS[facedBy(view, action.unit)] : action.target;
      return [`cell:${action.unit}`, ...targetAnchors(target)];
    }
    case 'activate':
      return paymentAnchors(view, action);
    case 'place':
      return [`cell:${action.cell}`];
    case 'sacrifice':
      return [`cell:${action.unit}`];
    case 'discard':
    case 'putBack':
      return [`hand:${action.card}`];
    case 'skip':
      return cardNumber(action.for) < 0 ? [`cell:${action.for}`] : [`discard:${action.for}`];
    case 'take':
      return [`${takenFrom(view)}:${action.card}`];
    case 'put':
      return [`${action.from}:${action.card}`, `cell:${action.cell}`];
    case 'name':
      return [`name:${action.name}`];
    case 'target':
      return targetAnchors(action.target);
    case 'dismiss':
      return [`attached:${action.pilot}`];
    default:
      return [`choice:${action.kind}`];
  }
}

function targetAnchors(targets: string): string[] {
  return targets.split(AND).map((target) => {
    if (target === NO_TARGET) return 'choice:command';
    if (seatNumber(target) >= 0) return `player:${target}`;
    if (target.startsWith('#')) return `link:${target.slice(1)}`;
    if (target.includes('.')) return `attached:${target}`;
    return cardNumber(target) >= 0 ? `discard:${target}` : `cell:${target}`;
  });
}

/** What is clicked to pay: the unit, then what goes with it or for it. */
function paymentAnchors(view: View, { unit, pay }: ActionOf<'activate'>): string[] {
  if (unit === FROM_DAMAGE) return ['choice:activate', ...pay.split(AND).map((card) => `hand:${card}`)];
  const u = unitOn(view, unit);
  const payment = u === null ? null : CARDS[cardNumber(u.card)].ability?.pay;
  if (payment === 'self') return [`cell:${unit}`, 'choice:activate'];
  return [`cell:${unit}`, payment === 'namesake' ? `hand:${pay}` : `cell:${pay}`];
}

/** The pile that is being searched. */
function takenFrom(view: View): string {
  const ask = openQuestion(view);
  const op = ask?.ask === 'take' ? partOf(ask.progress) : null;
  return op?.op === 'take' ? op.from : 'deck';
}

export const OCCASION: Readonly<Record<WindowName, string>> = {
  start: 'the turn begins',
  draw: 'the Draw Phase ends',
  end: 'the turn ends',
  destroyed: 'a Mecha is destroyed',
  card: 'a card is played',
  move: 'a unit moves',
  attack: 'a unit attacks',
  ability: 'an ability is used',
};

function unitWithId(view: View, id: number): UnitView | undefined {
  return view.units.find((other) => other.id === id);
}

function nameById(view: View, id: number): string {
  const u = unitWithId(view, id);
  if (u !== undefined) return held(view, u.cell);
  const one = [...view.units.flatMap(({ attached }) => attached), ...view.lying].find(
    (other) => other.id === id,
  );
  return one === undefined ? 'a card that is gone' : cardName(one.card);
}

/** What a card on the chain is meant for; null for none. */
export function playedOn(
  view: View,
  { seat, card, cell, target, second }: LinkOf<'card'>,
  names: Names = BY_SEAT,
): string | null {
  if (cell >= 0) return held(view, CELL_NAME[cell]);
  if (target < 0) return null;
  switch (CARDS[card].target?.pick) {
    case 'player':
      if (target !== view.viewer) return whom(names, target);
      return seat === target ? 'yourself' : 'you';
    case 'played':
      return oneTarget(view, `#${target + 1}`, names);
    case 'discarded':
      return second < 0 ? NAME[target] : `${NAME[target]} and ${NAME[second]}`;
    case 'pilots':
      return `${nameById(view, target)} and ${nameById(view, second)}`;
    default:
      return nameById(view, target);
  }
}

/** A link of the chain: who is about to do what. */
export function linkWords(view: View, link: Link, names: Names = BY_SEAT): string {
  const players = { ...names, viewer: view.viewer };
  const player = (words: string): string => sentence(does(players, link.seat, words));
  switch (link.kind) {
    case 'card': {
      const on = playedOn(view, link, names);
      return player(`plays ${NAME[link.card]}${on === null ? '' : ` on ${on}`}`);
    }
    case 'ability': {
      const used = unitWithId(view, link.unit) === undefined ? NAME[link.card] : nameById(view, link.unit);
      return player(`uses ${used}`);
    }
    case 'move':
      return `${nameById(view, link.unit)} moves ${pathWords(link.path.map((cell) => CELL_NAME[cell]).join('-'))}`;
    case 'attack': {
      const victim = link.target < 0 ? whom(players, opponent(link.seat)) : nameById(view, link.target);
      return `${nameById(view, link.unit)} attacks ${victim}`;
    }
  }
}
