import { invariant, type Seat } from '@mechatable/kernel';
import { ID, IS_UNIT, flagOf } from './content/cards.ts';
import type { Flag } from './content/language.ts';
import type { Log } from './event.ts';
import { plus, without, withoutLast } from './lists.ts';
import { EVERYBODY, NOBODY, OWNER, type Known, type Pile, type State } from './state.ts';
import { trashesEquipsInOrder } from './versions.ts';
import { NOWHERE, SEAT_OF, ZONE_NAME } from './zones.ts';

/** The zone an object is in; -1 if it has left the board. */
export function zoneOfObject(s: State, object: number): number {
  if (object < 0) return NOWHERE;
  const zone = s.zoneOf[object];
  return zone !== NOWHERE && s.object[zone] === object ? zone : NOWHERE;
}

/** LN-R-64: the zone an object is in or, if it has left, its last zone. */
export function lastZone(s: State, object: number): number {
  return object < 0 ? NOWHERE : s.zoneOf[object];
}

/** A new object, without memory of its past (LN-R-41). */
export function newObject(s: State, zone: number): number {
  s.zoneOf.push(zone);
  return s.zoneOf.length - 1;
}

/** How much of a flag a unit has, from its own text and from its equips (LN-R-35). */
export function flag(s: State, zone: number, name: Flag): number {
  let count = flagOf(s.card[zone], name);
  const object = s.object[zone];
  for (let i = 0; i < s.equipUnit.length; i++) {
    if (s.equipUnit[i] === object) count += flagOf(s.equipCard[i], name);
  }
  return count;
}

/** LN-R-87: whether a unit is protected from the effects of that seat's cards. */
export function isWarded(s: State, zone: number, by: Seat): boolean {
  return SEAT_OF[zone] !== by && flag(s, zone, 'ward') > 0;
}

export function unitCount(s: State, seat: Seat): number {
  let count = 0;
  for (let zone = seat * 6; zone < seat * 6 + 6; zone++) if (s.card[zone] >= 0) count++;
  return count;
}

export function isUsed(s: State, object: number, effect: number): boolean {
  return s.used.includes(object * 16 + effect);
}

export function markUsed(s: State, object: number, effect: number): void {
  s.used = plus(s.used, object * 16 + effect);
}

/** Indexes in `used` for the two once-per-turn rules that are not triggers. */
export const FREE_MOVE = 14;
export const ENDURE = 15;

/** LN-R-17, LN-R-19: a longer rest replaces a shorter one; they never add up. */
export function giveRest(s: State, zone: number, n: number, clause: string, log: Log): void {
  if (s.rest[zone] < n) s.rest[zone] = n;
  log.push({ type: 'rested', clause, card: ID[s.card[zone]], zone: ZONE_NAME[zone], n });
}

/** The place of a card in a pile: that of its last copy, if there are several. */
function placeIn(cards: readonly number[], card: number): number {
  const place = cards.lastIndexOf(card);
  invariant(place >= 0, 'the card to take out is not in this pile');
  return place;
}

/** One copy of a card fewer; the last one, if there are several. */
export function withoutCard(cards: readonly number[], card: number): readonly number[] {
  return without(cards, placeIn(cards, card));
}

/** A card leaves the hand face up. */
export function fromHand(pile: Pile, card: number): void {
  pile.hand = withoutCard(pile.hand, card);
  if (pile.shown.includes(card)) pile.shown = withoutCard(pile.shown, card);
}

/** LN-R-90: a card leaves the hand unseen, so each kind remembered there may be one fewer. */
export function fromHandUnseen(pile: Pile, card: number): void {
  pile.hand = withoutCard(pile.hand, card);
  for (const kind of new Set(pile.shown)) pile.shown = withoutCard(pile.shown, kind);
}

export function toHand(pile: Pile, card: number, known: Known): void {
  pile.hand = plus(pile.hand, card);
  if (known === EVERYBODY) pile.shown = plus(pile.shown, card);
}

/** Takes the top card off a deck that has one. */
export function takeTop(pile: Pile): { readonly card: number; readonly known: Known } {
  const card = pile.deck.at(-1);
  const known = pile.deckKnown.at(-1);
  invariant(card !== undefined && known !== undefined, 'the deck has a top card');
  pile.deck = withoutLast(pile.deck);
  pile.deckKnown = withoutLast(pile.deckKnown);
  return { card, known };
}

/** LN-ZONE-4. Draws as many cards as there are: an empty deck gives none (LN-R-11). */
export function drawCards(s: State, seat: Seat, n: number, clause: string, log: Log): void {
  const pile = s.piles[seat];
  for (let i = 0; i < n && pile.deck.length > 0; i++) {
    const { card, known } = takeTop(pile);
    toHand(pile, card, known);
    log.push({ type: 'drew', clause, seat, card: ID[card], secret: known !== EVERYBODY });
  }
}

/** LN-R-84: on the bottom of the deck, below cards put there earlier. */
export function toBottom(pile: Pile, card: number, known: Known): void {
  pile.deck = [card, ...pile.deck];
  pile.deckKnown = [known, ...pile.deckKnown];
}

/** The top card of the deck goes face down on top of the protection zone. */
export function shield(s: State, seat: Seat, clause: string, log: Log): void {
  const pile = s.piles[seat];
  if (pile.deck.length === 0) return;
  const { card, known } = takeTop(pile);
  pile.protection = plus(pile.protection, card);
  pile.protectionKnown = plus(pile.protectionKnown, known);
  log.push({ type: 'set', clause, seat, card: known === NOBODY ? null : ID[card], secret: known === OWNER });
}

/** LN-ZONE-6. No face-down card left: nothing happens (LN-R-10). */
export function revealNext(s: State, seat: Seat, clause: string, log: Log): void {
  const pile = s.piles[seat];
  const card = pile.pool.at(-1);
  if (card === undefined) return;
  pile.pool = withoutLast(pile.pool);
  pile.revealed = plus(pile.revealed, card);
  log.push({ type: 'revealed', clause, seat, card: ID[card] });
}

/** LN-ZONE-7, LN-ZONE-8: units that die go to the graveyard, everything else to the trash. */
export function toGraveyard(s: State, seat: Seat, card: number): number {
  const pile = s.piles[seat];
  const id = newObject(s, NOWHERE);
  pile.graveyard = plus(pile.graveyard, card);
  pile.graveyardId = plus(pile.graveyardId, id);
  return id;
}

export function toTrash(
  s: State,
  seat: Seat,
  card: number,
  clause: string,
  from: string | null,
  log: Log,
): void {
  const pile = s.piles[seat];
  pile.trash = plus(pile.trash, card);
  log.push({ type: 'trashed', clause, seat, card: ID[card], zone: from });
}

/** Takes a card out of the graveyard: the last copy put there. */
export function fromGraveyard(pile: Pile, card: number): void {
  const place = placeIn(pile.graveyard, card);
  pile.graveyard = without(pile.graveyard, place);
  pile.graveyardId = without(pile.graveyardId, place);
}

/** LN-R-34: off the unit and into the trash of its owner. */
export function removeEquip(s: State, place: number, log: Log): void {
  const zone = zoneOfObject(s, s.equipUnit[place]);
  const card = s.equipCard[place];
  const owner = s.equipOwner[place];
  s.equipCard = without(s.equipCard, place);
  s.equipOwner = without(s.equipOwner, place);
  s.equipObject = without(s.equipObject, place);
  s.equipUnit = without(s.equipUnit, place);
  toTrash(s, owner, card, 'LN-R-30', zone === NOWHERE ? null : ZONE_NAME[zone], log);
}

/** LN-R-34: in the order they were attached. */
export function removeEquipsOf(s: State, object: number, log: Log): void {
  if (trashesEquipsInOrder(s)) {
    let place = s.equipUnit.indexOf(object);
    while (place >= 0) {
      removeEquip(s, place, log);
      place = s.equipUnit.indexOf(object, place);
    }
    return;
  }
  for (let i = s.equipUnit.length - 1; i >= 0; i--) if (s.equipUnit[i] === object) removeEquip(s, i, log);
}

function swap(column: number[], a: number, b: number): void {
  const held = column[a];
  column[a] = column[b];
  column[b] = held;
}

/** Removes the lasting changes that match a predicate. */
export function endChanges(s: State, ends: (place: number) => boolean): void {
  for (let i = s.changeUnit.length - 1; i >= 0; i--) {
    if (!ends(i)) continue;
    s.changeUnit = without(s.changeUnit, i);
    s.changeBy = without(s.changeBy, i);
    s.changeAmount = without(s.changeAmount, i);
    s.changeUntil = without(s.changeUntil, i);
    s.changeSeat = without(s.changeSeat, i);
  }
}

/** A card leaves its zone; for a unit its equips, rest and lasting changes go (LN-R-20, LN-R-34, LN-R-77). */
export function vacate(s: State, zone: number, log: Log): number {
  const card = s.card[zone];
  const object = s.object[zone];
  if (IS_UNIT[card]) {
    removeEquipsOf(s, object, log);
    endChanges(s, (i) => s.changeUnit[i] === object);
    s.rest[zone] = 0;
  }
  s.card[zone] = NOWHERE;
  s.object[zone] = NOWHERE;
  return card;
}

/** LN-R-27, LN-R-34, LN-R-39: the same object in another zone; equips, rest and changes come along. */
export function relocate(s: State, from: number, to: number, clause: string, log: Log): void {
  log.push({ type: 'moved', clause, card: ID[s.card[from]], from: ZONE_NAME[from], zone: ZONE_NAME[to] });
  swapZones(s, from, to);
}

export function swapZones(s: State, a: number, b: number): void {
  swap(s.card, a, b);
  swap(s.object, a, b);
  swap(s.rest, a, b);
  if (s.object[a] >= 0) s.zoneOf[s.object[a]] = a;
  if (s.object[b] >= 0) s.zoneOf[s.object[b]] = b;
}
