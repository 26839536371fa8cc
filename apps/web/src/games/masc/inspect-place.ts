import type { Names } from '@mechatable/kernel';
import {
  NOBODY,
  SLOT_OF,
  SLOT_OWNER,
  TERRAIN,
  TILES,
  fieldOf,
  regionsOf,
  slotName,
  squareNumber,
  tileNumber,
  type Region,
  type TerrainSign,
  type View,
} from '@mechatable/masc';
import type { Inspection } from '../shared/drawing.ts';
import { isSign, ownerLook } from './ground-part.ts';
import { mechaOn, mechaWords, sidesOf, type NamedView } from './naming.ts';
import { withOwnNames } from './style-names.ts';
import { tileCard } from './tile-card.ts';
import { words } from './words/index.ts';

const CLAUSES: Readonly<Record<TerrainSign, string>> = {
  '.': 'MASC-TERR-1',
  ':': 'MASC-TERR-2',
  '~': 'MASC-TERR-3',
  '#': 'MASC-TERR-4',
  '*': 'MASC-TERR-5',
};

/** A square: its terrain and what it costs. */
export function inspectSquare(view: View, name: string): Inspection | null {
  const square = squareNumber(name);
  const sign = view.terrain.charAt(square);
  if (square < 0 || !isSign(sign)) return null;
  const { name: terrain, cost } = TERRAIN[sign];
  const here = mechaOn(view, name);
  const slot = SLOT_OF[square] ?? 0;
  return {
    title: words.square.title(name),
    kind: words.square.kind(terrain),
    card: null,
    text: [],
    sum: null,
    facts: [
      cost < 0 ? words.square.closed : words.square.costs(cost),
      words.square.partOf(slotName(slot), ownerLook(slot)),
      ...(here === null ? [] : [words.square.occupied(mechaWords(here))]),
    ],
    rulings: [CLAUSES[sign], 'MASC-MOVE-5', 'MASC-R-44'],
  };
}

/** A region: which mecha are in it, who controls it, and what it is worth to each player. */
export function inspectRegion(view: NamedView, slot: number): Inspection | null {
  const owner = SLOT_OWNER[slot];
  if (owner === undefined) return null;
  const lying = view.slots[slot] ?? null;
  const tile = lying === null ? null : (TILES[tileNumber(lying.tile)] ?? null);
  const base = {
    title: slotName(slot),
    kind: words.region.kind(ownerLook(slot), tile?.name ?? null),
    card: tile === null ? null : withOwnNames(tileCard(tile, `inspect:${tile.id}`)),
    text: [],
    sum: null,
  };
  const sides = sidesOf(view);
  const worth = owner < 0 ? words.region.worthNeutral : words.region.worth(sides, owner, 1 - owner);
  const region = regionsOf(fieldOf(view))[slot];
  if (tile === null || region === undefined)
    return { ...base, facts: [worth], rulings: ['MASC-TILE-2', 'MASC-TILE-6', 'MASC-R-8'] };
  return {
    ...base,
    facts: [controlFact(sides, region), worth],
    rulings: ['MASC-CTRL-2', 'MASC-CTRL-4', 'MASC-R-58', 'MASC-R-59', 'MASC-VP-1', 'MASC-VP-2', 'MASC-VP-3'],
  };
}

/** MASC-CTRL-4: the double, worked out. */
function controlFact(sides: Names, { red, blue, control }: Region): string {
  const { nobody, noDouble, alone, double } = words.region;
  if (control === NOBODY) return red + blue === 0 ? nobody(sides) : noDouble(sides, red, blue);
  const say = Math.min(red, blue) === 0 ? alone : double;
  return say(sides, red, blue, control);
}
