import type { Seat } from '@mechatable/kernel';
import type { Action } from './action.ts';
import { groupOf } from './activation.ts';
import { NOWHERE, SLOTS, SQUARE_NAME, TOUCHING, ZONE, otherColor, squareNumber } from './board.ts';
import { TILES } from './content/tiles.ts';
import { TYPE_IDS, type TypeId } from './content/types.ts';
import { colorOf, firstOf, sideSize, standing } from './field.ts';
import { unitOf } from './formation.ts';
import { mechaName, mechaNumber } from './names.ts';
import { colorOfSeat, type State } from './state.ts';

/** Something clicked: its kind and its name. */
interface Click {
  readonly sort: string;
  readonly name: string;
  /** The mecha or the unit that was clicked; -1 for anything else. */
  readonly mecha: number;
  /** The square, or the one that the mecha is on; -1 for anything else. */
  readonly square: number;
}

function read(s: State, anchor: string): Click {
  const [sort = '', name = ''] = anchor.split(':');
  const mecha = sort === 'mecha' || sort === 'unit' ? mechaNumber(s, name) : NOWHERE;
  const square = mecha === NOWHERE ? (sort === 'square' ? squareNumber(name) : NOWHERE) : s.at[mecha];
  return { sort, name, mecha, square };
}

function mechaOf(s: State, colour: number): number[] {
  const first = firstOf(s, colour);
  return Array.from({ length: sideSize(s) }, (_, i) => first + i).filter((mecha) => s.at[mecha] !== NOWHERE);
}

function moveTo(s: State, mecha: number, square: number): Action {
  return { kind: 'moveMecha', mecha: mechaName(s, mecha), to: SQUARE_NAME[square] };
}

function attackOn(s: State, one: number, other: number): Action {
  return {
    kind: 'attack',
    unit: mechaName(s, unitOf(s, one)),
    target: mechaName(s, unitOf(s, other)),
  };
}

/** An adjacent square that shows whether the mecha can move at all. */
function stepFrom(s: State, mecha: number): number {
  const { on, ground } = standing(s);
  const beside = TOUCHING[s.at[mecha]];
  return beside.find((square) => on[square] === NOWHERE && ground.cost[square] >= 0) ?? beside[0];
}

/** One mecha: to activate its unit, to move it, to attack with it or attack it, to give it a die. */
function byMecha(s: State, seat: Seat, mecha: number): Action[] {
  const colour = colorOfSeat(s, seat);
  const name = mechaName(s, mecha);
  const isOwn = colorOf(s, mecha) === colour;
  const others = mechaOf(s, otherColor(colorOf(s, mecha)));
  return [
    { kind: 'activate', unit: mechaName(s, groupOf(s, mecha)) },
    moveTo(s, mecha, stepFrom(s, mecha)),
    { kind: 'assign', mecha: name },
    ...others.map((other) => (isOwn ? attackOn(s, mecha, other) : attackOn(s, other, mecha))),
  ];
}

/** A square: the members of the active unit move there, or any mecha that could be activated. */
function bySquare(s: State, seat: Seat, square: number): Action[] {
  const movers = s.activation?.members ?? mechaOf(s, colorOfSeat(s, seat));
  const placements = TYPE_IDS.map((type): Action => ({
    kind: 'placeMecha',
    type,
    square: SQUARE_NAME[square],
  }));
  return [...movers.map((mecha) => moveTo(s, mecha, square)), ...placements];
}

function byTile(tile: string): Action[] {
  return Array.from({ length: SLOTS }, (_, slot): Action => ({ kind: 'placeTile', tile, slot, rotation: 0 }));
}

function byHand(s: State, seat: Seat, type: TypeId): Action[] {
  const { on, ground } = standing(s);
  const free = ZONE[colorOfSeat(s, seat)].find(
    (square) => on[square] === NOWHERE && ground.cost[square] >= 0,
  );
  return free === undefined ? [] : [{ kind: 'placeMecha', type, square: SQUARE_NAME[free] }];
}

function byOne(s: State, seat: Seat, { sort, name, mecha, square }: Click): Action[] {
  if (mecha !== NOWHERE) return s.at[mecha] === NOWHERE ? [] : byMecha(s, seat, mecha);
  if (square !== NOWHERE) return bySquare(s, seat, square);
  const tile = TILES.find(({ id }) => id === name)?.id;
  if (sort === 'tile' && tile !== undefined) return byTile(tile);
  if (sort === 'slot')
    return TILES.map(({ id }) => ({ kind: 'placeTile', tile: id, slot: Number(name), rotation: 0 }));
  const type = TYPE_IDS.find((id) => id === name);
  return sort === 'hand' && type !== undefined ? byHand(s, seat, type) : [];
}

function byTwo(s: State, one: Click, other: Click): Action[] {
  const type = TYPE_IDS.find((id) => id === one.name);
  if (one.sort === 'hand' && type !== undefined && other.square !== NOWHERE)
    return [{ kind: 'placeMecha', type, square: SQUARE_NAME[other.square] }];
  if (one.sort === 'tile' && other.sort === 'slot')
    return [{ kind: 'placeTile', tile: one.name, slot: Number(other.name), rotation: 0 }];
  if (one.mecha === NOWHERE || s.at[one.mecha] === NOWHERE || other.square === NOWHERE) return [];
  const isEnemy = other.mecha !== NOWHERE && colorOf(s, other.mecha) !== colorOf(s, one.mecha);
  if (isEnemy) return [attackOn(s, one.mecha, other.mecha)];
  const move = moveTo(s, one.mecha, other.square);
  return other.mecha === NOWHERE ? [move] : [move, attackOn(s, one.mecha, other.mecha)];
}

/** The actions a player may mean by these clicks, in any phase. */
export function meant(s: State, seat: Seat, clicked: readonly string[]): Action[] {
  const [last, before] = clicked.slice(-2).reverse();
  const click = read(s, last);
  const pair = clicked.length > 1 ? byTwo(s, read(s, before), click) : [];
  return pair.length > 0 ? pair : byOne(s, seat, click);
}
