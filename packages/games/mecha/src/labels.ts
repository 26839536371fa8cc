import type { Seat } from '@mechatable/kernel';
import { FROM_DAMAGE } from './abilities.ts';
import type { Action, ActionOf } from './action.ts';
import { PLAYER } from './actions/attack.ts';
import { CELL_NAME, SEAT_LETTERS, SEAT_NAMES, opponent, seatNumber } from './board.ts';
import { CARDS, NAME, cardNumber } from './content/cards.ts';
import { partOf } from './effects/carry-out.ts';
import type { Ask, Link, Progress, WindowName } from './state.ts';
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
function oneTarget(view: View, target: string): string {
  const seat = seatNumber(target);
  if (seat >= 0) return seat === view.viewer ? 'yourself' : SEAT_NAMES[seat];
  if (target.startsWith('#')) {
    const link = view.chain.at(Number(target.slice(1)) - 1);
    return link?.kind === 'card' ? NAME[link.card] : target;
  }
  const attached = view.units.flatMap((u) => u.attached).find(({ place }) => place === target);
  if (attached !== undefined) return `${cardName(attached.card)} (${target.slice(0, 2)})`;
  return cardNumber(target) >= 0 ? cardName(target) : held(view, target);
}

function targetName(view: View, targets: string): string {
  return targets
    .split(AND)
    .map((target) => oneTarget(view, target))
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
function aim(view: View, cell: string, target: string): string {
  return target === PLAYER ? SEAT_NAMES[facedBy(view, cell)] : held(view, target);
}

/** `to c1 via d2, c2`. */
export function pathWords(path: string): string {
  const cells = path.split('-');
  const by = cells.slice(0, -1).join(', ');
  return `to ${cells.at(-1) ?? path}${by === '' ? '' : ` via ${by}`}`;
}

/** An action in plain English. */
export function label(view: View, action: Action): string {
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
        : `Play ${cardName(action.card)} on ${targetName(view, action.target)}`;
    case 'move':
      return `Move ${held(view, action.unit)} ${pathWords(action.path)}`;
    case 'attack':
      return `Attack ${aim(view, action.unit, action.target)} with ${held(view, action.unit)}`;
    case 'activate':
      return activation(view, action);
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
      return `Skip the Draw Phase for ${targetName(view, action.for)}`;
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
      return `Choose ${targetName(view, action.target)}`;
    case 'dismiss':
      return `Discard ${targetName(view, action.pilot)}`;
  }
}

const PILE = { hand: 'hand', deck: 'deck', discard: 'discard pile' } as const;

/** What is used, and what is paid for it. */
function activation(view: View, { unit, pay }: ActionOf<'activate'>): string {
  if (unit === FROM_DAMAGE) return `Use a card in your damage zone: discard ${targetName(view, pay)}`;
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
export function playedOn(view: View, { seat, card, cell, target, second }: LinkOf<'card'>): string | null {
  if (cell >= 0) return held(view, CELL_NAME[cell]);
  if (target < 0) return null;
  switch (CARDS[card].target?.pick) {
    case 'player':
      if (target !== view.viewer) return SEAT_NAMES[target];
      return seat === target ? 'yourself' : 'you';
    case 'played':
      return oneTarget(view, `#${target + 1}`);
    case 'discarded':
      return second < 0 ? NAME[target] : `${NAME[target]} and ${NAME[second]}`;
    case 'pilots':
      return `${nameById(view, target)} and ${nameById(view, second)}`;
    default:
      return nameById(view, target);
  }
}

/** What happens next if nobody responds: the last link of the chain. */
function pending(view: View): string | null {
  const link = view.chain.at(-1);
  return link === undefined ? null : linkWords(view, link);
}

/** A link of the chain: who is about to do what. */
export function linkWords(view: View, link: Link): string {
  const mine = link.seat === view.viewer;
  const who = mine ? 'You' : SEAT_NAMES[link.seat];
  switch (link.kind) {
    case 'card': {
      const on = playedOn(view, link);
      return `${who} ${mine ? 'play' : 'plays'} ${NAME[link.card]}${on === null ? '' : ` on ${on}`}`;
    }
    case 'ability': {
      const used = unitWithId(view, link.unit) === undefined ? NAME[link.card] : nameById(view, link.unit);
      return `${who} ${mine ? 'use' : 'uses'} ${used}`;
    }
    case 'move':
      return `${nameById(view, link.unit)} moves ${pathWords(link.path.map((cell) => CELL_NAME[cell]).join('-'))}`;
    case 'attack': {
      const foe = opponent(link.seat);
      const player = foe === view.viewer ? 'you' : SEAT_NAMES[foe];
      const victim = link.target < 0 ? player : nameById(view, link.target);
      return `${nameById(view, link.unit)} attacks ${victim}`;
    }
  }
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A question as its own player reads it; for everyone else the players come first. */
function addressed(view: View, seats: readonly Seat[], words: string): string {
  if (seats.some((seat) => seat === view.viewer)) return capital(words);
  return `${seats.map((seat) => SEAT_NAMES[seat]).join(' and ')}: ${words}`;
}

/** What is being asked, and of whom. */
export function question(view: View): string {
  const ask = openQuestion(view);
  if (ask === null) return view.outcome?.sentence ?? 'Nothing to decide.';
  if ('seats' in ask) {
    const words =
      ask.ask === 'mulligan'
        ? 'keep your opening hand, or take a mulligan?'
        : 'choose a card to discard, in secret.';
    return addressed(view, ask.seats, words);
  }
  const who = SEAT_NAMES[ask.seat];
  const mine = ask.seat === view.viewer;
  switch (ask.ask) {
    case 'main':
      return mine ? 'Your Main Phase: play, move, attack, or end.' : `${who}’s Main Phase.`;
    case 'respond': {
      const occasion = capital(pending(view) ?? OCCASION[ask.window]);
      return `${occasion}. ${mine ? 'Respond or pass?' : `${who} may respond.`}`;
    }
    default:
      return addressed(view, [ask.seat], asked(ask));
  }
}

type AskOf<Name extends Ask['ask']> = Extract<Ask, { ask: Name }>;

/** Every other question, in a few words. */
function asked(ask: Exclude<Ask, { readonly seats: unknown } | AskOf<'main' | 'respond'>>): string {
  switch (ask.ask) {
    case 'place':
      return 'that space is no longer legal. Choose another.';
    case 'skip':
      return 'draw, or skip your Draw Phase?';
    case 'trim':
      return 'too many cards. Choose one to discard.';
    case 'dismiss':
      return `discard one copy of ${NAME[ask.card]}.`;
    case 'look':
      return `look through your deck for ${NAME[ask.trigger.card]}?`;
    case 'fetch':
      return `choose a card to play for ${NAME[ask.trigger.card]}.`;
    default:
      return inside(ask);
  }
}

function offering(progress: Progress): string {
  const op = partOf(progress);
  return op.op === 'sacrifice' && op.what === 'tower' ? 'Tower' : 'Mecha';
}

/** What an effect asks. */
function inside(ask: Extract<Ask, { readonly progress: unknown }>): string {
  const card = NAME[ask.progress.card];
  const count = 'left' in ask && ask.left > 1 ? ask.left : 0;
  const left = count === 0 ? '' : ` (${count} left)`;
  const upTo = count === 0 ? '' : ` (up to ${count})`;
  switch (ask.ask) {
    case 'sacrifice':
      return `choose a ${offering(ask.progress)} to sacrifice for ${card}.`;
    case 'discard':
      return `choose a card to discard for ${card}${left}.`;
    case 'take':
      return `choose a card to take with ${card}${upTo}.`;
    case 'put':
      return `choose a card to place with ${card}${upTo}.`;
    case 'putBack':
      return `put a card on your deck for ${card}${left}.`;
    case 'name':
      return `choose a name for ${card}.`;
    case 'target':
      return `choose a target for ${card}.`;
  }
}
