import {
  NOWHERE,
  ROTATIONS,
  TILES,
  slotCode,
  slotName,
  terrainOf,
  tileNumber,
  type Action,
  type View,
} from '@mechatable/masc';
import type { Draft, DraftStep } from '../shared/drawing.ts';
import { words } from './words/index.ts';

const say = words.draftTile;

/** A tile in a slot, with its rotation. */
type PlaceTile = Extract<Action, { kind: 'placeTile' }>;

/** The tiles that may be laid, and their slots. Every tile fits every slot in every rotation. */
interface Offer {
  readonly view: View;
  readonly tiles: readonly string[];
  readonly slots: readonly number[];
}

/** MASC-D-3: a tile is picked, laid and rotated on the board; players see it there before they confirm. */
export function draftTile(view: View, legal: readonly Action[]): Draft<View> | null {
  const lyings = legal.filter((action) => action.kind === 'placeTile');
  const offer = {
    view,
    tiles: [...new Set(lyings.map(({ tile }) => tile))],
    slots: [...new Set(lyings.map(({ slot }) => slot))],
  };
  return inHand(offer);
}

const nameOf = (tile: string): string => say.tile(TILES[tileNumber(tile)]?.name ?? '', tile);

/** No tile is laid yet. */
function inHand(offer: Offer): Draft<View> {
  const { view, tiles, slots } = offer;
  return {
    view,
    steps: tiles.flatMap((tile) =>
      slots.map((slot) => ({
        label: say.lay(nameOf(tile), slotName(slot)),
        anchors: [`tile:${tile}`, `slot:${slot}`],
        next: () => laid(offer, { kind: 'placeTile', tile, slot, rotation: 0 }),
      })),
    ),
    hints: new Map(),
    lines: [{ words: say.how, clause: 'MASC-TILE-2' }],
    refusals: new Map(),
    actions: null,
    confirm: '',
  };
}

function laid(offer: Offer, lying: PlaceTile): Draft<View> {
  const { tile, slot, rotation } = lying;
  const to = (label: string, anchor: string, change: Partial<PlaceTile>, key?: string): DraftStep<View> => ({
    label,
    anchors: [anchor],
    ...(key === undefined ? {} : { key }),
    next: () => laid(offer, { ...lying, ...change }),
  });
  const turn = to(say.rotate, `slot:${slot}`, { rotation: (rotation + 1) % ROTATIONS }, 'r');
  const turns = Array.from({ length: ROTATIONS }, (_, other) => other)
    .filter((other) => other !== rotation)
    .map((other) => to(say.rotateTo(other), `rotation:${other}`, { rotation: other }));
  const moves = offer.slots
    .filter((other) => other !== slot)
    .map((other) => to(say.moveTo(slotName(other)), `slot:${other}`, { slot: other }));
  const exchanges = offer.tiles
    .filter((other) => other !== tile)
    .map((other) => to(say.useInstead(nameOf(other)), `tile:${other}`, { tile: other, rotation: 0 }));
  return {
    view: withTile(offer.view, lying),
    steps: [turn, ...turns, ...moves, ...exchanges],
    hints: new Map([[`slot:${slot}`, 'holds']]),
    lines: [{ words: say.laid(nameOf(tile), slotName(slot), rotation), clause: 'MASC-TILE-3' }],
    refusals: new Map(),
    actions: [lying],
    confirm: say.confirm,
  };
}

function withTile(view: View, { tile, slot, rotation }: PlaceTile): View {
  const slots = view.slots.with(slot, { tile, rotation });
  const codes = slots.map((one) =>
    one === null ? NOWHERE : slotCode({ ...one, tile: tileNumber(one.tile) }),
  );
  return { ...view, slots, terrain: terrainOf(codes) };
}
