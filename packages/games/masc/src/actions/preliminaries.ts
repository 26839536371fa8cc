import { LEGAL, illegal, type Seat } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import {
  COLOR_IDS,
  NEUTRAL,
  NOWHERE,
  RED,
  SLOTS,
  SLOT_OWNER,
  colorNumber,
  opponent,
  type Color,
} from '../board.ts';
import { ROTATIONS, TILES, tileNumber } from '../content/tiles.ts';
import { colorOfSeat, type State } from '../state.ts';
import { slotCode, terrainOf } from '../terrain.ts';
import type { Rule } from './rule.ts';

const NO_TILE = illegal('MASC-TILE-1', 'Choose a tile that hasn’t been laid yet.');
const NO_SLOT = illegal('MASC-TILE-2', 'Choose an empty slot in your own row or the center.');
const CENTRE_CLOSED = illegal('MASC-R-8', 'You have laid 3 of 3 tiles in the center: fill your own row.');

const PRIVILEGES = (['colour', 'open'] as const).map((privilege): ActionOf<'pickPrivilege'> => ({
  kind: 'pickPrivilege',
  privilege,
}));
const COLORS = COLOR_IDS.map((colour): ActionOf<'pickColour'> => ({ kind: 'pickColour', colour }));
/** By tile, slot and rotation. */
const TILE_ACTIONS = TILES.map(({ id }) =>
  Array.from({ length: SLOTS }, (_, slot) =>
    Array.from({ length: ROTATIONS }, (_turns, rotation): ActionOf<'placeTile'> => ({
      kind: 'placeTile',
      tile: id,
      slot,
      rotation,
    })),
  ),
);

/** MASC-D-1, MASC-R-7: the second player gets what the Chooser leaves. */
export const pickPrivilege: Rule<'pickPrivilege'> = {
  candidates(_s, _seat, out) {
    out.push(...PRIVILEGES);
  },
  judge: () => LEGAL,
  apply(s, seat, { privilege }, log) {
    s.opener = privilege === 'open' ? seat : opponent(seat);
    log.push({ type: 'privilege', clause: 'MASC-SETUP-2', seat, privilege });
    s.agenda.push({ ask: 'colour', seat: opponent(s.opener) });
  },
};

/** MASC-D-2, MASC-SETUP-3. */
export const pickColour: Rule<'pickColour'> = {
  candidates(_s, _seat, out) {
    out.push(...COLORS);
  },
  judge: () => LEGAL,
  apply(s, seat, { colour }, log) {
    s.red = colorNumber(colour) === RED ? seat : opponent(seat);
    log.push({ type: 'coloured', clause: 'MASC-SETUP-3', seat, colour });
    s.agenda.push({ do: 'build' });
  },
};

function countSlots(s: State, owner: Color): number {
  let count = 0;
  for (let slot = 0; slot < SLOTS; slot++)
    if (s.slots[slot] !== NOWHERE && SLOT_OWNER[slot] === owner) count++;
  return count;
}

export function tilesLaid(s: State): number {
  return SLOTS - s.slots.filter((code) => code === NOWHERE).length;
}

const CENTRE_SHARE = 3;

/** How many tiles a seat has laid in the center: all it has laid but those in its own row (MASC-TILE-4). */
function laidInCenter(s: State, seat: Seat): number {
  const turns = tilesLaid(s);
  const laid = seat === s.opener ? Math.ceil(turns / 2) : Math.floor(turns / 2);
  return laid - countSlots(s, colorOfSeat(s, seat));
}

/** Why a seat cannot lay a tile in a slot; null if it can. */
function slotProblem(s: State, seat: Seat, slot: number): typeof NO_SLOT | null {
  if (s.slots[slot] !== NOWHERE) return NO_SLOT;
  if (SLOT_OWNER[slot] === colorOfSeat(s, seat)) return null;
  if (SLOT_OWNER[slot] !== NEUTRAL) return NO_SLOT;
  return laidInCenter(s, seat) < CENTRE_SHARE ? null : CENTRE_CLOSED;
}

function isLaid(s: State, tile: number): boolean {
  return s.slots.some((code) => code !== NOWHERE && Math.floor(code / ROTATIONS) === tile);
}

/** MASC-D-3. */
export const placeTile: Rule<'placeTile'> = {
  exact: true,
  candidates(s, seat, out) {
    const slots: number[] = [];
    for (let slot = 0; slot < SLOTS; slot++) if (slotProblem(s, seat, slot) === null) slots.push(slot);
    for (let tile = 0; tile < TILES.length; tile++) {
      if (isLaid(s, tile)) continue;
      for (let i = 0; i < slots.length; i++)
        for (let rotation = 0; rotation < ROTATIONS; rotation++)
          out.push(TILE_ACTIONS[tile][slots[i]][rotation]);
    }
  },
  attempts(_s, _seat, out) {
    for (const slots of TILE_ACTIONS) for (const turns of slots) out.push(turns[0]);
  },
  // MASC-TILE-3: any rotation is fine.
  judge: (s, seat, { tile, slot }) =>
    isLaid(s, tileNumber(tile)) ? NO_TILE : (slotProblem(s, seat, slot) ?? LEGAL),
  apply(s, seat, { tile, slot, rotation }, log) {
    s.slots = s.slots.with(slot, slotCode({ tile: tileNumber(tile), rotation }));
    s.terrain = terrainOf(s.slots);
    const colour = COLOR_IDS[colorOfSeat(s, seat)];
    log.push({ type: 'laid', clause: 'MASC-TILE-2', colour, tile, slot, rotation });
    s.agenda.push({ do: 'build' });
  },
};
