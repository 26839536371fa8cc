import { contentFromFile } from '@mechatable/kernel';
import { PUBLISHED_TILES, TILE_SIZE, type Tile } from './published-tiles.ts';

export { TILE_SIZE, type Tile } from './published-tiles.ts';

/** The tiles in play. With tiles from a content file there are more tiles than slots, so some stay unused. */
export const TILES: readonly Tile[] = contentFromFile('masc', 'tiles', PUBLISHED_TILES);

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

/** The rows of a tile after this many quarter turns clockwise. */
export function rotated(rows: readonly string[], rotation: number): readonly string[] {
  return rotation === 0 ? rows : rotated(turned(rows), rotation - 1);
}

/** A tile in a slot: its number and its rotation. */
export interface PlacedTile {
  readonly tile: number;
  readonly rotation: number;
}

/** The board Two Rivers, slot by slot from Red's row to Blue's: tile and rotation. */
export const TWO_RIVERS: readonly PlacedTile[] = [
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
