import type { Piece } from '@mechatable/kernel';

/** MASC-COMP-5: a region card of 6 x 6 squares, written with the signs of the terrain. */
export interface Tile extends Piece {
  readonly kind: 'tile';
  readonly rows: readonly string[];
}

function tile(id: string, name: string, ...rows: readonly string[]): Tile {
  return { id, name, kind: 'tile', text: rows.join('\n'), rows };
}

export const TILES: readonly Tile[] = [
  tile('T01', 'Crossroads', '......', '.#..:.', '...*..', '.:....', '....#.', '......'),
  tile('T02', 'Foundry', '......', '.###..', '.#....', '.#.*:.', '...::.', '......'),
  tile('T03', 'Reed Marsh', '..~~:.', '.~~:..', ':~*:#.', '.::.~.', '.#:~~:', '...::.'),
  tile('T04', 'Canal', '..~...', '..~.#.', '..~.:.', '.*:...', '.#~.:.', '..~...'),
  tile('T05', 'Twin Ridges', '......', '.##.:.', '..:...', '..:.*.', '.:.##.', '......'),
  tile('T06', 'Quarry', '..::..', '.#..#.', ':..*.:', '......', '.##.#.', '..:...'),
  tile('T07', 'Orchard', '.:..:.', '..:...', ':.#.:.', '..*..:', '.:.:..', '....:.'),
  tile('T08', 'Ruined Block', '......', '.##.#.', '.#..:.', '...*#.', '.#:.#.', '......'),
  tile('T09', 'Lakeside', '......', '..~~..', '.~~~~.', '.#~~:.', '..:*..', '......'),
  tile('T10', 'Boulder Field', '..:...', '.#..:.', '...#..', ':#*...', '...:#.', '..:...'),
  tile('T11', 'Causeway', '~~..~~', '~.:..~', '..#*..', '..#...', '~..:.~', '~~..~~'),
  tile('T12', 'High Mesa', '......', '.:##:.', '.:##:.', '..::..', '.*....', '......'),
];

export const TILE_SIZE = 6;
export const ROTATIONS = 4;

const NUMBER = new Map<unknown, number>(TILES.map(({ id }, number) => [id, number]));

/** The number of a tile; -1 for anything that names none. */
export function tileNumber(id: unknown): number {
  return NUMBER.get(id) ?? -1;
}

/** MASC-R-10: one quarter turn clockwise. */
function turned(rows: readonly string[]): string[] {
  return rows.map((_, row) => rows.map((_line, col) => rows[TILE_SIZE - 1 - col].charAt(row)).join(''));
}

/** The rows of a tile after so many quarter turns clockwise. */
export function rotated(rows: readonly string[], rotation: number): readonly string[] {
  return rotation === 0 ? rows : rotated(turned(rows), rotation - 1);
}

/** A tile in a slot: its number and its rotation. */
export interface Lying {
  readonly tile: number;
  readonly rotation: number;
}

/** The board Two Rivers, slot by slot from Red's row to Blue's: tile and rotation. */
export const TWO_RIVERS: readonly Lying[] = [
  { tile: tileNumber('T04'), rotation: 1 },
  { tile: tileNumber('T01'), rotation: 0 },
  { tile: tileNumber('T12'), rotation: 0 },
  { tile: tileNumber('T08'), rotation: 1 },
  { tile: tileNumber('T05'), rotation: 1 },
  { tile: tileNumber('T11'), rotation: 2 },
  { tile: tileNumber('T03'), rotation: 2 },
  { tile: tileNumber('T06'), rotation: 3 },
  { tile: tileNumber('T10'), rotation: 3 },
  { tile: tileNumber('T07'), rotation: 2 },
  { tile: tileNumber('T02'), rotation: 2 },
  { tile: tileNumber('T09'), rotation: 2 },
];
