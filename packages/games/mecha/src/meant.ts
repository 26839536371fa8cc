import type { Seat } from '@mechatable/kernel';
import type { Action } from './action.ts';
import { PLAYER } from './actions/attack.ts';
import { CELLS, CELL_NAME, ENTRY, NEIGHBORS, NOWHERE, cellNumber, opponent, seatNumber } from './board.ts';
import { CARDS, HAS_ABILITY, IS_COMMAND, IS_PILOT, cardNumber } from './content/cards.ts';
import type { State } from './state.ts';
import { NO_TARGET, eachTarget } from './targets.ts';

/** The shortest path through empty spaces, or through units if there is none. The first space is left out. */
export function wayTo(s: State, from: number, to: number): number[] {
  return search(s, from, to, false) ?? search(s, from, to, true) ?? [to];
}

function search(s: State, from: number, to: number, throughUnits: boolean): number[] | null {
  const came = new Array<number>(CELLS).fill(NOWHERE);
  const open = [from];
  for (let cell = open.shift(); cell !== undefined; cell = open.shift()) {
    for (const next of NEIGHBORS[cell]) {
      if (came[next] !== NOWHERE || next === from) continue;
      if (!throughUnits && s.board[next] !== null) continue;
      came[next] = cell;
      open.push(next);
    }
  }
  if (came[to] === NOWHERE) return null;
  const way: number[] = [];
  for (let cell = to; cell !== from; cell = came[cell]) way.unshift(cell);
  return way;
}

function moveTo(s: State, from: number, to: number): Action {
  const path = wayTo(s, from, to).map((cell) => CELL_NAME[cell]);
  return { kind: 'move', unit: CELL_NAME[from], path: path.join('-') };
}

function ownCells(s: State, seat: Seat): number[] {
  return s.board.flatMap((u, cell) => (u?.controller === seat ? [cell] : []));
}

/** Only a card in hand was clicked: every place it might be meant for. */
function byHand(s: State, seat: Seat, id: string): Action[] {
  const card = cardNumber(id);
  if (card < 0) return [];
  if (IS_PILOT[card]) {
    const cells = ownCells(s, seat);
    const hosts = cells.length > 0 ? cells : [ENTRY[seat][0]];
    return hosts.map((cell) => ({ kind: 'attach', card: id, unit: CELL_NAME[cell] }));
  }
  if (!IS_COMMAND[card])
    return ENTRY[seat].map((cell) => ({ kind: 'play', card: id, cell: CELL_NAME[cell] }));
  const targets: string[] = [];
  eachTarget(s, CARDS[card].target, seat, (target) => targets.push(target));
  return (targets.length > 0 ? targets : [NO_TARGET]).map((target) => ({
    kind: 'command',
    card: id,
    target,
  }));
}

/** A card in hand was clicked, then its target. */
function byHandAnd(id: string, target: string): Action[] {
  const card = cardNumber(id);
  if (card < 0) return [];
  if (IS_PILOT[card]) return [{ kind: 'attach', card: id, unit: target }];
  return [
    IS_COMMAND[card] ? { kind: 'command', card: id, target } : { kind: 'play', card: id, cell: target },
  ];
}

function byCell(s: State, seat: Seat, cell: number): Action[] {
  const name = CELL_NAME[cell];
  const answers: Action[] = [
    { kind: 'place', cell: name },
    { kind: 'sacrifice', unit: name },
    { kind: 'target', target: name },
    { kind: 'skip', for: name },
  ];
  const u = s.board[cell];
  const own = ownCells(s, seat);
  if (u === null) return [...answers, ...own.map((from) => moveTo(s, from, cell))];
  if (u.controller !== seat)
    return [
      ...answers,
      ...own.map((from): Action => ({ kind: 'attack', unit: CELL_NAME[from], target: name })),
    ];
  const ability: Action[] = HAS_ABILITY[u.card] ? [{ kind: 'activate', unit: name, pay: NO_TARGET }] : [];
  return [...answers, ...NEIGHBORS[cell].map((to) => moveTo(s, cell, to)), ...ability];
}

/** From one space to another: an attack on an enemy, else a move; and what an ability is paid with. */
function byCells(s: State, seat: Seat, from: number, to: number): Action[] {
  const [unit, target] = [CELL_NAME[from], CELL_NAME[to]];
  const there = s.board[to];
  if (there !== null && there.controller !== seat) return [{ kind: 'attack', unit, target }];
  const u = s.board[from];
  const pays = there !== null && u !== null && HAS_ABILITY[u.card];
  return pays ? [{ kind: 'activate', unit, pay: target }, moveTo(s, from, to)] : [moveTo(s, from, to)];
}

/** The actions a player may mean by these clicks, whatever question is open. */
export function meant(s: State, seat: Seat, clicked: readonly string[]): Action[] {
  const [first] = clicked;
  const last = clicked[clicked.length - 1];
  const [sort = '', name = ''] = last.split(':');
  const [sortFirst = '', nameFirst = ''] = first.split(':');
  const cell = sort === 'cell' ? cellNumber(name) : NOWHERE;
  if (clicked.length > 1) {
    if (sortFirst === 'hand') return byHandAnd(nameFirst, name);
    const from = sortFirst === 'cell' ? cellNumber(nameFirst) : NOWHERE;
    if (from !== NOWHERE && s.board[from] !== null) {
      if (cell !== NOWHERE) return byCells(s, seat, from, cell);
      if (sort === 'player' && seatNumber(name) === opponent(seat))
        return [{ kind: 'attack', unit: CELL_NAME[from], target: PLAYER }];
    }
  }
  if (cell !== NOWHERE) return byCell(s, seat, cell);
  if (sort === 'player')
    return ownCells(s, seat).map((from) => ({ kind: 'attack', unit: CELL_NAME[from], target: PLAYER }));
  return sort === 'hand' ? byHand(s, seat, name) : [];
}
