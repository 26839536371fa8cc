import type { Seat } from '@mechatable/kernel';
import type { Action } from './action.ts';
import { PLAYER } from './actions/attack.ts';
import { CELL_NAME, SEAT_LETTERS, SEAT_NAMES, opponent, seatNumber } from './board.ts';
import { CARDS, NAME, cardNumber } from './content/cards.ts';
import type { Ask, WindowName } from './state.ts';
import type { UnitView, View } from './view.ts';

export function cardName(id: string): string {
  const card = cardNumber(id);
  return card < 0 ? id : NAME[card];
}

function unitOn(view: View, cell: string): UnitView | null {
  return view.units.find((u) => u.cell === cell) ?? null;
}

/** The unit on a space by name and place: `Mega Bot (d3)`. */
function held(view: View, cell: string): string {
  const u = unitOn(view, cell);
  return u === null ? cell : `${cardName(u.card)} (${cell})`;
}

/** `South` and `North`, or what stands on a space. */
function targetName(view: View, target: string): string {
  const seat = seatNumber(target);
  return seat < 0 ? held(view, target) : SEAT_NAMES[seat];
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
function aim(view: View, cell: string, target: string): string {
  return target === PLAYER ? SEAT_NAMES[facedBy(view, cell)] : held(view, target);
}

function pathWords(path: string): string {
  const cells = path.split('-');
  const by = cells.slice(0, -1).join(', ');
  return `to ${cells.at(-1) ?? path}${by === '' ? '' : ` by way of ${by}`}`;
}

/** An action in plain English. */
export function label(view: View, action: Action): string {
  switch (action.kind) {
    case 'keep':
      return 'Keep this hand';
    case 'mulligan':
      return 'Lay this hand aside and draw five other cards';
    case 'play':
      return `Play ${cardName(action.card)}${figures(action.card)} on ${held(view, action.cell)}`;
    case 'command':
      return `Play ${cardName(action.card)} on ${targetName(view, action.target)}`;
    case 'move':
      return `Move ${held(view, action.unit)} ${pathWords(action.path)}`;
    case 'attack':
      return `Attack ${aim(view, action.unit, action.target)} with ${held(view, action.unit)}`;
    case 'activate':
      return `Use ${held(view, action.unit)}: sacrifice ${held(view, action.pay)}`;
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
  }
}

/** The things a person would click for an action, in order. */
export function anchors(view: View, action: Action): readonly string[] {
  switch (action.kind) {
    case 'play':
      return [`hand:${action.card}`, `cell:${action.cell}`];
    case 'command':
      return [`hand:${action.card}`, targetAnchor(action.target)];
    case 'move':
      return [action.unit, ...action.path.split('-')].map((cell) => `cell:${cell}`);
    case 'attack': {
      const target = action.target === PLAYER ? SEAT_LETTERS[facedBy(view, action.unit)] : action.target;
      return [`cell:${action.unit}`, targetAnchor(target)];
    }
    case 'activate':
      return [`cell:${action.unit}`, `cell:${action.pay}`];
    case 'place':
      return [`cell:${action.cell}`];
    case 'sacrifice':
      return [`cell:${action.unit}`];
    case 'discard':
      return [`hand:${action.card}`];
    default:
      return [`choice:${action.kind}`];
  }
}

function targetAnchor(target: string): string {
  return seatNumber(target) < 0 ? `cell:${target}` : `player:${target}`;
}

export const OCCASION: Readonly<Record<WindowName, string>> = {
  start: 'the turn begins',
  draw: 'the Draw Phase ends',
  end: 'the turn ends',
  card: 'a card is being played',
  move: 'a unit is about to move',
  attack: 'an attack is declared',
  ability: 'an ability is being used',
};

function nameById(view: View, id: number): string {
  const u = view.units.find((other) => other.id === id);
  return u === undefined ? 'a unit that is gone' : held(view, u.cell);
}

/** What would happen next if nobody answered: the last link of the chain. */
function pending(view: View): string | null {
  const link = view.chain.at(-1);
  if (link === undefined) return null;
  const who = SEAT_NAMES[link.seat];
  switch (link.kind) {
    case 'card': {
      const target = CARDS[link.card].target?.pick;
      const where = link.cell < 0 ? null : held(view, CELL_NAME[link.cell]);
      const on = where ?? (target === 'player' ? SEAT_NAMES[link.target] : nameById(view, link.target));
      return `${who} plays ${NAME[link.card]} on ${on}`;
    }
    case 'ability':
      return `${who} uses ${nameById(view, link.unit)}`;
    case 'move':
      return `${nameById(view, link.unit)} moves ${pathWords(link.path.map((cell) => CELL_NAME[cell]).join('-'))}`;
    case 'attack': {
      const victim = link.target < 0 ? SEAT_NAMES[opponent(link.seat)] : nameById(view, link.target);
      return `${nameById(view, link.unit)} attacks ${victim}`;
    }
  }
}

/** What is being asked, and of whom. */
export function question(view: View): string {
  const ask = openQuestion(view);
  if (ask === null) return view.outcome?.sentence ?? 'Nobody is being asked.';
  if (ask.ask === 'mulligan') {
    const who = ask.seats.map((seat) => SEAT_NAMES[seat]).join(' and ');
    return `${who}: keep the opening hand, or draw five other cards?`;
  }
  const who = SEAT_NAMES[ask.seat];
  switch (ask.ask) {
    case 'main':
      return `${who}, it is your Main Phase: play, move, attack, use an ability, or end the phase.`;
    case 'respond':
      return `${who}, ${pending(view) ?? OCCASION[ask.window]}: play a Command, or pass?`;
    case 'place':
      return `${who}, the space is no longer free for your card: where does it go?`;
    case 'sacrifice':
      return `${who}, which Tower do you sacrifice for ${NAME[ask.progress.card]}?`;
    case 'discard':
      return `${who}, which card do you discard for ${NAME[ask.progress.card]}?`;
  }
}
