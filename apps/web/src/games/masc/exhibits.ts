import { groundPlan, svg, type Ground } from '@mechatable/art';
import { TERRAIN, TILES, TYPES, type MechaType, type TerrainSign, type Tile } from '@mechatable/masc';
import type { Exhibit } from '../shared/drawing.ts';
import { counterOf } from './pictures.ts';
import { statCard } from './stat-card.ts';
import { withOwnNames } from './style-names.ts';
import { tileCard } from './tile-card.ts';
import { words } from './words/index.ts';

function mecha(type: MechaType): Exhibit {
  return {
    id: type.id,
    name: type.name,
    group: words.pieces.kinds[type.kind],
    svg: counterOf(type.id, 'red'),
    classes: 'ms-red',
    card: withOwnNames(statCard(type, 'red', `exhibit:${type.id}`)),
  };
}

function tile(piece: Tile): Exhibit {
  const { id, name, rows } = piece;
  return {
    id,
    name,
    group: words.pieces.tiles,
    svg: plan(rows),
    classes: 'ms-plan',
    card: withOwnNames(tileCard(piece, `exhibit:${id}`)),
  };
}

/** In the gallery a tile is one drawing in one color, without clear ground. */
function plan(rows: readonly string[]): string {
  const layers = (Object.keys(TERRAIN) as TerrainSign[]).filter((sign) => TERRAIN[sign].name !== 'clear');
  const bodies = layers.map((sign) => {
    const squares = rows.map((row) => Array.from(row, (other) => other === sign));
    return groundPlan(TERRAIN[sign].name as Ground, squares, rows.join('/'));
  });
  const [first] = bodies;
  return svg({ viewBox: first?.viewBox ?? '0 0 1 1', body: bodies.map(({ body }) => body).join('') });
}

let made: readonly Exhibit[] | null = null;

/** Every piece of the game, drawn on first use. */
export function exhibits(): readonly Exhibit[] {
  made ??= [...TYPES.map(mecha), ...TILES.map(tile)];
  return made;
}
