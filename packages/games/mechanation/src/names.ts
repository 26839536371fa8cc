import type { Names, Seat } from '@mechatable/kernel';
import { mechNumber } from './content/lookup.ts';
import { MECHS } from './content/mechs.ts';
import { TERRITORIES, faceNumber } from './content/territories.ts';
import { BY_SEAT, addressed } from './ending.ts';
import type { Spot } from './event.ts';
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

const HIDDEN = { face: null, up: false };

/** A face-down Territory in an event, as `tileName` names it. `owner`: null if the sentence names them already. */
function hiddenName({ since, place }: Spot, owner: Seat | null, names: Names): string {
  if (place === null) return words.arenaTerritory(HIDDEN, since);
  return owner === null
    ? words.rowTerritory(HIDDEN, place)
    : words.pilotsTerritory(names, owner, HIDDEN, place);
}

/** A Territory in an event: just by its face if the reader knows it. */
export function siteName(face: string | null, spot: Spot, owner: Seat | null, names: Names): string {
  return face === null ? hiddenName(spot, owner, names) : faceName(face);
}

/** The Territory that is attacked, with its owner. */
export function raidedName(land: string | null, spot: Spot, owner: Seat, names: Names): string {
  if (land === null) return hiddenName(spot, owner, names);
  return words.pilotsTerritory(names, owner, { face: faceName(land), up: true }, null);
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
