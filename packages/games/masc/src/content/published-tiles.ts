import type { Piece } from '@mechatable/kernel';

/** MASC-COMP-5: a region card of 6 x 6 squares, written with the signs of the terrain. */
export interface Tile extends Piece {
  readonly kind: 'tile';
  readonly rows: readonly string[];
}

/** With what follows from the rest. */
export function printedTile({ id, name, rows }: Pick<Tile, 'id' | 'name' | 'rows'>): Tile {
  return { id, name, kind: 'tile', text: rows.join('\n'), rows };
}

function tile(id: string, name: string, ...rows: readonly string[]): Tile {
  return printedTile({ id, name, rows });
}

/** The tiles in the box, one for each region. */
export const PUBLISHED_TILES: readonly Tile[] = [
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
