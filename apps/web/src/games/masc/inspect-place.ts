import { does, whom, type Names } from '@mechatable/kernel';
import {
  NOBODY,
  SLOT_OF,
  SLOT_OWNER,
  TERRAIN,
  TILES,
  fieldOf,
  regionsOf,
  squareNumber,
  tileNumber,
  type Region,
  type TerrainSign,
  type View,
} from '@mechatable/masc';
import type { Inspection } from '../shared/drawing.ts';
import { isSign, slotWords } from './ground-part.ts';
import { capital, counted, mechaOn, mechaWords, sidesOf, type NamedView } from './naming.ts';
import { countWords, ownerWords } from './region-part.ts';
import { withOwnNames } from './style-names.ts';
import { tileCard } from './tile-card.ts';

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
    title: `Square ${name}`,
    kind: `${terrain.charAt(0).toUpperCase()}${terrain.slice(1)} terrain`,
    card: null,
    text: [],
    sum: null,
    facts: [
      cost < 0
        ? 'Can’t be entered and stops all lines of fire.'
        : `Costs ${counted(cost, 'point')} to enter.`,
      `Part of ${slotWords(slot)}, a ${ownerWords(slot)} region.`,
      ...(here === null ? [] : [`Occupied by ${mechaWords(here)}.`]),
    ],
    rulings: [CLAUSES[sign], 'MASC-MOVE-5', 'MASC-R-44'],
  };
}

/** A region: who stands in it, who controls it, and what it is worth to whom. */
export function inspectRegion(view: NamedView, slot: number): Inspection | null {
  const owner = SLOT_OWNER[slot];
  if (owner === undefined) return null;
  const lying = view.slots[slot] ?? null;
  const tile = lying === null ? null : (TILES[tileNumber(lying.tile)] ?? null);
  const base = {
    title: slotWords(slot),
    kind: `${capital(ownerWords(slot))} region${tile === null ? ', no tile yet' : `, ${tile.name}`}`,
    card: tile === null ? null : withOwnNames(tileCard(tile, `inspect:${tile.id}`)),
    text: [],
    sum: null,
  };
  const sides = sidesOf(view);
  const worth = `Worth ${owner < 0 ? '2 points to the player who controls it' : `1 point to ${whom(sides, owner)}, 4 to ${whom(sides, 1 - owner)}`}.`;
  const region = regionsOf(fieldOf(view))[slot];
  if (tile === null || region === undefined)
    return { ...base, facts: [worth], rulings: ['MASC-TILE-2', 'MASC-TILE-6', 'MASC-R-8'] };
  const { red, blue } = region;
  return {
    ...base,
    facts: [`${countWords(view, red, blue)}: ${controlFact(sides, region)}`, worth],
    rulings: ['MASC-CTRL-2', 'MASC-CTRL-4', 'MASC-R-58', 'MASC-R-59', 'MASC-VP-1', 'MASC-VP-2', 'MASC-VP-3'],
  };
}

/** MASC-CTRL-4: the double, worked out. */
function controlFact(sides: Names, { red, blue, control }: Region): string {
  if (control === NOBODY)
    return red + blue === 0 ? 'nobody is here.' : 'neither side has twice as many, so nobody scores.';
  const [mine, theirs] = control === 0 ? [red, blue] : [blue, red];
  if (theirs === 0)
    return `only ${does(sides, control, 'has mecha here')}, so ${does(sides, control, 'controls it')}.`;
  return `${does(sides, control, 'controls it')}, since ${mine} is at least 2 × ${theirs} = ${2 * theirs}.`;
}
