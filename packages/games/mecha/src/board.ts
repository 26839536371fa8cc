import type { Seat } from '@mechatable/kernel';

/** MG-BOARD-1, MG-R-1: seven columns a-g, five rows 1-5; a cell is row × 7 + column. */
export const COLUMNS = 7;
export const ROWS = 5;
export const CELLS = COLUMNS * ROWS;
export const NOWHERE = -1;

/** South owns row 1, North row 5 (MG-BOARD-3). */
export const SEAT_LETTERS = ['S', 'N'] as const;
export const SEAT_NAMES = ['South', 'North'] as const;

export function opponent(seat: Seat): Seat {
  return 1 - seat;
}

export const ALL_CELLS: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell);

export const ROW_OF: readonly number[] = ALL_CELLS.map((cell) => Math.floor(cell / COLUMNS));

/** `d3`: column d, row 3. */
export const CELL_NAME: readonly string[] = ALL_CELLS.map(
  (cell) => `${'abcdefg'.charAt(cell % COLUMNS)}${ROW_OF[cell] + 1}`,
);

const NUMBER = new Map(CELL_NAME.map((name, cell) => [name, cell]));

/** The number of a cell's name; -1 for anything that names none. */
export function cellNumber(name: string): number {
  return NUMBER.get(name) ?? NOWHERE;
}

/** MG-R-8: neighbors share an edge. */
export const NEIGHBORS: readonly (readonly number[])[] = ALL_CELLS.map((cell) =>
  ALL_CELLS.filter((other) => {
    const across = Math.abs((other % COLUMNS) - (cell % COLUMNS));
    return across + Math.abs(ROW_OF[other] - ROW_OF[cell]) === 1;
  }),
);

const BESIDE = new Uint8Array(CELLS * CELLS);
NEIGHBORS.forEach((cells, cell) => {
  for (const other of cells) BESIDE[cell * CELLS + other] = 1;
});

export function isBeside(cell: number, other: number): boolean {
  return BESIDE[cell * CELLS + other] === 1;
}

/** The row nearest a player, by seat. */
export const ENTRY_ROW: readonly number[] = [0, ROWS - 1];
export const ENTRY: readonly (readonly number[])[] = ENTRY_ROW.map((row) =>
  ALL_CELLS.filter((cell) => ROW_OF[cell] === row),
);

/** `S` and `N` as seats; -1 for anything else. */
export function seatNumber(letter: string): Seat {
  return (SEAT_LETTERS as readonly string[]).indexOf(letter);
}
