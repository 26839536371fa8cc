import { invariant, shuffle, type Seat } from '@mechatable/kernel';
import { CELL_NAME } from './board.ts';
import { ID, triggersOf } from './content/cards.ts';
import type { Log } from './event.ts';
import { NONE, targetCard, targetSeat } from './references.ts';
import type { Attached, Pile, Unit } from './pieces.ts';
import type { State } from './state.ts';
import { byArrival, trigger, triggerAll, triggerAttached, triggerCard } from './triggers.ts';
import { areHandsOpen, isMecha, isTopOpen, isTower } from './values.ts';

function removeOne(cards: number[], card: number): boolean {
  const at = cards.indexOf(card);
  if (at < 0) return false;
  cards.splice(at, 1);
  return true;
}

/** The top card leaves the deck; undefined for an empty one. */
export function popTop(pile: Pile): number | undefined {
  if (pile.ownTop > 0) pile.ownTop--;
  if (pile.openTop > 0) pile.openTop--;
  return pile.deck.pop();
}

/** Puts a card into the hand. `isOpen`: everyone knows which card it is. */
export function intoHand(pile: Pile, card: number, isOpen: boolean): void {
  pile.hand.push(card);
  if (!isOpen) return;
  pile.seen.push(card);
  pile.open.push(card);
}

/** MG-R-31: one card; if there is none, the next state check finds the loss. */
export function draw(s: State, seat: Seat, clause: string, log: Log): void {
  const pile = s.piles[seat];
  const open = pile.openTop > 0 || isTopOpen(s, seat) || areHandsOpen(s);
  const card = popTop(pile);
  if (card === undefined) {
    s.failedDraw |= 1 << seat;
    log.push({ type: 'drawFailed', clause: 'MG-R-31', seat });
    return;
  }
  intoHand(pile, card, open);
  log.push({ type: 'drew', clause, seat, card: ID[card], open });
}

/** Removes a card from the hand openly: the others know of one copy fewer. */
export function fromHand(pile: Pile, card: number): void {
  removeOne(pile.hand, card);
  removeOne(pile.seen, card);
  removeOne(pile.open, card);
}

/** Removes a card from the hand in secret: the others can't be sure of any remaining card. */
export function fromHandUnseen(pile: Pile, card: number): void {
  removeOne(pile.hand, card);
  pile.seen.length = 0;
  pile.open.length = 0;
}

/** Removes a card from a deck or a discard pile by kind: the copy nearest the bottom. */
export function takeFrom(pile: Pile, zone: 'deck' | 'discard', card: number): boolean {
  if (zone === 'deck') forgetTop(pile, card);
  return removeOne(pile[zone], card);
}

/** If the card is among the known top cards, one fewer is known. */
function forgetTop(pile: Pile, card: number): void {
  const depth = pile.deck.length - pile.deck.indexOf(card);
  if (depth <= pile.ownTop) pile.ownTop--;
  if (depth <= pile.openTop) pile.openTop--;
}

/** MG-R-77: from the hand, in the open. */
export function discard(s: State, seat: Seat, card: number, log: Log): void {
  fromHand(s.piles[seat], card);
  s.piles[seat].discard.push(card);
  s.discards++;
  log.push({ type: 'discarded', clause: 'MG-R-77', seat, card: ID[card] });
  if (triggersOf(card, 'discarded') !== null) triggerCard(s, seat, card, 'discarded');
}

/** A hand as others see it, sorted by card number to hide which card was drawn last. */
export function handShown({ hand }: Pile): number[] {
  return hand.slice().sort((a, b) => a - b);
}

export function discardHand(s: State, seat: Seat, log: Log): void {
  for (const card of handShown(s.piles[seat])) discard(s, seat, card, log);
}

export function shuffleDeck(s: State, seat: Seat, log: Log): void {
  const pile = s.piles[seat];
  pile.ownTop = 0;
  pile.openTop = 0;
  shuffle(s.rng, pile.deck);
  log.push({ type: 'shuffled', clause: 'MG-R-26', seat });
}

/** The top card of a deck that has one goes to the discard pile, which is not a draw (MG-R-31). */
export function mill(s: State, seat: Seat, log: Log): void {
  const card = popTop(s.piles[seat]);
  invariant(card !== undefined, 'the deck has a card');
  s.piles[seat].discard.push(card);
  log.push({ type: 'milled', clause: 'MG-R-77', seat, card: ID[card] });
  if (triggersOf(card, 'milled') !== null) triggerCard(s, seat, card, 'milled');
}

/** MG-R-65: neither destroyed nor discarded from hand. */
export function discardAttached(s: State, one: Attached, cell: number, clause: string, log: Log): void {
  s.piles[one.owner].discard.push(one.card);
  log.push({ type: 'shed', clause, seat: one.owner, card: ID[one.card], cell: CELL_NAME[cell] });
}

/** An attached card leaves its host, together with the cards attached to it. */
export function detach(s: State, host: Unit, gone: Attached, clause: string, log: Log): void {
  const rest = host.attached.filter((one) => one.id !== gone.id && one.on !== gone.id);
  const fallen = host.attached.filter((one) => one.on === gone.id);
  host.attached = rest;
  discardAttached(s, gone, host.cell, clause, log);
  for (const one of fallen) discardAttached(s, one, host.cell, 'MG-R-65', log);
}

/** Removes a unit and its attached cards, except those to keep. The caller moves the card itself. */
function leave(s: State, u: Unit, kept: readonly Attached[]): readonly Attached[] {
  s.board[u.cell] = null;
  if (s.mover === u.id) s.mover = NONE;
  return u.attached.length === 0 ? u.attached : u.attached.filter((one) => !kept.includes(one));
}

const NO_CARDS: readonly Attached[] = [];

/** MG-R-60, MG-R-68: to its owner's discard pile, followed by its attached cards (MG-R-104). */
function toDiscard(s: State, u: Unit, kept: readonly Attached[], log: Log): void {
  const fallen = leave(s, u, kept);
  s.piles[u.owner].discard.push(u.card);
  for (const one of fallen) discardAttached(s, one, u.cell, 'MG-R-65', log);
}

/** An attack that has hit: who made it, and on whom. */
export interface AttackHit {
  readonly attacker: Unit;
  readonly victim: Unit;
}

/** MG-R-24: all at once, so each sees the others leave. `blow`: the attack that did it to one of them. */
export function destroyAll(
  s: State,
  units: readonly Unit[],
  clause: string,
  blow: AttackHit | null,
  log: Log,
): void {
  const first = s.queue.length;
  for (const u of units) {
    if (isMecha(u)) s.bereaved |= 1 << u.controller;
    triggerAttached(s, u, 'hostDestroyed', targetCard(u.card), targetSeat(u.owner));
    if (isTower(u)) triggerAll(s, 'towerLost', u.controller, u.id);
    if (blow?.victim !== u) continue;
    triggerAttached(s, u, 'hostKilled', blow.attacker.id);
    trigger(s, blow.attacker, 'killed', u.id);
  }
  byArrival(s, first);
  for (const u of units) {
    log.push({ type: 'destroyed', clause, seat: u.owner, card: ID[u.card], cell: CELL_NAME[u.cell] });
    toDiscard(s, u, NO_CARDS, log);
  }
}

export function destroy(s: State, u: Unit, clause: string, log: Log): void {
  destroyAll(s, [u], clause, null, log);
}

export function sacrifice(s: State, u: Unit, clause: string, log: Log, kept = NO_CARDS): void {
  log.push({ type: 'sacrificed', clause, seat: u.controller, card: ID[u.card], cell: CELL_NAME[u.cell] });
  toDiscard(s, u, kept, log);
}

/** MG-R-68: to its owner's hand; everyone knows it is there. */
export function returnToHand(s: State, u: Unit, clause: string, log: Log): void {
  const fallen = leave(s, u, NO_CARDS);
  intoHand(s.piles[u.owner], u.card, true);
  log.push({ type: 'returned', clause, seat: u.owner, card: ID[u.card], cell: CELL_NAME[u.cell] });
  for (const one of fallen) discardAttached(s, one, u.cell, 'MG-R-65', log);
}
