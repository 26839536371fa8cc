import { illegal, invariant, type ActionRule, type AskOf, type Illegal, type Seat } from '@mechatable/kernel';
import type { ActionKind, ActionOf } from '../action.ts';
import { CELL_NAME, cellNumber } from '../board.ts';
import { CARDS, HAS_ABILITY, ID } from '../content/cards.ts';
import type { Event, Log } from '../event.ts';
import { hasTarget } from '../reach.ts';
import { NONE, type None, type UnitId } from '../references.ts';
import type { Ask } from '../agenda.ts';
import type { Unit } from '../pieces.ts';
import type { State } from '../state.ts';
import { attacksLeft, giveUpAttacks, mayAttack, unitById } from '../values.ts';

/** One kind of action as an answer to some questions, any if none is named: candidates, judge and apply together. */
export type Rule<Kind extends ActionKind, Name extends Ask['ask'] = Ask['ask']> = ActionRule<
  State,
  ActionOf<Kind>,
  Event,
  AskOf<Ask, Name>
>;

export const NOT_IN_HAND = illegal('MG-R-17', 'Choose a card in your hand.');
const NOT_YOURS = illegal('MG-R-46', 'Choose a unit you control.');

export function isInHand(s: State, seat: Seat, card: number): boolean {
  return s.piles[seat].hand.includes(card);
}

/** The unit on the space with that name, no matter who controls it. */
export function unitAt(s: State, name: string): Unit | null {
  const cell = cellNumber(name);
  return cell < 0 ? null : s.board[cell];
}

/** The unit that a legal action names by its space. */
export function namedUnit(s: State, name: string): Unit {
  const u = unitAt(s, name);
  invariant(u !== null, 'a legal action names a unit');
  return u;
}

/** A unit this seat controls, or why it is not one. */
export function ownUnit(s: State, seat: Seat, name: string): Unit | Illegal {
  const u = unitAt(s, name);
  return u?.controller === seat ? u : NOT_YOURS;
}

/** The kinds of cards in a pile, sorted by number so that the order of a deck stays secret. */
export function kindsOf(cards: readonly number[]): number[] {
  return [...new Set(cards)].sort((a, b) => a - b);
}

/** Actions are few and never changed, so each is made once: a table by card and place. */
export function byCardAnd<A>(
  places: readonly string[],
  make: (card: string, place: string) => A,
): readonly A[][] {
  return CARDS.map(({ id }) => places.map((place) => make(id, place)));
}

export function byPlaces<A>(
  first: readonly string[],
  second: readonly string[],
  make: (one: string, other: string) => A,
): readonly A[][] {
  return first.map((one) => second.map((other) => make(one, other)));
}

/** MG-D-12: as everyone can see, it has a target, or its controller has a card or an ability that might help. */
function couldAttack(s: State, u: Unit): boolean {
  if (!mayAttack(s, u)) return false;
  if (s.piles[u.controller].hand.length > 0 || hasTarget(s, u)) return true;
  return s.board.some((other) => other?.controller === u.controller && HAS_ABILITY[other.card]);
}

/** MG-R-48: a unit that has moved gives up its attacks as soon as its controller takes another action. */
export function forfeitExcept(s: State, unit: UnitId | None, log: Log): void {
  if (s.mover < 0 || s.mover === unit) return;
  const u = unitById(s, s.mover);
  s.mover = NONE;
  if (u === null) return;
  const n = attacksLeft(s, u);
  if (n === 0) return;
  giveUpAttacks(s, u);
  if (!couldAttack(s, u)) return;
  log.push({ type: 'forfeited', clause: 'MG-R-48', card: ID[u.card], cell: CELL_NAME[u.cell], n });
}
