import type { Names } from '@mechatable/kernel';
import { mechNumber } from './content/lookup.ts';
import { MECHS } from './content/mechs.ts';
import { TERRITORIES, faceNumber } from './content/territories.ts';
import { BY_SEAT, addressed } from './ending.ts';
import type { PilotView, TileView, View } from './view.ts';
import { words } from './words/index.ts';

export function mechName(id: string): string {
  const mech = mechNumber(id);
  return mech < 0 ? id : MECHS[mech].name;
}

/** The printed text of a Mech's ability. */
export function abilityText(id: string, ability: number): string {
  const mech = mechNumber(id);
  return mech < 0 ? '' : MECHS[mech].abilities[ability].text;
}

/** `Green 3` for `G3`. */
export function faceName(id: string): string {
  const face = faceNumber(id);
  return face < 0 ? id : TERRITORIES[face].name;
}

/** A tile and where it is: in the Arena, or in a pilot's row. */
interface Found {
  readonly tile: TileView;
  readonly among: readonly TileView[];
  readonly pilot: PilotView | null;
}

export function findTile(view: View, name: string): Found | null {
  for (const pilot of [null, ...view.pilots]) {
    const among = pilot === null ? view.arena : pilot.row;
    const tile = among.find((other) => other.tile === name);
    if (tile !== undefined) return { tile, among, pilot };
  }
  return null;
}

/** An unambiguous name for a Territory, from what the viewer knows. */
export function tileName(view: View, name: string, names: Names = BY_SEAT): string {
  const found = findTile(view, name);
  if (found === null) return name;
  const { tile, among, pilot } = found;
  const { face, up } = tile;
  const card = { face: face === null ? null : faceName(face), up };
  const isUnique = up && among.filter((other) => other.up === up && other.face === face).length === 1;
  if (pilot === null) return words.arenaTerritory(card, isUnique ? null : tile.since);
  const place = isUnique ? null : among.indexOf(tile) + 1;
  return words.pilotsTerritory(addressed(names, view.viewer), pilot.seat, card, place);
}
