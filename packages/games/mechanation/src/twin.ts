import { below, pick, withOtherDice, type Rng, type Seat, type Twin, type Viewer } from '@mechatable/kernel';
import { MECH_ID, MUST_GO_UP, STACKS, TIER } from './content/lookup.ts';
import { FACE_ID } from './content/territories.ts';
import { SET_SIZE, bestLine } from './lines.ts';
import { bitOf } from './seats.ts';
import { HAND, MECHS_EACH, OUT, clone, type State, type Tile } from './state.ts';

/** A Territory that the viewer has not seen: in the deck, or on the table. */
interface Dark {
  readonly face: number;
  put(face: number): void;
}

function unseenTerritories(s: State, eyes: number): Dark[] {
  const inDeck = s.deck.map((face, place) => ({
    face,
    put: (now: number) => {
      s.deck[place] = now;
    },
  }));
  const onTable = (tiles: Tile[]): Dark[] =>
    tiles.flatMap((tile, place) =>
      (tile.seen & eyes) !== 0
        ? []
        : [
            {
              face: tile.face,
              put: (face: number) => {
                tiles[place] = { ...tile, face };
              },
            },
          ],
    );
  return [...inDeck, ...[...s.rows, s.arena, s.pile].flatMap(onTable)];
}

/** Swaps two Territories, but never completes a set: that would end the match (MN-I-7). */
function swapTerritories(s: State, eyes: number, rng: Rng): string[] {
  const dark = unseenTerritories(s, eyes);
  if (dark.length === 0) return [];
  const [one, other] = [pick(rng, dark), pick(rng, dark)];
  one.put(other.face);
  other.put(one.face);
  if (s.rows.every((row) => bestLine(row) < SET_SIZE)) return [FACE_ID[one.face], FACE_ID[other.face]];
  one.put(one.face);
  other.put(other.face);
  return [];
}

/** Replaces a Mech the viewer does not know by another of its tier: an undealt one, or another pilot's. */
function swapMechs(s: State, mechs: number[], eyes: number, rng: Rng): string[] {
  const unknown = mechs.flatMap((_, slot) => ((s.known[slot] & eyes) === 0 ? [slot] : []));
  if (unknown.length === 0) return [];
  const slot = pick(rng, unknown);
  const was = mechs[slot];
  const now = pick(rng, STACKS[TIER[was] - 1]);
  const other = mechs.indexOf(now);
  const isFixed = (at: number, mech: number): boolean =>
    (s.known[at] & eyes) !== 0 || (s.places[at] === OUT && MUST_GO_UP[mech]);
  if (isFixed(slot, now) || (other >= 0 && isFixed(other, was))) return [];
  mechs[slot] = now;
  if (other >= 0) mechs[other] = was;
  return [MECH_ID[was], MECH_ID[now]];
}

/** MN-R-88: another Mech of the same hand is out face-down. */
function swapOut(s: State, mechs: readonly number[], seat: Seat, eyes: number, rng: Rng): string[] {
  const out = s.out[seat];
  // Only its pilot has seen it: nobody else's knowledge has to change.
  if (out === null || bitOf(seat) === eyes || out.seen !== bitOf(seat) || s.places[out.slot] !== OUT)
    return [];
  const slot = seat * MECHS_EACH + below(rng, MECHS_EACH);
  if (s.places[slot] !== HAND || MUST_GO_UP[mechs[slot]]) return [];
  s.places[out.slot] = HAND;
  s.places[slot] = OUT;
  s.out[seat] = { ...out, slot };
  return [MECH_ID[mechs[out.slot]], MECH_ID[mechs[slot]]];
}

/** The places where the viewer knows these Territories and Mechs to be. */
function whereabouts(s: State, eyes: number, things: ReadonlySet<string>): string[] {
  const facts: string[] = [];
  const note = (thing: string, where: string): void => {
    if (things.has(thing)) facts.push(`${thing} ${where}`);
  };
  for (const tile of [...s.rows.flat(), ...s.arena, ...s.pile])
    if ((tile.seen & eyes) !== 0) note(FACE_ID[tile.face], `is t${tile.id}`);
  s.mechs.forEach((mech, slot) => {
    const out = s.out[Math.floor(slot / MECHS_EACH)];
    if (out?.slot === slot && (out.seen & eyes) !== 0) note(MECH_ID[mech], `is out at t${out.tile}`);
    if ((s.known[slot] & eyes) === 0) return;
    const isHome = s.places[slot] === HAND || s.places[slot] === OUT;
    note(MECH_ID[mech], `is in slot ${slot}, ${isHome ? 'unhurt' : `at ${s.places[slot]}`}`);
  });
  return facts;
}

/** One time in this many, everything is exchanged, including the generator. */
const THOROUGH = 6;
const SWAPS = [1, 1, 2, 4, 16];
const ALL = 40;

/** A world that the viewer can't distinguish from this one: the hidden Territories and Mechs differ. */
export function twin(state: State, viewer: Viewer, rng: Rng): Twin<State> | null {
  const eyes = bitOf(viewer);
  const mechs = state.mechs.slice();
  const s: State = { ...clone(state), mechs };
  const isThorough = below(rng, THOROUGH) === 0;
  const things = new Set<string>();
  for (let left = isThorough ? ALL : pick(rng, SWAPS); left > 0; left--) {
    const found = pick(rng, [
      () => swapTerritories(s, eyes, rng),
      () => swapMechs(s, mechs, eyes, rng),
      () => swapOut(s, mechs, below(rng, s.out.length), eyes, rng),
    ])();
    for (const thing of found) things.add(thing);
  }
  if (!isThorough) return { state: s, known: (now) => whereabouts(now, eyes, things) };
  const { state: other, rolled } = withOtherDice(s);
  return { state: other, known: (now) => [rolled(now), ...whereabouts(now, eyes, things)] };
}
