import { LEGAL, illegal, type Seat } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { BAD_TARGET, targetProblem } from '../announcing.ts';
import { arrive, canBePlaced, isAffordable } from '../arrivals.ts';
import { CELLS, CELL_NAME, ENTRY, ENTRY_ROW, NOWHERE, ROW_OF, cellNumber } from '../board.ts';
import { announce } from '../chain.ts';
import { CARDS, ID, NAMES, cardNumber, fits } from '../content/cards.ts';
import type { Op, TargetRule, Which, Zone } from '../content/language.ts';
import { goOn, partOf } from '../effects/carry-out.ts';
import { canTake, take as intoOwnHand, mayPut } from '../effects/on-cards.ts';
import type { Log } from '../event.ts';
import type { Ask, Progress, State, Unit } from '../state.ts';
import { eachTarget, targetsOf } from '../targets.ts';
import {
  areHandsOpen,
  attachedById,
  durabilityLeft,
  isMecha,
  isTower,
  nameOf,
  pilotPlaces,
} from '../values.ts';
import {
  discard as throwAway,
  fromHand,
  fromHandUnseen,
  sacrifice as give,
  shuffleDeck,
  takeFrom,
} from '../zones.ts';
import { NOT_IN_HAND, asked, isInHand, unitAt, type Rule } from './rule.ts';

/** Answers to questions an effect asks while it resolves. */

const NO_SACRIFICE = illegal('MG-R-84', 'Sacrifice a unit you control of the kind the card names.');
const NOT_FOUND = illegal('MG-R-76', 'Choose a card from that pile that the effect allows.');
const NO_SPACE = illegal('MG-R-38', 'Choose a space where the card can arrive.');
const TOO_DEAR = illegal('MG-R-41', 'Not enough bandwidth for the total cost of your Mechas.');
const NO_NAME = illegal('MG-D-24', 'Choose the current name of a Mecha on the battlefield.');

const SACRIFICE = CELL_NAME.map((unit): ActionOf<'sacrifice'> => ({ kind: 'sacrifice', unit }));
const DISCARD = CARDS.map(({ id }): ActionOf<'discard'> => ({ kind: 'discard', card: id }));
const TAKE = CARDS.map(({ id }): ActionOf<'take'> => ({ kind: 'take', card: id }));
const PUT_BACK = CARDS.map(({ id }): ActionOf<'putBack'> => ({ kind: 'putBack', card: id }));
const LOOK: ActionOf<'look'> = { kind: 'look' };
const STOP: ActionOf<'stop'> = { kind: 'stop' };

type OpOf<Name extends Op['op']> = Extract<Op, { op: Name }>;

/** The part that asks, narrowed to one kind. */
function part<Name extends Op['op']>(progress: Progress, name: Name): OpOf<Name> | null {
  const op = partOf(progress);
  return op.op === name ? (op as OpOf<Name>) : null;
}

function eachKind(cards: readonly number[], visit: (card: number) => void): void {
  for (let i = 0; i < cards.length; i++) if (cards.indexOf(cards[i]) === i) visit(cards[i]);
}

/** The kinds of cards in a deck, sorted by number so that the order of the deck stays secret. */
function kindsOf(cards: readonly number[]): number[] {
  return [...new Set(cards)].sort((a, b) => a - b);
}

function isOffered(s: State, seat: Seat, u: Unit, progress: Progress): boolean {
  const op = part(progress, 'sacrifice');
  if (u.controller !== seat || op === null) return false;
  if (op.what === 'tower') return isTower(u);
  if (op.what === 'mecha') return isMecha(u);
  return [progress.target, progress.second].some((id) => attachedById(s, id)?.host === u);
}

/** MG-D-15. */
export const sacrifice: Rule<'sacrifice'> = {
  candidates(s, seat, out) {
    for (let cell = 0; cell < CELLS; cell++)
      if (s.board[cell]?.controller === seat) out.push(SACRIFICE[cell]);
  },
  judge(s, seat, { unit }, ask) {
    const u = unitAt(s, unit);
    const question = asked(ask, 'sacrifice');
    return u !== null && question !== null && isOffered(s, seat, u, question.progress) ? LEGAL : NO_SACRIFICE;
  },
  apply(s, _seat, { unit }, log, ask) {
    const u = unitAt(s, unit);
    const question = asked(ask, 'sacrifice');
    if (u === null || question === null) return;
    const left = Math.max(0, durabilityLeft(s, u));
    give(s, u, 'MG-R-60', log);
    goOn(s, question.progress, left);
  },
};

/** MG-D-16, MG-D-17, MG-D-29: in an effect, in secret together with the other player, or for the hand size. */
export const discard: Rule<'discard'> = {
  candidates(s, seat, out) {
    eachKind(s.piles[seat].hand, (card) => out.push(DISCARD[card]));
  },
  judge(s, seat, { card }) {
    return isInHand(s, seat, cardNumber(card)) ? LEGAL : NOT_IN_HAND;
  },
  apply(s, seat, action, log, ask) {
    const card = cardNumber(action.card);
    if (ask.ask === 'discardEach') {
      s.answers[seat] = card;
      log.push({ type: 'chose', clause: 'MG-R-24', seat });
      return;
    }
    throwAway(s, seat, card, log);
    const question = asked(ask, 'discard');
    if (question === null) return;
    const { progress, left } = question;
    const paid = progress.paid + 1;
    if (left > 1) s.agenda.push({ ask: 'discard', seat, left: left - 1, progress: { ...progress, paid } });
    else goOn(s, progress, paid);
  },
};

/** MG-R-24: both chosen cards are discarded at once. */
export function discardAll(s: State, _step: unknown, log: Log): void {
  for (const seat of [0, 1]) {
    if (s.answers[seat] >= 0) throwAway(s, seat, s.answers[seat], log);
    s.answers[seat] = NOWHERE;
  }
}

/** MG-D-18, MG-D-19: one card at a time, as many as the part allows. */
export const take: Rule<'take'> = {
  candidates(s, seat, out, ask) {
    const question = asked(ask, 'take');
    const op = question === null ? null : part(question.progress, 'take');
    if (op === null) return;
    for (const card of kindsOf(s.piles[seat][op.from])) out.push(TAKE[card]);
  },
  judge(s, seat, action, ask) {
    const question = asked(ask, 'take');
    const op = question === null ? null : part(question.progress, 'take');
    const card = cardNumber(action.card);
    if (question === null || op === null || card < 0) return NOT_FOUND;
    if (!s.piles[seat][op.from].includes(card) || !fits(card, op.which)) return NOT_FOUND;
    return op.distinct === true && question.taken.includes(card) ? NOT_FOUND : LEGAL;
  },
  apply(s, seat, action, log, ask) {
    const question = asked(ask, 'take');
    const op = question === null ? null : part(question.progress, 'take');
    if (question === null || op === null) return;
    const card = cardNumber(action.card);
    intoOwnHand(s, seat, card, op.from, op.open, log);
    const { progress, left } = question;
    // What was taken is public only where names must differ, and then it has been shown.
    const taken = op.distinct === true ? [...question.taken, card] : question.taken;
    if (left > 1 && canTake(s, op, seat, taken))
      s.agenda.push({ ask: 'take', seat, progress, left: left - 1, taken });
    else goOn(s, progress);
  },
};

/** MG-R-110: the player sees the deck from here on, and it is shuffled afterwards. */
export const look: Rule<'look'> = {
  candidates(_s, _seat, out) {
    out.push(LOOK);
  },
  judge: () => LEGAL,
  apply(s, seat, _action, log, ask) {
    if (ask.ask !== 'look') return;
    log.push({ type: 'searched', clause: 'MG-R-76', seat });
    s.agenda.push({ ask: 'fetch', seat, trigger: ask.trigger });
  },
};

/** Nothing more is taken, put or fetched, or the deck is not looked at. */
export const stop: Rule<'stop'> = {
  candidates(_s, _seat, out) {
    out.push(STOP);
  },
  judge: () => LEGAL,
  apply(s, seat, _action, log, ask) {
    if (ask.ask === 'take' || ask.ask === 'put') goOn(s, ask.progress);
    if (ask.ask === 'fetch') shuffleDeck(s, seat, log);
  },
};

/** What a question about placing allows: which cards, from where, and where to. */
interface Placing {
  readonly from: readonly Zone[];
  readonly which: Which;
  readonly cells: readonly number[];
}

const EVERYWHERE: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell);

function placing(seat: Seat, ask: Ask): Placing | null {
  if (ask.ask === 'fetch') {
    const { card, effect } = ask.trigger;
    const op = CARDS[card].triggers[effect].do[0];
    return op.op === 'playFromDeck' ? { from: ['deck'], which: op.which, cells: ENTRY[seat] } : null;
  }
  if (ask.ask !== 'put') return null;
  const op = part(ask.progress, 'put');
  if (op === null) return null;
  const cells = op.where === 'here' ? [ask.progress.cell] : op.where === 'entry' ? ENTRY[seat] : EVERYWHERE;
  return { from: op.from, which: op.which, cells };
}

/** Whether the effect can put the card on this space. Other rules don't apply to a space that the card names. */
function canPut(s: State, seat: Seat, card: number, cell: number, ask: Ask): boolean {
  if (ask.ask === 'put' && part(ask.progress, 'put')?.where === 'here')
    return s.board[cell] === null && CARDS[card].arrivesOn?.only !== true && !CARDS[card].arrivesAbroad;
  if (!canBePlaced(s, seat, card, cell)) return false;
  const isHome = ask.ask === 'fetch' || (ask.ask === 'put' && part(ask.progress, 'put')?.where === 'entry');
  return !isHome || (s.board[cell] === null && ROW_OF[cell] === ENTRY_ROW[seat]);
}

/** MG-D-20, MG-D-26, MG-D-27. */
export const put: Rule<'put'> = {
  candidates(s, seat, out, ask) {
    const allowed = placing(seat, ask);
    if (allowed === null) return;
    for (const from of allowed.from) {
      for (const card of kindsOf(s.piles[seat][from])) {
        if (!fits(card, allowed.which)) continue;
        for (const cell of allowed.cells) {
          if (canPut(s, seat, card, cell, ask))
            out.push({ kind: 'put', from, card: ID[card], cell: CELL_NAME[cell] });
        }
      }
    }
  },
  judge(s, seat, action, ask) {
    const allowed = placing(seat, ask);
    const card = cardNumber(action.card);
    if (allowed === null || card < 0 || !allowed.from.includes(action.from)) return NOT_FOUND;
    if (!s.piles[seat][action.from].includes(card) || !fits(card, allowed.which)) return NOT_FOUND;
    const cell = cellNumber(action.cell);
    if (!allowed.cells.includes(cell) || !canPut(s, seat, card, cell, ask)) return NO_SPACE;
    return ask.ask !== 'fetch' || isAffordable(s, seat, card, cell) ? LEGAL : TOO_DEAR;
  },
  apply(s, seat, action, log, ask) {
    const card = cardNumber(action.card);
    const cell = cellNumber(action.cell);
    const pile = s.piles[seat];
    if (action.from === 'hand') fromHand(pile, card);
    else takeFrom(pile, action.from, card);
    if (ask.ask === 'fetch') {
      fetch(s, seat, card, cell, ask, log);
      return;
    }
    const question = asked(ask, 'put');
    const op = question === null ? null : part(question.progress, 'put');
    if (question === null || op === null) return;
    const u = arrive(s, seat, card, cell, log);
    if (op.pilots === true) takePilots(s, u, log);
    if (question.left > 1 && mayPut(s, op, question.progress))
      s.agenda.push({ ...question, left: question.left - 1 });
    else goOn(s, question.progress);
  },
};

/** Card Drone Nest: the deck is shuffled, and the card opens a chain of its own (MG-R-19). */
function fetch(s: State, seat: Seat, card: number, cell: number, ask: Ask, log: Log): void {
  shuffleDeck(s, seat, log);
  log.push({ type: 'played', clause: 'MG-R-19', seat, card: ID[card], target: CELL_NAME[cell] });
  announce(s, { kind: 'card', seat, card, cell, target: NOWHERE, second: NOWHERE, gone: false }, ask);
}

/** Card Kamin, MG-R-107: the Pilots set aside go to the new Mecha, as many as it has places for. */
function takePilots(s: State, u: Unit, log: Log): void {
  const top = s.chain.length - 1;
  const link = s.chain[top];
  if (link.kind !== 'ability') return;
  const places = pilotPlaces(s, u);
  const taken = link.pilots.slice(0, places);
  u.attached = taken;
  s.chain[top] = { ...link, pilots: link.pilots.slice(places) };
  const where = { cell: CELL_NAME[u.cell], to: ID[u.card] };
  for (const { owner, card } of taken)
    log.push({ type: 'attached', clause: 'MG-PILOT-2', seat: owner, card: ID[card], ...where });
}

/** MG-D-25: the card put back first ends up lower. */
export const putBack: Rule<'putBack'> = {
  candidates(s, seat, out) {
    eachKind(s.piles[seat].hand, (card) => out.push(PUT_BACK[card]));
  },
  judge(s, seat, { card }) {
    return isInHand(s, seat, cardNumber(card)) ? LEGAL : NOT_IN_HAND;
  },
  apply(s, seat, action, log, ask) {
    const question = asked(ask, 'putBack');
    if (question === null) return;
    const card = cardNumber(action.card);
    const pile = s.piles[seat];
    const open = areHandsOpen(s);
    fromHandUnseen(pile, card);
    pile.deck.push(card);
    pile.ownTop++;
    pile.openTop = 0;
    log.push({ type: 'putBack', clause: 'MG-D-25', seat, card: ID[card], open });
    if (question.left > 1) s.agenda.push({ ...question, left: question.left - 1 });
    else goOn(s, question.progress);
  },
};

/** MG-D-24, MG-R-70: a name that some Mecha has now. */
export const name: Rule<'name'> = {
  candidates(s, _seat, out) {
    const names = new Set<number>();
    for (const u of s.board) if (u !== null && isMecha(u)) names.add(nameOf(u));
    for (const number of names) out.push({ kind: 'name', name: NAMES[number] });
  },
  judge(s, _seat, action) {
    return nameNumber(s, action.name) >= 0 ? LEGAL : NO_NAME;
  },
  apply(s, _seat, action, log, ask) {
    const question = asked(ask, 'name');
    if (question === null) return;
    const { source } = question.progress;
    const found = attachedById(s, source);
    if (found !== null) {
      const { host } = found;
      const number = nameNumber(s, action.name);
      host.attached = host.attached.map((one) => (one.id === source ? { ...one, name: number } : one));
      const where = { card: ID[host.card], cell: CELL_NAME[host.cell] };
      log.push({ type: 'named', clause: 'MG-R-70', ...where, name: action.name });
    }
    goOn(s, question.progress);
  },
};

function nameNumber(s: State, text: string): number {
  for (const u of s.board) if (u !== null && isMecha(u) && NAMES[nameOf(u)] === text) return nameOf(u);
  return NOWHERE;
}

/** What a question about a target allows: the part's own rule, or that of the card. */
function ruleOf(ask: Ask): TargetRule | null {
  const question = asked(ask, 'target');
  if (question === null) return null;
  const { progress } = question;
  return progress.of === 'zone' ? CARDS[progress.card].target : (part(progress, 'aim')?.at ?? null);
}

/** MG-D-21, MG-D-22: the target of a trigger, chosen as it resolves. */
export const target: Rule<'target'> = {
  candidates(s, seat, out, ask) {
    const rule = ruleOf(ask);
    if (rule !== null) eachTarget(s, rule, seat, (text) => out.push({ kind: 'target', target: text }));
  },
  judge(s, seat, action, ask) {
    const rule = ruleOf(ask);
    return rule === null ? BAD_TARGET : (targetProblem(s, rule, seat, action.target) ?? LEGAL);
  },
  apply(s, seat, action, log, ask) {
    const question = asked(ask, 'target');
    const rule = ruleOf(ask);
    const chosen = rule === null ? null : targetsOf(s, rule, seat, action.target);
    if (question === null || chosen === null) return;
    const progress: Progress = { ...question.progress, ...chosen };
    log.push({ type: 'aimed', clause: 'MG-R-19', seat, card: ID[progress.card], target: action.target });
    // A card in the damage zone starts with its first part; a part that only chooses a target is now done.
    if (progress.of === 'zone') s.agenda.push({ do: 'effect', progress });
    else goOn(s, progress);
  },
};
