import { BLUE, FORMATION, NOWHERE, RED, SQUARES, TOUCHING, distance, type Colour } from './board.ts';
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

export function colourOf(field: Field, mecha: number): Colour {
  return mecha < sideSize(field) ? RED : BLUE;
}

export function firstOf(field: Field, colour: Colour): number {
  return colour === RED ? 0 : sideSize(field);
}

/** How many mecha of a side are on the board. */
export function countOf(field: Field, colour: Colour): number {
  const first = firstOf(field, colour);
  let count = 0;
  for (let mecha = first; mecha < first + sideSize(field); mecha++) if (field.at[mecha] !== NOWHERE) count++;
  return count;
}

/** What follows from the positions. Read it at once: it is overwritten by the next query. */
export interface Standing {
  readonly ground: Ground;
  /** By square, the mecha on it; -1 for none. */
  readonly on: Int8Array;
  /** By colour and square: 1 where a mecha of that colour would touch an enemy (a contact square). */
  readonly contact: readonly [Uint8Array, Uint8Array];
  /** By mecha: the lowest-numbered mecha of its unit (MASC-R-6); -1 off the board. */
  readonly unit: Int8Array;
  /** By mecha: 1 while a friend is within 2 (MASC-R-80). */
  readonly inFormation: Uint8Array;
  /** A different number for every different field. */
  readonly serial: number;
}

interface Kept extends Standing {
  ground: Ground;
  serial: number;
  readonly at: number[];
}

const MOST = 60;

function blank(): Kept {
  return {
    ground: groundOf(''),
    serial: NOWHERE,
    at: [],
    on: new Int8Array(SQUARES),
    contact: [new Uint8Array(SQUARES), new Uint8Array(SQUARES)],
    unit: new Int8Array(MOST),
    inFormation: new Uint8Array(MOST),
  };
}

let latest = blank();
let before = blank();
let serial = 0;

/**
 * Recomputed only if the positions differ from those of the last two calls. Judging many actions in one position then
 * costs a comparison each, and so does alternating between two positions.
 */
export function standing(field: Field): Standing {
  const ground = groundOf(field.terrain);
  if (latest.ground === ground && isSame(field.at, latest.at)) return latest;
  const other = before;
  before = latest;
  latest = other;
  if (latest.ground !== ground || !isSame(field.at, latest.at)) workOut(field, ground, latest);
  return latest;
}

/** The same numbers in the same order. */
export function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function workOut({ at }: Field, ground: Ground, out: Kept): void {
  const { on, contact } = out;
  out.ground = ground;
  out.serial = ++serial;
  out.at.length = at.length;
  on.fill(NOWHERE);
  contact[RED].fill(0);
  contact[BLUE].fill(0);
  const size = at.length >> 1;
  for (let mecha = 0; mecha < at.length; mecha++) {
    const square = at[mecha];
    out.at[mecha] = square;
    if (square === NOWHERE) continue;
    on[square] = mecha;
    const felt = contact[mecha < size ? BLUE : RED];
    const touching = TOUCHING[square];
    for (let i = 0; i < touching.length; i++) felt[touching[i]] = 1;
  }
  group(out, 0, size);
  group(out, size, at.length);
}

/** MASC-R-3: units are mecha chained by gaps of at most 2; each is named by its lowest number. */
function group({ at, unit, inFormation }: Kept, first: number, end: number): void {
  for (let mecha = first; mecha < end; mecha++) {
    unit[mecha] = at[mecha] === NOWHERE ? NOWHERE : mecha;
    inFormation[mecha] = 0;
    if (at[mecha] === NOWHERE) continue;
    for (let friend = first; friend < mecha; friend++) {
      if (at[friend] === NOWHERE || distance(at[friend], at[mecha]) > FORMATION) continue;
      inFormation[friend] = 1;
      inFormation[mecha] = 1;
      join(unit, friend, mecha);
    }
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
