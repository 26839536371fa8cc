import {
  BLUE,
  FORMATION,
  NOWHERE,
  RED,
  SLOTS,
  SLOT_OF,
  SQUARES,
  TOUCHING,
  distance,
  type Color,
} from './board.ts';
import { groundOf, type Ground } from './ground.ts';

/**
 * The positions: all that reach, formation and fire depend on. A state is one, and `fieldOf` makes one of a
 * view. Mecha are numbered Red's first, then as many of Blue's; off the board is -1.
 */
export interface Field {
  /** A sign for each square, from A1 to R24. */
  readonly terrain: string;
  /** By mecha, its square. */
  readonly at: readonly number[];
  /** By mecha, its number on the stat card; -1 while it is not known or not placed. */
  readonly type: readonly number[];
}

/** How many mecha a side has at most. */
export function sideSize({ at }: Field): number {
  return at.length >> 1;
}

export function colorOf(field: Field, mecha: number): Color {
  return mecha < sideSize(field) ? RED : BLUE;
}

export function firstOf(field: Field, colour: Color): number {
  return colour === RED ? 0 : sideSize(field);
}

/** How many mecha of a side are on the board. */
export function countOf(field: Field, colour: Color): number {
  const first = firstOf(field, colour);
  let count = 0;
  for (let mecha = first; mecha < first + sideSize(field); mecha++) if (field.at[mecha] !== NOWHERE) count++;
  return count;
}

/** Whether no mecha has been placed yet. While tiles are laid, the board need not be computed for each choice. */
export function isEmpty(s: Field & { readonly turn: number }): boolean {
  return s.turn === 0 && countOf(s, RED) === 0 && countOf(s, BLUE) === 0;
}

/** Facts derived from the positions. Read them at once: the next query overwrites them. */
export interface Standing {
  readonly ground: Ground;
  /** By square, the mecha on it; -1 for none. */
  readonly on: Int8Array;
  /** By color and square: how many enemies a mecha of that color would touch; more than 0 on contact squares. */
  readonly contact: readonly [Uint8Array, Uint8Array];
  /** By mecha: how many friends are within 2; more than 0 in formation (MASC-R-80). */
  readonly friends: Uint8Array;
  /** How many mecha of each color are in each region: by slot, Red's first, Blue's from 12 on. */
  readonly presence: Uint8Array;
  /** A different number for every different field. */
  readonly serial: number;
}

interface Kept extends Standing {
  ground: Ground;
  serial: number;
  readonly at: number[];
  /** Whether two mecha share a square: only drafts do that, on the way. */
  isCrowded: boolean;
  /** See `unitsOn`, and the positions they were worked out for. */
  readonly unit: Int8Array;
  unitSerial: number;
}

const MOST = 60;

function blank(): Kept {
  return {
    ground: groundOf(''),
    serial: NOWHERE,
    at: [],
    isCrowded: false,
    on: new Int8Array(SQUARES).fill(NOWHERE),
    contact: [new Uint8Array(SQUARES), new Uint8Array(SQUARES)],
    friends: new Uint8Array(MOST),
    presence: new Uint8Array(2 * SLOTS),
    unit: new Int8Array(MOST),
    unitSerial: NOWHERE,
  };
}

let latest = blank();
let before = blank();
let serial = 0;

/**
 * Worked out only if the positions differ from those of the last two calls, and then only for the mecha that have
 * moved. Judging many actions in one position costs a comparison each, and so does alternating between a position and
 * what each of hundreds of moves would make of it.
 */
export function standing(field: Field): Standing {
  return standingOf(field);
}

function standingOf(field: Field): Kept {
  const ground = groundOf(field.terrain);
  if (latest.ground === ground && isSame(field.at, latest.at)) return latest;
  const other = before;
  before = latest;
  latest = other;
  if (latest.ground !== ground || !isSame(field.at, latest.at)) bringUpToDate(latest, field, ground);
  return latest;
}

/** By mecha: the lowest-numbered mecha of its unit (MASC-R-6); -1 off the board. */
export function unitsOn(field: Field): Int8Array {
  const here = standingOf(field);
  if (here.unitSerial === here.serial) return here.unit;
  const size = sideSize(field);
  group(here, 0, size);
  group(here, size, 2 * size);
  here.unitSerial = here.serial;
  return here.unit;
}

/** The same numbers in the same order. */
export function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

const moved: number[] = [];

/** All that moved are taken off the board before the first is put back: one may now be where another was. */
function bringUpToDate(kept: Kept, { at }: Field, ground: Ground): void {
  kept.ground = ground;
  kept.serial = ++serial;
  if (kept.at.length !== at.length) resize(kept, at.length);
  moved.length = 0;
  for (let mecha = 0; mecha < at.length; mecha++) {
    if (kept.at[mecha] === at[mecha]) continue;
    moved.push(mecha);
    if (kept.at[mecha] !== NOWHERE) takeOff(kept, mecha);
  }
  for (let i = 0; i < moved.length; i++) if (at[moved[i]] !== NOWHERE) putOn(kept, moved[i], at[moved[i]]);
  if (kept.isCrowded) fillSquares(kept);
}

/** Fills in who is on which square. Of mecha that share one, the last is on it. */
function fillSquares(kept: Kept): void {
  const { on, at } = kept;
  on.fill(NOWHERE);
  kept.isCrowded = false;
  for (let mecha = 0; mecha < at.length; mecha++) {
    if (at[mecha] === NOWHERE) continue;
    if (on[at[mecha]] !== NOWHERE) kept.isCrowded = true;
    on[at[mecha]] = mecha;
  }
}

/** Empties the board for another number of mecha. */
function resize(kept: Kept, length: number): void {
  for (let mecha = 0; mecha < kept.at.length; mecha++) if (kept.at[mecha] !== NOWHERE) takeOff(kept, mecha);
  kept.at.length = 0;
  for (let mecha = 0; mecha < length; mecha++) kept.at.push(NOWHERE);
}

function takeOff(kept: Kept, mecha: number): void {
  const square = kept.at[mecha];
  kept.at[mecha] = NOWHERE;
  kept.on[square] = NOWHERE;
  change(kept, mecha, square, -1);
  kept.friends[mecha] = 0;
}

function putOn(kept: Kept, mecha: number, square: number): void {
  kept.friends[mecha] = change(kept, mecha, square, 1);
  if (kept.on[square] !== NOWHERE) kept.isCrowded = true;
  kept.on[square] = mecha;
  kept.at[mecha] = square;
}

/** Counts a mecha in or out on a square. Returns how many friends are around. */
function change({ at, contact, friends, presence }: Kept, mecha: number, square: number, by: number): number {
  const size = at.length >> 1;
  const isRed = mecha < size;
  presence[(isRed ? RED : BLUE) * SLOTS + SLOT_OF[square]] += by;
  const felt = contact[isRed ? BLUE : RED];
  const touching = TOUCHING[square];
  for (let i = 0; i < touching.length; i++) felt[touching[i]] += by;
  const end = isRed ? size : at.length;
  let near = 0;
  for (let friend = isRed ? 0 : size; friend < end; friend++) {
    if (at[friend] === NOWHERE || distance(at[friend], square) > FORMATION) continue;
    friends[friend] += by;
    near++;
  }
  return near;
}

/** MASC-R-3: units are mecha chained by gaps of at most 2; each is named by its lowest number. */
function group({ at, unit }: Kept, first: number, end: number): void {
  for (let mecha = first; mecha < end; mecha++) {
    unit[mecha] = at[mecha] === NOWHERE ? NOWHERE : mecha;
    if (at[mecha] === NOWHERE) continue;
    for (let friend = first; friend < mecha; friend++)
      if (at[friend] !== NOWHERE && distance(at[friend], at[mecha]) <= FORMATION) join(unit, friend, mecha);
  }
  for (let mecha = first; mecha < end; mecha++) if (unit[mecha] !== NOWHERE) unit[mecha] = root(unit, mecha);
}

function root(unit: Int8Array, mecha: number): number {
  let lowest = mecha;
  while (unit[lowest] !== lowest) lowest = unit[lowest];
  return lowest;
}

function join(unit: Int8Array, one: number, other: number): void {
  const a = root(unit, one);
  const b = root(unit, other);
  if (a < b) unit[b] = a;
  else unit[a] = b;
}
