import type { Seat } from '@mechatable/kernel';
import { CELLS, CELL_NAME, ENTRY_ROW, NEIGHBORS, NOWHERE, ROW_OF, opponent } from './board.ts';
import {
  CARDS,
  COMES_ONTO_UNIT,
  ID,
  IS_COMMAND,
  IS_MECHA,
  IS_PILOT,
  IS_TOWER,
  NAMES,
} from './content/cards.ts';
import type { Log } from './event.ts';
import { NONE, attachedId, lyingId, unitId } from './references.ts';
import type { Attached, Unit } from './pieces.ts';
import type { State } from './state.ts';
import { trigger } from './triggers.ts';
import {
  armorOnArrival,
  bandwidth,
  isMecha,
  isTower,
  nameOf,
  pilotPlaces,
  pilotsOn,
  totalCostWith,
} from './values.ts';
import { destroy, sacrifice } from './zones.ts';

function isBesideOwnTower(s: State, seat: Seat, cell: number): boolean {
  const beside = NEIGHBORS[cell];
  for (let i = 0; i < beside.length; i++) {
    const u = s.board[beside[i]];
    if (u !== null && u.controller === seat && isTower(u)) return true;
  }
  return false;
}

/** MG-R-73: a Command can be put on any space that has none yet. */
export function isFreeOfCommands(s: State, cell: number): boolean {
  for (let i = 0; i < s.lying.length; i++) if (s.lying[i].cell === cell) return false;
  return true;
}

/** Whether it would come onto the unit on this space and take its place. */
function replaces(s: State, seat: Seat, card: number, cell: number): boolean {
  const there = s.board[cell];
  return there?.controller === seat && NAMES[nameOf(there)] === CARDS[card].arrivesOn?.name;
}

/** MG-R-38, MG-R-45: whether the card may come to this space. The card's own text comes first. */
export function canArrive(s: State, seat: Seat, card: number, cell: number): boolean {
  if (IS_COMMAND[card]) return isFreeOfCommands(s, cell);
  if (COMES_ONTO_UNIT[card]) {
    if (replaces(s, seat, card, cell)) return true;
    if (CARDS[card].arrivesOn?.only === true) return false;
  }
  return s.board[cell] === null && canStandOn(s, seat, card, cell);
}

/** The same for a card that is placed by an effect: it takes no other unit's place unless it always does. */
export function canBePlaced(s: State, seat: Seat, card: number, cell: number): boolean {
  if (CARDS[card].arrivesOn?.only === true) return replaces(s, seat, card, cell);
  return s.board[cell] === null && canStandOn(s, seat, card, cell);
}

function canStandOn(s: State, seat: Seat, card: number, cell: number): boolean {
  const row = ROW_OF[cell];
  if (CARDS[card].arrivesAbroad) return row === ENTRY_ROW[opponent(seat)] && isBesideOwnTower(s, seat, cell);
  return row === ENTRY_ROW[seat] || (IS_TOWER[card] && isBesideOwnTower(s, seat, cell));
}

export function hasArrivalSpace(s: State, seat: Seat, card: number): boolean {
  for (let cell = 0; cell < CELLS; cell++) if (canArrive(s, seat, card, cell)) return true;
  return false;
}

/** MG-R-41, MG-R-42: the total with the new Mecha, without the unit it replaces, against the current bandwidth. */
export function isAffordable(s: State, seat: Seat, card: number, cell: number): boolean {
  return !IS_MECHA[card] || totalCostWith(s, seat, card, cell) <= bandwidth(s, seat);
}

/** A unit card comes to the battlefield, onto the unit it replaces (cards Radio Relay and the Stages). */
export function arrive(s: State, seat: Seat, card: number, cell: number, log: Log): Unit {
  const there = s.board[cell];
  const onto = CARDS[card].arrivesOn;
  let damage = 0;
  if (there !== null) {
    if (onto?.keepsDamage === true) damage = there.damage;
    if (onto?.ends === 'sacrificed') sacrifice(s, there, 'MG-R-60', log);
    else destroy(s, there, 'MG-R-60', log);
  }
  const u: Unit = {
    id: unitId(s.arrivals++),
    card,
    owner: seat,
    controller: seat,
    cell,
    damage,
    armour: armorOnArrival(card),
    arrived: s.turn,
    attached: [],
    steps: 0,
    attacks: 0,
    completed: 0,
    forfeited: 0,
    extraSteps: 0,
    extraAttacks: 0,
    speed: 0,
    range: 0,
    now: 0,
    next: 0,
  };
  s.board[cell] = u;
  const clause = IS_TOWER[card] ? 'MG-R-38' : 'MG-R-45';
  log.push({ type: 'arrived', clause, seat, card: ID[card], cell: CELL_NAME[cell] });
  trigger(s, u, 'arrived', u.id);
  return u;
}

/** MG-CMD-4 to 6: a Command that stays is put on its space, with its time counters. */
export function layDown(s: State, seat: Seat, card: number, cell: number, log: Log): void {
  const time = CARDS[card].time?.counters ?? 0;
  s.lying.push({ id: lyingId(s.arrivals++), card, owner: seat, cell, time });
  log.push({ type: 'arrived', clause: 'MG-CMD-4', seat, card: ID[card], cell: CELL_NAME[cell] });
}

/** MG-PILOT-5, MG-R-62: a Mecha the player controls in their entry zone, with room for a Pilot. */
export function canTakePilot(s: State, seat: Seat, u: Unit): boolean {
  if (u.controller !== seat || !isMecha(u) || ROW_OF[u.cell] !== ENTRY_ROW[seat]) return false;
  return pilotsOn(u) < pilotPlaces(s, u);
}

/** A Pilot or a Command is attached to a unit, or to a Pilot on it. */
export function attach(
  s: State,
  seat: Seat,
  card: number,
  host: Unit,
  on: Attached | null,
  log: Log,
): Attached {
  const one: Attached = {
    id: attachedId(s.arrivals++),
    card,
    owner: seat,
    controller: seat,
    on: on?.id ?? NONE,
    name: NOWHERE,
  };
  host.attached = [...host.attached, one];
  const clause = IS_PILOT[card] ? 'MG-PILOT-2' : 'MG-CMD-4';
  const to = ID[on?.card ?? host.card];
  log.push({ type: 'attached', clause, seat, card: ID[card], cell: CELL_NAME[host.cell], to });
  return one;
}
