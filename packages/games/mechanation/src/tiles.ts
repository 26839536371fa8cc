import { invariant, type ClauseId, type Seat } from '@mechatable/kernel';
import { FACE_ID } from './content/territories.ts';
import type { At, Log } from './event.ts';
import { MAX_TURN_CAP } from './options.ts';
import { EVERYONE, SPECTATORS, SEAT_NAMES, bitOf } from './seats.ts';
import type { Origin, State, Tile } from './state.ts';

export const START_TILES = 3;
const DEALT_A_TURN = 2;
const NOBODY: Seat = -1;
const MOST_TILES = SEAT_NAMES.length * START_TILES + MAX_TURN_CAP * DEALT_A_TURN;

/** `t0`, `t1`, …: how actions, events and views name a tile. */
export const TILE_NAME: readonly string[] = Array.from({ length: MOST_TILES }, (_, id) => `t${id}`);

const NUMBER = new Map(TILE_NAME.map((name, id) => [name, id]));

let lastName = TILE_NAME[0];
let lastNumber = 0;

/** The number of a tile's name; -1 for any other text. Consecutive actions often name the same one. */
export function tileNumber(name: string): number {
  if (name === lastName) return lastNumber;
  const number = NUMBER.get(name) ?? -1;
  if (number < 0) return number;
  lastName = name;
  lastNumber = number;
  return number;
}

export function indexOfTile(tiles: readonly Tile[], id: number): number {
  for (let i = 0; i < tiles.length; i++) if (tiles[i].id === id) return i;
  return -1;
}

/** Who controls a tile; -1 if it is in no collection. */
export function controllerOf(s: State, id: number): Seat {
  for (let seat = 0; seat < s.rows.length; seat++) if (indexOfTile(s.rows[seat], id) >= 0) return seat;
  return -1;
}

export function inArena(s: State, id: number): Tile | null {
  const at = indexOfTile(s.arena, id);
  return at < 0 ? null : s.arena[at];
}

/** A tile in any collection except the seat's; null if it is in none. */
export function controlled(s: State, id: number, but: Seat = NOBODY): Tile | null {
  for (let seat = 0; seat < s.rows.length; seat++) {
    if (seat === but) continue;
    const at = indexOfTile(s.rows[seat], id);
    if (at >= 0) return s.rows[seat][at];
  }
  return null;
}

export function countOf(tiles: readonly Tile[], up: boolean): number {
  let n = 0;
  for (let i = 0; i < tiles.length; i++) if (tiles[i].up === up) n++;
  return n;
}

export function hasFaceUp(tiles: readonly Tile[]): boolean {
  for (let i = 0; i < tiles.length; i++) if (tiles[i].up) return true;
  return false;
}

export function takeFrom(tiles: Tile[], id: number): Tile {
  return tiles.splice(indexOfTile(tiles, id), 1)[0];
}

/** A card leaves the deck and gets its number. */
export function newTile(s: State, face: number, up: boolean, seen: number, from: Origin): Tile {
  return { id: s.tiles++, face, up, seen: up ? EVERYONE : seen, since: s.turn, from };
}

/** MN-R-82: to the end of the row. Its new owner sees it (MN-RES-5), and it keeps its facing. */
export function join(s: State, seat: Seat, { id, face, up, seen }: Tile, from: Origin): Tile {
  const tile: Tile = { id, face, up, seen: seen | bitOf(seat), since: s.turn, from };
  s.rows[seat].push(tile);
  return tile;
}

/** Turning a card does not move it; a card that was once face-up stays known to everyone (MN-R-68). */
export function turn(tiles: Tile[], id: number, up: boolean): Tile {
  const at = indexOfTile(tiles, id);
  const { face, seen, since, from } = tiles[at];
  const tile: Tile = { id, face, up, seen: up ? EVERYONE : seen, since, from };
  tiles[at] = tile;
  return tile;
}

/** A seat looks at a tile, which keeps its facing. */
export function markSeen(tiles: Tile[], id: number, seat: Seat): Tile {
  const at = indexOfTile(tiles, id);
  const { face, up, seen, since, from } = tiles[at];
  const tile: Tile = { id, face, up, seen: seen | bitOf(seat), since, from };
  tiles[at] = tile;
  return tile;
}

/** A tile as events name it, with the viewers who see its face. */
export function cardOf({ id, face, seen }: Tile): { tile: string; face: string; to: number } {
  return { tile: TILE_NAME[id], face: FACE_ID[face], to: seen };
}

/** A tile on the table as events name the place where something happens. */
export function siteOf(s: State, id: number): At {
  const owner = controllerOf(s, id);
  const among = owner < 0 ? s.arena : s.rows[owner];
  const index = indexOfTile(among, id);
  invariant(index >= 0, 'a Mech is at a Territory on the table');
  const { face, seen, since } = among[index];
  const land = (seen & SPECTATORS) === 0 ? null : FACE_ID[face];
  return { tile: TILE_NAME[id], land, since, place: owner < 0 ? null : index + 1 };
}

/** MN-R-36: face-up onto the top of the pile. */
export function scrapTile(s: State, seat: Seat, id: number, clause: ClauseId, log: Log): void {
  const { face } = takeFrom(s.rows[seat], id);
  const tile: Tile = { id, face, up: true, seen: EVERYONE, since: s.turn, from: SEAT_NAMES[seat] };
  s.pile.push(tile);
  log.push({ type: 'scrapped', clause, seat, ...cardOf(tile) });
}
