import type { Seat } from '@mechatable/kernel';
import { TILE_SIZE } from './content/tiles.ts';

/** MASC-R-10: 18 columns A-R, 24 rows; a square is row × 18 + column, so A1 comes first and R24 last. */
export const COLUMNS = 18;
export const ROWS = 24;
export const SQUARES = COLUMNS * ROWS;
export const NOWHERE = -1;

/** Red sits at row 1, Blue at row 24. */
export type Color = number;
export const RED: Color = 0;
export const BLUE: Color = 1;
export const COLOR_IDS = ['red', 'blue'] as const;
export type ColorId = (typeof COLOR_IDS)[number];

export function otherColor(colour: Color): Color {
  return 1 - colour;
}

/** The number of a color; -1 for anything that names none. */
export function colorNumber(id: unknown): Color {
  return COLOR_IDS.indexOf(id as ColorId);
}

export function opponent(seat: Seat): Seat {
  return 1 - seat;
}

const ALL_SQUARES: readonly number[] = Array.from({ length: SQUARES }, (_, square) => square);
export const COLUMN_OF: readonly number[] = ALL_SQUARES.map((square) => square % COLUMNS);
export const ROW_OF: readonly number[] = ALL_SQUARES.map((square) => Math.floor(square / COLUMNS));

/** `C3`: third column, third row. */
export const SQUARE_NAME: readonly string[] = ALL_SQUARES.map(
  (square) => `${'ABCDEFGHIJKLMNOPQR'.charAt(COLUMN_OF[square])}${ROW_OF[square] + 1}`,
);

const NUMBER = new Map<unknown, number>(SQUARE_NAME.map((name, square) => [name, square]));

/** The number of a square's name; -1 for anything that names none. */
export function squareNumber(name: unknown): number {
  return NUMBER.get(name) ?? NOWHERE;
}

/** MASC-R-2: the larger of columns and rows apart. */
export function distance(p: number, q: number): number {
  const across = Math.abs(COLUMN_OF[p] - COLUMN_OF[q]);
  const along = Math.abs(ROW_OF[p] - ROW_OF[q]);
  return across > along ? across : along;
}

/** MASC-R-80: in formation is within this distance of a friend, touching within the other. */
export const FORMATION = 2;
export const TOUCH = 1;

function within(square: number, reach: number): number[] {
  return ALL_SQUARES.filter((other) => other !== square && distance(square, other) <= reach);
}

/** MASC-MOVE-7: the squares that touch a square. */
export const TOUCHING: readonly (readonly number[])[] = ALL_SQUARES.map((square) => within(square, TOUCH));

/** The squares near enough for formation, itself left out. */
export const NEAR: readonly (readonly number[])[] = ALL_SQUARES.map((square) => within(square, FORMATION));

/** MASC-TILE-6: slots 0-2 are Red's, 9-11 Blue's, those between neutral. */
const SLOT_COLUMNS = 3;
export const SLOTS = 12;
export const NEUTRAL = -1;

export const SLOT_OWNER: readonly Color[] = Array.from({ length: SLOTS }, (_, slot) => {
  const row = Math.floor(slot / SLOT_COLUMNS);
  return row === 0 ? RED : row === SLOTS / SLOT_COLUMNS - 1 ? BLUE : NEUTRAL;
});

/** The slot, and so the region, that a square belongs to. */
export const SLOT_OF: readonly number[] = ALL_SQUARES.map(
  (square) =>
    Math.floor(ROW_OF[square] / TILE_SIZE) * SLOT_COLUMNS + Math.floor(COLUMN_OF[square] / TILE_SIZE),
);

const DEPTH = 3;

/** MASC-R-14: the three rows nearest a player's own edge. */
export const ZONE: readonly (readonly number[])[] = [
  ALL_SQUARES.filter((square) => ROW_OF[square] < DEPTH),
  ALL_SQUARES.filter((square) => ROW_OF[square] >= ROWS - DEPTH),
];

/** The first and last row of a color's zone, as numbered on the board. */
export function zoneRows(colour: Color): readonly [number, number] {
  return colour === RED ? [1, DEPTH] : [ROWS - DEPTH + 1, ROWS];
}

/** A square after half a turn of the board, which makes Red's places Blue's. */
export function halfTurn(square: number): number {
  return SQUARES - 1 - square;
}
