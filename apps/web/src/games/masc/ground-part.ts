import type { Thing } from '@mechatable/board';
import { openQuestion } from '@mechatable/kernel';
import {
  COLUMNS,
  ROWS,
  SLOT_OWNER,
  SQUARE_NAME,
  TERRAIN,
  TILES,
  slotName,
  tileNumber,
  type Color,
  type TerrainSign,
  type View,
} from '@mechatable/masc';
import { ALL_SLOTS, regionSpot, spot, spotOf, squaresOf, type Layout } from './layout.ts';
import { mechaOn, sidesOf, type NamedView } from './naming.ts';
import { groundOf } from './pictures.ts';
import { words } from './words/index.ts';

const SIGNS = Object.keys(TERRAIN) as TerrainSign[];
/** Clear ground is left blank. */
const DRAWN: readonly TerrainSign[] = SIGNS.filter((sign) => TERRAIN[sign].name !== 'clear');

/** MASC-TERR-1 to MASC-TERR-5: the ground of a part of the board, a picture for each kind of terrain. */
export function grounds(key: string, rows: readonly string[]): Thing[] {
  return DRAWN.filter((sign) => rows.some((row) => row.includes(sign))).map((sign) => ({
    key: `${key}.${TERRAIN[sign].name}`,
    classes: `ground ${TERRAIN[sign].name}`,
    drawing: groundOf(sign, rows),
  }));
}

export const ownerLook = (slot: number): 'red' | 'blue' | 'green' => {
  const owner = SLOT_OWNER[slot] ?? -1;
  return owner < 0 ? 'green' : owner === 0 ? 'red' : 'blue';
};

/** Laid tiles and empty slots. While the board is being built, players pick whole slots. */
export function tilesPart(view: View, layout: Layout): Thing[] {
  const isBuilding = openQuestion(view)?.ask === 'tile';
  return ALL_SLOTS.flatMap((slot): Thing[] => {
    const style = regionSpot(layout, slot);
    if (style === null) return [];
    const rows = squaresOf(layout, slot).map((row) =>
      row.map((square) => view.terrain.charAt(square)).join(''),
    );
    const lying = view.slots[slot];
    const key = `tile.${slot}`;
    const name = lying == null ? null : (TILES[tileNumber(lying.tile)]?.name ?? null);
    return [
      {
        key,
        classes: `tile ${ownerLook(slot)}${lying == null ? ' waiting' : ''}`,
        style,
        ...(lying == null || isBuilding
          ? {
              anchor: `slot:${slot}`,
              label:
                name === null
                  ? words.region.emptySlot(slotName(slot))
                  : words.region.laidSlot(slotName(slot), name),
            }
          : {}),
        children: [
          ...grounds(key, rows),
          ...(lying == null ? [{ key: `${key}.name`, classes: 'tile-name', text: slotName(slot) }] : []),
          ...(lying != null && isBuilding
            ? [{ key: `${key}.name`, classes: 'tile-name laid', text: name ?? '' }]
            : []),
        ],
      },
    ];
  });
}

/** Every square of a laid tile, to click and inspect; the pictures are under it. */
export function squaresPart(view: View, layout: Layout): Thing[] {
  if (openQuestion(view)?.ask === 'tile') return [];
  const found: Thing[] = [];
  for (let square = 0; square < COLUMNS * ROWS; square++) {
    const sign = view.terrain.charAt(square);
    if (!layout.has(square) || !isSign(sign)) continue;
    const name = SQUARE_NAME[square] ?? '';
    found.push({
      key: `square:${name}`,
      classes: `square ${TERRAIN[sign].name}`,
      anchor: `square:${name}`,
      label: squareLabel(view, name, sign),
      style: spotOf(layout, square),
    });
  }
  return found;
}

export const isSign = (sign: string): sign is TerrainSign => Object.hasOwn(TERRAIN, sign);

function squareLabel(view: View, name: string, sign: TerrainSign): string {
  const { name: terrain, cost } = TERRAIN[sign];
  const mecha = mechaOn(view, name)?.id ?? null;
  return words.square.label({ name, terrain, cost: cost < 0 ? null : cost, mecha });
}

/** MASC-R-10: letters along the columns, numbers along the rows. */
export function coordinatesPart(layout: Layout): Thing[] {
  const found: Thing[] = [];
  const add = (text: string, x: number, y: number, classes: string): void => {
    found.push({ key: `axis.${text}`, classes: `axis ${classes}`, text, style: spot(x, y) });
  };
  for (let square = 0; square < COLUMNS * ROWS; square++) {
    if (!layout.has(square)) continue;
    const { x, y } = layout.at(square);
    const name = SQUARE_NAME[square] ?? '';
    if (y === layout.high - 1) add(name.charAt(0), x, y, 'column');
    if (x === 0) add(name.slice(1), x, y, 'row');
  }
  return found;
}

/** The edges where the players sit. */
export function edgesPart(view: NamedView, layout: Layout): Thing[] {
  const far = layout.near === 0 ? 1 : 0;
  const text = (color: Color): string => words.edge(sidesOf(view), color);
  return [
    { key: 'edge.far', classes: `edge far ${far === 0 ? 'red' : 'blue'}`, text: text(far) },
    {
      key: 'edge.near',
      classes: `edge near ${layout.near === 0 ? 'red' : 'blue'}`,
      text: text(layout.near),
    },
  ];
}
