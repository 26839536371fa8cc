import type { Seat } from '@mechatable/kernel';
import { CELLS, CELL_NAME, ENTRY_ROW, NOWHERE, ROW_OF, cellNumber, seatNumber } from './board.ts';
import { isFreeOfCommands } from './arrivals.ts';
import { ID, IS_COMMAND, IS_MECHA, IS_PILOT, cardNumber } from './content/cards.ts';
import type { TargetRule } from './content/effects.ts';
import type { Side } from './content/traits.ts';
import {
  BASE,
  NONE,
  cardOf,
  linkIndex,
  linkOf,
  pieceOf,
  targetCard,
  targetCell,
  targetSeat,
  type None,
  type Target,
  type UnitId,
} from './references.ts';
import type { Link } from './links.ts';
import type { Attached, Unit } from './pieces.ts';
import type { State } from './state.ts';
import { attachedById, isMecha, isProtectedFrom, isTower, unitById } from './values.ts';

/** The text for no target, and what separates two targets. */
export const NO_TARGET = '-';
export const AND = '+';

function isOnSide(side: Side, seat: Seat, controller: Seat): boolean {
  return side === 'any' || (controller === seat) === (side === 'you');
}

/** Whether a unit is what a card means, protected or not. */
export function matchesTarget(rule: TargetRule, seat: Seat, u: Unit): boolean {
  if (rule.pick === 'unit') return isOnSide(rule.side, seat, u.controller);
  if (rule.pick !== 'mecha' || !isMecha(u) || !isOnSide(rule.side, seat, u.controller)) return false;
  return rule.in === undefined || ROW_OF[u.cell] === ENTRY_ROW[seat];
}

/** MG-R-17, MG-R-18: whether a unit is what a card of this seat may be played on. */
function isTargetUnit(rule: TargetRule, seat: Seat, u: Unit): boolean {
  if (!matchesTarget(rule, seat, u)) return false;
  return (rule.pick === 'mecha' && rule.free === true) || !isProtectedFrom(u, seat);
}

function isTargetAttached(rule: TargetRule, seat: Seat, one: Attached): boolean {
  if (rule.pick === 'pilot') return IS_PILOT[one.card] && isOnSide(rule.side, seat, one.controller);
  if (rule.pick === 'pilots') return IS_PILOT[one.card] && one.controller !== seat;
  return rule.pick === 'command' && IS_COMMAND[one.card];
}

/** The place of an attached card: the space of its unit and its number there, `d3.1`. */
export function placeOf(host: Unit, one: Attached): string {
  return `${CELL_NAME[host.cell]}.${host.attached.indexOf(one) + 1}`;
}

/** The card at a place; null for none. */
export function attachedAt(s: State, place: string): { readonly host: Unit; readonly card: Attached } | null {
  const dot = place.indexOf('.');
  const cell = dot < 0 ? NOWHERE : cellNumber(place.slice(0, dot));
  const host = cell < 0 ? null : s.board[cell];
  const at = Number(place.slice(dot + 1)) - 1;
  if (host === null || !(at in host.attached)) return null;
  return { host, card: host.attached[at] };
}

/** The attack on the chain. */
export function attackLink(s: State): Extract<Link, { kind: 'attack' }> | null {
  if (s.chain.length === 0) return null;
  const base = s.chain[BASE];
  return base.kind === 'attack' ? base : null;
}

/** The Mecha of this seat that is under attack. */
function attackedMecha(s: State, seat: Seat): UnitId | None {
  const u = unitById(s, attackLink(s)?.target ?? NONE);
  return u !== null && u.controller === seat && isMecha(u) ? u.id : NONE;
}

/** Whether a link is a card that can still be canceled (MG-R-22). */
function isCancellable(link: Link | undefined): boolean {
  return link?.kind === 'card' && !link.gone;
}

/** Whether the chain has a Mecha that is being played. */
export function isMechaBeingPlayed(s: State): boolean {
  if (s.chain.length === 0) return false;
  const base = s.chain[BASE];
  return base.kind === 'card' && !base.gone && IS_MECHA[base.card];
}

/** The name of one target in a link; none if the rule does not allow it. */
function single(s: State, rule: TargetRule, seat: Seat, name: string): Target {
  switch (rule.pick) {
    case 'player':
      return targetSeat(seatNumber(name));
    case 'space': {
      const cell = cellNumber(name);
      return cell >= 0 && isFreeOfCommands(s, cell) ? targetCell(cell) : NONE;
    }
    case 'played': {
      const at = name.startsWith('#') ? Number(name.slice(1)) - 1 : NOWHERE;
      return isCancellable(s.chain[at]) ? linkIndex(at) : NONE;
    }
    case 'attacked':
      return name === NO_TARGET ? attackedMecha(s, seat) : NONE;
    case 'mecha':
    case 'unit': {
      const cell = cellNumber(name);
      const u = cell < 0 ? null : s.board[cell];
      return u !== null && isTargetUnit(rule, seat, u) ? u.id : NONE;
    }
    case 'command': {
      const cell = cellNumber(name);
      if (cell >= 0) return s.lying.find((lying) => lying.cell === cell)?.id ?? NONE;
      return attachedTarget(s, rule, seat, name);
    }
    case 'pilot':
    case 'pilots':
      return attachedTarget(s, rule, seat, name);
    case 'discarded': {
      const card = cardNumber(name);
      return s.piles[seat].discard.includes(card) && IS_MECHA[card] ? targetCard(card) : NONE;
    }
  }
}

function attachedTarget(s: State, rule: TargetRule, seat: Seat, place: string): Target {
  const found = attachedAt(s, place);
  return found !== null && isTargetAttached(rule, seat, found.card) ? found.card.id : NONE;
}

export interface Targets {
  readonly target: Target;
  readonly second: Target;
}

const NOTHING: Targets = { target: NONE, second: NONE };

/** The targets that a text names; null for what the rule does not allow. */
export function targetsOf(s: State, rule: TargetRule | null, seat: Seat, text: string): Targets | null {
  if (rule === null) return text === NO_TARGET ? NOTHING : null;
  if (rule.pick === 'discarded' && text === NO_TARGET) return NOTHING;
  const plus = text.indexOf(AND);
  if (rule.pick !== 'pilots' && rule.pick !== 'discarded') {
    const target = single(s, rule, seat, text);
    return target === NONE ? null : { target, second: NONE };
  }
  const target = single(s, rule, seat, plus < 0 ? text : text.slice(0, plus));
  if (target === NONE) return null;
  if (plus < 0) return rule.pick === 'pilots' ? null : { target, second: NONE };
  const second = single(s, rule, seat, text.slice(plus + 1));
  if (second === NONE || !areTwo(s, rule, seat, target, second)) return null;
  return { target, second };
}

/** Two Pilots are two cards; two cards of the discard pile may be of one kind if there are two of it. */
function areTwo(s: State, rule: TargetRule, seat: Seat, target: Target, second: Target): boolean {
  if (target !== second) return true;
  return (
    rule.pick === 'discarded' && s.piles[seat].discard.filter((card) => card === cardOf(target)).length > 1
  );
}

/** MG-R-18: whether the chosen target is still legal. */
export function isStillTarget(s: State, rule: TargetRule, seat: Seat, target: Target): boolean {
  switch (rule.pick) {
    case 'mecha':
    case 'unit': {
      const u = unitById(s, pieceOf(target));
      return u !== null && isTargetUnit(rule, seat, u);
    }
    case 'pilot':
    case 'pilots':
    case 'command': {
      const found = attachedById(s, pieceOf(target));
      if (found !== null) return isTargetAttached(rule, seat, found.card);
      return rule.pick === 'command' && s.lying.some((lying) => lying.id === target);
    }
    case 'played':
      return isCancellable(s.chain[linkOf(target)]);
    case 'attacked': {
      const attack = attackLink(s);
      return attack !== null && attack.target === target && unitById(s, pieceOf(target)) !== null;
    }
    case 'discarded':
      return s.piles[seat].discard.includes(cardOf(target));
    case 'player':
    case 'space':
      return true;
  }
}

/** Adds every text that could name a target, generously. */
export function eachTarget(
  s: State,
  rule: TargetRule | null,
  seat: Seat,
  visit: (text: string) => void,
): void {
  switch (rule?.pick) {
    case undefined:
    case 'attacked':
      visit(NO_TARGET);
      return;
    case 'player':
      visit('S');
      visit('N');
      return;
    case 'space':
      for (let cell = 0; cell < CELLS; cell++) visit(CELL_NAME[cell]);
      return;
    case 'mecha':
    case 'unit':
      for (let cell = 0; cell < CELLS; cell++) if (s.board[cell] !== null) visit(CELL_NAME[cell]);
      return;
    case 'played':
      for (let at = 0; at < s.chain.length; at++) if (isCancellable(s.chain[at])) visit(`#${at + 1}`);
      return;
    case 'command':
      for (const { cell } of s.lying) visit(CELL_NAME[cell]);
      for (const place of attachedPlaces(s, rule, seat)) visit(place);
      return;
    case 'pilot':
      for (const place of attachedPlaces(s, rule, seat)) visit(place);
      return;
    case 'pilots': {
      const places = attachedPlaces(s, rule, seat);
      pairs(places, false, visit);
      return;
    }
    case 'discarded': {
      const kinds = [...new Set(s.piles[seat].discard)].filter((card) => IS_MECHA[card]);
      const ids = kinds.sort((a, b) => a - b).map((card) => ID[card]);
      visit(NO_TARGET);
      for (const id of ids) visit(id);
      pairs(ids, true, visit);
    }
  }
}

function pairs(texts: readonly string[], twice: boolean, visit: (text: string) => void): void {
  texts.forEach((one, i) => {
    for (const other of texts.slice(twice ? i : i + 1)) visit(one + AND + other);
  });
}

function attachedPlaces(s: State, rule: TargetRule, seat: Seat): string[] {
  const places: string[] = [];
  for (const host of s.board) {
    if (host === null) continue;
    for (const one of host.attached) if (isTargetAttached(rule, seat, one)) places.push(placeOf(host, one));
  }
  return places;
}

function controls(s: State, seat: Seat, test: (u: Unit) => boolean): boolean {
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u !== null && u.controller === seat && test(u)) return true;
  }
  return false;
}

export function controlsTower(s: State, seat: Seat): boolean {
  return controls(s, seat, isTower);
}

export function controlsMecha(s: State, seat: Seat): boolean {
  return controls(s, seat, isMecha);
}
