import { COLUMN_OF, NOWHERE, ROW_OF, SLOTS, SLOT_OF, SQUARES } from './board.ts';
import { ROTATIONS, TILES, TILE_SIZE, TWO_RIVERS, rotated, type PlacedTile } from './content/tiles.ts';

/** MASC-TERR-1 to MASC-TERR-5: the cost to enter; -1 if it can't be entered. */
export const TERRAIN = {
  '.': { name: 'clear', cost: 1 },
  ':': { name: 'hindering', cost: 2 },
  '~': { name: 'water', cost: 3 },
  '#': { name: 'blocking', cost: -1 },
  '*': { name: 'objective', cost: 0 },
} as const;

export type TerrainSign = keyof typeof TERRAIN;

export const BLOCKING: TerrainSign = '#';
export const OBJECTIVE: TerrainSign = '*';
/** A square of a slot that has no tile yet. */
const UNLAID = ' ';

const COST = new Map<string, number>(Object.entries(TERRAIN).map(([sign, { cost }]) => [sign, cost]));

/** The cost to enter a square with this sign; -1 if it can't be entered. */
export function entryCost(sign: string): number {
  return COST.get(sign) ?? NOWHERE;
}

/** A slot as one number: the tile and its rotation. */
export function slotCode({ tile, rotation }: PlacedTile): number {
  return tile * ROTATIONS + rotation;
}

export function lyingOf(code: number): PlacedTile {
  return { tile: Math.floor(code / ROTATIONS), rotation: code % ROTATIONS };
}

export const EMPTY_SLOTS: readonly number[] = new Array<number>(SLOTS).fill(NOWHERE);
export const TWO_RIVERS_SLOTS: readonly number[] = TWO_RIVERS.map(slotCode);

/** Every tile in every rotation, by slot code. */
const FACES: readonly (readonly string[])[] = TILES.flatMap(({ rows }) =>
  Array.from({ length: ROTATIONS }, (_, rotation) => rotated(rows, rotation)),
);

/** The board as one text, a sign for each square from A1 to R24: what all rules of movement and fire read. */
export function terrainOf(slots: readonly number[]): string {
  let text = '';
  for (let square = 0; square < SQUARES; square++) {
    const code = slots[SLOT_OF[square]];
    const row = ROW_OF[square] % TILE_SIZE;
    text += code === NOWHERE ? UNLAID : FACES[code][row].charAt(COLUMN_OF[square] % TILE_SIZE);
  }
  return text;
}

/** MASC-HOLD-2: the objective of a region, where its Hold marker goes; -1 while the slot is empty. */
export function objectiveOf(terrain: string, slot: number): number {
  for (let square = 0; square < SQUARES; square++)
    if (SLOT_OF[square] === slot && terrain.charAt(square) === OBJECTIVE) return square;
  return NOWHERE;
}
