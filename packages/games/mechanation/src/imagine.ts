import { deriveRng, pick, shuffle, type Rng } from '@mechatable/kernel';
import { MUST_GO_UP, STACKS, TIER, TIERS, mechNumber } from './content/lookup.ts';
import { BOX, TERRITORIES, faceNumber } from './content/territories.ts';
import { SET_SIZE, bestLine } from './lines.ts';
import { bitOf } from './seats.ts';
import { HAND, MECHS_EACH, OUT, STAGE_PLACE, type Out, type State, type Tile } from './state.ts';
import { tileNumber } from './tiles.ts';
import { ranksConcededLast } from './versions.ts';
import type { OutView, TileView, View } from './view.ts';

const UNKNOWN = -1;

/** The imagined Mechs, by slot and by seat as in a state. */
interface Mechs {
  readonly mechs: number[];
  readonly places: number[];
  readonly known: number[];
  readonly out: (Out | null)[];
  used: number;
}

function slotFor(seat: number, mech: number): number {
  return seat * MECHS_EACH + TIER[mech] - 1;
}

/** The Mechs the viewer knows; the other slots are in hand, and empty for now. */
function knownMechs(view: View): Mechs {
  const slots = view.pilots.length * MECHS_EACH;
  const found: Mechs = {
    mechs: new Array<number>(slots).fill(UNKNOWN),
    places: new Array<number>(slots).fill(HAND),
    known: Array.from({ length: slots }, (_, slot) => bitOf(Math.floor(slot / MECHS_EACH))),
    out: view.pilots.map(() => null),
    used: 0,
  };
  for (const { seat, mechs } of view.pilots) {
    for (const { mech, place, known, used } of mechs) {
      const slot = slotFor(seat, mechNumber(mech));
      found.mechs[slot] = mechNumber(mech);
      found.known[slot] = known;
      if (place === 'out') found.places[slot] = OUT;
      else if (place !== 'hand' && place !== 'either') found.places[slot] = STAGE_PLACE[place];
      if (used) found.used |= 1 << slot;
    }
  }
  return found;
}

/** The deployed slot. MN-R-95: a face-down Mech can't be one that is always deployed face-up. */
function imagineOut(out: OutView, seat: number, found: Mechs, rng: Rng): Out {
  const { tile, up, seen } = out;
  const made = { tile: tileNumber(tile), up, seen };
  if (out.mech !== null) return { slot: slotFor(seat, mechNumber(out.mech)), ...made };
  const could: number[] = [];
  for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++) {
    const mech = found.mechs[slot];
    if (found.places[slot] === HAND && (mech === UNKNOWN || !MUST_GO_UP[mech])) could.push(slot);
  }
  const slot = pick(rng, could);
  found.places[slot] = OUT;
  found.known[slot] |= seen;
  return { slot, ...made };
}

/** MN-R-5: one of each tier for each pilot, and none of them twice. */
function dealMechs(found: Mechs, rng: Rng): void {
  for (const tier of TIERS) {
    const stack = STACKS[tier - 1].filter((mech) => !found.mechs.includes(mech));
    shuffle(rng, stack);
    for (let slot = tier - 1; slot < found.mechs.length; slot += MECHS_EACH) {
      if (found.mechs[slot] !== UNKNOWN) continue;
      const hidden = found.places[slot] === OUT;
      // There are always more Mechs left than pilots, so a free one exists.
      const at = stack.findLastIndex((mech) => !hidden || !MUST_GO_UP[mech]);
      [found.mechs[slot]] = stack.splice(at, 1);
    }
  }
}

function imagineMechs(view: View, rng: Rng): Mechs {
  const found = knownMechs(view);
  view.pilots.forEach(({ out }, seat) => {
    if (out !== null) found.out[seat] = imagineOut(out, seat, found, rng);
  });
  dealMechs(found, rng);
  return found;
}

function imagineTile({ tile, face, up, seen, since, from }: TileView): Tile {
  const known = face === null ? UNKNOWN : faceNumber(face);
  return { id: tileNumber(tile), face: known, up, seen, since, from };
}

/** How many cards of each face the viewer cannot place. */
function darkFaces(tiles: readonly Tile[]): number[] {
  const left = TERRITORIES.map(() => 0);
  for (const face of BOX) left[face]++;
  for (const { face } of tiles) if (face !== UNKNOWN) left[face]--;
  return left;
}

/** A list with this many cards of each face. */
function spread(counts: readonly number[]): number[] {
  const faces: number[] = [];
  for (let face = 0; face < counts.length; face++) for (let n = counts[face]; n > 0; n--) faces.push(face);
  return faces;
}

function isKnown({ face }: Tile): boolean {
  return face !== UNKNOWN;
}

/**
 * Deals faces to the unknown tiles from `at` on so that no row holds a set that would win (MN-I-7); false if it cannot.
 */
function fillRows(
  rows: readonly Tile[][],
  unknown: readonly Place[],
  at: number,
  left: number[],
  rng: Rng,
): boolean {
  if (at === unknown.length) return true;
  const { row, index, anyLine } = unknown[at];
  const blank = rows[row][index];
  const faces = spread(left);
  shuffle(rng, faces);
  for (let i = 0; i < faces.length; i++) {
    const face = faces[i];
    if (faces.indexOf(face) < i) continue; // tried already
    rows[row][index] = { ...blank, face };
    left[face]--;
    const goesOn = anyLine || bestLine(rows[row].filter(isKnown)) < SET_SIZE;
    if (goesOn && fillRows(rows, unknown, at + 1, left, rng)) return true;
    left[face]++;
  }
  rows[row][index] = blank;
  return false;
}

interface Place {
  readonly row: number;
  readonly index: number;
  /** MN-R-98: the row of a pilot who has conceded may hold a set while play continues. */
  readonly anyLine: boolean;
}

/** A full state consistent with the view; everything unknown is dealt at random. */
export function imagine(view: View, rng: Rng): State {
  const rows = view.pilots.map(({ row }) => row.map(imagineTile));
  const dark = view.arena.map(imagineTile);
  const pile = view.pile.map(imagineTile);
  const left = darkFaces([...rows.flat(), ...dark, ...pile]);
  const unknown = rows.flatMap((tiles, row) => {
    const anyLine = view.pilots[row].gaveUp && ranksConcededLast(view);
    return tiles.flatMap(({ face }, index) => (face === UNKNOWN ? [{ row, index, anyLine }] : []));
  });
  fillRows(rows, unknown, 0, left, rng);
  const deck = spread(left);
  shuffle(rng, deck);
  const arena = dark.map((tile) => (tile.face === UNKNOWN ? { ...tile, face: deck.pop() ?? 0 } : tile));
  deck.length = view.deck;
  return {
    rules: view.rules,
    rng: deriveRng(rng),
    turn: view.turn,
    alpha: view.alpha,
    deck,
    pile,
    arena,
    rows,
    tiles: view.tiles,
    ...imagineMechs(view, rng),
    battle: view.battle,
    gone: view.pilots.reduce((bits, { seat, gaveUp }) => (gaveUp ? bits | (1 << seat) : bits), 0),
    agenda: view.agenda.slice(),
    outcome: view.outcome,
  };
}
