import type { Names } from '@mechatable/kernel';
import { TILES, tileNumber, type View } from '@mechatable/masc';
import type { Inspection } from '../shared/drawing.ts';
import { inspectMecha } from './inspect-mecha.ts';
import { inspectRegion, inspectSquare } from './inspect-place.ts';
import { inspectDie, inspectForce, inspectPlayer } from './inspect-side.ts';
import { isType, typeOf } from './naming.ts';
import { statCard } from './stat-card.ts';
import { withOwnNames } from './style-names.ts';
import { tileCard } from './tile-card.ts';
import { words } from './words/index.ts';

/** The details of a thing, by its anchor. */
export function inspect(seen: View, anchor: string, names: Names): Inspection | null {
  const view = { ...seen, names };
  const [sort = '', name = ''] = anchor.split(':');
  switch (sort) {
    case 'mecha':
    case 'unit':
      return inspectMecha(view, name);
    case 'square':
      return inspectSquare(view, name);
    case 'slot':
      return inspectRegion(view, Number(name));
    case 'player':
      return inspectPlayer(view, name);
    case 'die':
      return inspectDie(view);
    case 'force':
      return isType(name) ? printed(name) : inspectForce(name);
    case 'card':
    case 'hand':
    case 'tile':
      return printed(name);
    default:
      return null;
  }
}

/** A piece as it is printed. */
export function printed(id: string): Inspection | null {
  if (isType(id)) {
    const type = typeOf(id);
    return {
      title: type.name,
      kind: words.pieces.kinds[type.kind],
      card: withOwnNames(statCard(type, 'red', `inspect:${id}`)),
      text: [type.text],
      sum: null,
      facts: [],
      rulings: ['MASC-COMP-4', 'MASC-MOVE-5', 'MASC-ATK-4', 'MASC-ATK-5', 'MASC-DMG-1', 'MASC-DMG-3'],
    };
  }
  const tile = TILES[tileNumber(id)];
  if (tile === undefined) return null;
  return {
    title: tile.name,
    kind: words.pieces.tileKind(id),
    card: withOwnNames(tileCard(tile, `inspect:${id}`)),
    text: [],
    sum: null,
    facts: [],
    rulings: ['MASC-COMP-5', 'MASC-R-10', 'MASC-TILE-2', 'MASC-TILE-3'],
  };
}
