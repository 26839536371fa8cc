import { whose, type Names } from '@mechatable/kernel';
import { mechNumber } from './content/lookup.ts';
import { MECHS } from './content/mechs.ts';
import { TERRITORIES, faceNumber } from './content/territories.ts';
import { BY_SEAT, addressed } from './ending.ts';
import type { PilotView, TileView, View } from './view.ts';

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

const PLACES = ['1st', '2nd', '3rd'];

function place(index: number): string {
  return PLACES[index] ?? `${index + 1}th`;
}

/** An unambiguous name for a Territory, from what the viewer knows. */
export function tileName(view: View, name: string, names: Names = BY_SEAT): string {
  const found = findTile(view, name);
  if (found === null) return name;
  const { tile, among, pilot } = found;
  const { face, up } = tile;
  const alike = among.filter((other) => other.up === up && other.face === face);
  const card = face === null ? 'Territory' : faceName(face);
  const shown = up ? card : `face-down ${card}`;
  const where = pilot === null ? `from turn ${tile.since}` : `(${place(among.indexOf(tile))} in the row)`;
  const words = up && alike.length === 1 ? shown : `${shown} ${where}`;
  if (pilot === null) return up ? words : `the ${words}`;
  return `${whose(addressed(names, view.viewer), pilot.seat)} ${words}`;
}
