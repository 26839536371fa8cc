import type { Seat } from '@mechatable/kernel';
import { CELLS, CELL_NAME, ENTRY_ROW, NEIGHBOURS, ROW_OF } from './board.ts';
import { CARDS, COMES_ONTO_UNIT, COST, ID, IS_COMMAND, IS_MECHA, IS_TOWER, NAME } from './content/cards.ts';
import type { Log } from './event.ts';
import type { State } from './state.ts';
import { armourOnArrival, bandwidth, isTower, totalCost } from './values.ts';
import { destroy } from './zones.ts';

function isBesideOwnTower(s: State, seat: Seat, cell: number): boolean {
  const beside = NEIGHBOURS[cell];
  for (let i = 0; i < beside.length; i++) {
    const u = s.board[beside[i]];
    if (u !== null && u.controller === seat && isTower(u)) return true;
  }
  return false;
}

/** MG-R-73: a Command lies on any space that has none yet. */
export function isFreeOfCommands(s: State, cell: number): boolean {
  for (let i = 0; i < s.lying.length; i++) if (s.lying[i].cell === cell) return false;
  return true;
}

/** MG-R-38, MG-R-45: whether the card may come to this space. What a card says about it goes first. */
export function canArrive(s: State, seat: Seat, card: number, cell: number): boolean {
  if (IS_COMMAND[card]) return isFreeOfCommands(s, cell);
  const there = s.board[cell];
  if (COMES_ONTO_UNIT[card]) return there?.controller === seat && NAME[there.card] === CARDS[card].arrivesOn;
  if (there !== null) return false;
  if (ROW_OF[cell] === ENTRY_ROW[seat]) return true;
  return IS_TOWER[card] && isBesideOwnTower(s, seat, cell);
}

export function hasArrivalSpace(s: State, seat: Seat, card: number): boolean {
  for (let cell = 0; cell < CELLS; cell++) if (canArrive(s, seat, card, cell)) return true;
  return false;
}

/** MG-R-41, MG-R-42: the sum with the newcomer, without what it replaces, against bandwidth now. */
export function isAffordable(s: State, seat: Seat, card: number, cell: number): boolean {
  return !IS_MECHA[card] || totalCost(s, seat, cell) + COST[card] <= bandwidth(s, seat);
}

/** A unit card comes to the battlefield; what it replaces is destroyed (card Radio Relay). */
export function arrive(s: State, seat: Seat, card: number, cell: number, log: Log): void {
  const there = s.board[cell];
  if (there !== null) destroy(s, there, 'MG-R-60', log);
  s.board[cell] = {
    id: s.arrivals++,
    card,
    owner: seat,
    controller: seat,
    cell,
    damage: 0,
    armour: armourOnArrival(card),
    arrived: s.turn,
    steps: 0,
    attacks: 0,
    extraSteps: 0,
    extraAttacks: 0,
    speed: 0,
    range: 0,
    now: 0,
    next: 0,
  };
  const clause = IS_TOWER[card] ? 'MG-R-38' : 'MG-R-45';
  log.push({ type: 'arrived', clause, seat, card: ID[card], cell: CELL_NAME[cell] });
}

/** MG-CMD-4 to 6: a Command that stays lies on its space, with its time counters. */
export function layDown(s: State, seat: Seat, card: number, cell: number, log: Log): void {
  const time = CARDS[card].time?.counters ?? 0;
  s.lying.push({ id: s.arrivals++, card, owner: seat, cell, time });
  log.push({ type: 'arrived', clause: 'MG-CMD-4', seat, card: ID[card], cell: CELL_NAME[cell] });
}
