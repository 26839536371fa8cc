import type { PuzzleRules, Rng, Seat } from '@mechatable/kernel';
import type { Action } from './action.ts';
import { bitOf } from './seats.ts';
import { HAND, MECHS_EACH, OUT, clone, type State, type Tile } from './state.ts';

/** While a pilot has a Mech out that the seat can't identify, all of that pilot's Mechs are unknown (MN-R-88). */
function veil(state: State, seat: Seat, unknown: never): State {
  const s = clone(state);
  const eyes = bitOf(seat);
  const rng: Rng = [unknown, unknown, unknown, unknown];
  const hide = (tiles: readonly Tile[]): Tile[] =>
    tiles.map((tile) => ((tile.seen & eyes) === 0 ? { ...tile, face: unknown } : tile));
  const isMasked = s.out.map((out) => out !== null && (out.seen & eyes) === 0);
  return {
    ...s,
    rng,
    deck: s.deck.map(() => unknown),
    pile: hide(s.pile),
    arena: hide(s.arena),
    rows: s.rows.map(hide),
    mechs: s.mechs.map((mech, slot) => {
      const isKnown = (s.known[slot] & eyes) !== 0 && !isMasked[Math.floor(slot / MECHS_EACH)];
      return isKnown ? mech : unknown;
    }),
    places: s.places.map((place, slot) => {
      const pilot = Math.floor(slot / MECHS_EACH);
      return isMasked[pilot] && (place === HAND || place === OUT) ? maskedPlace(s, pilot, slot) : place;
    }),
    known: s.known.map((known, slot) =>
      (known & eyes) === 0 ? bitOf(Math.floor(slot / MECHS_EACH)) : known,
    ),
    out: s.out.map((out, pilot) => (out !== null && isMasked[pilot] ? { ...out, slot: unknown } : out)),
  };
}

/** It is unknown which Mech is deployed, but it is one of those that could be in hand. This uses the first. */
function maskedPlace(s: State, pilot: Seat, slot: number): number {
  const first = s.places.findIndex(
    (place, other) => Math.floor(other / MECHS_EACH) === pilot && (place === HAND || place === OUT),
  );
  return slot === first ? OUT : HAND;
}

/** A Territory is the answer: which Mech goes there, and how, is up to the player. */
function answer(action: Action): unknown {
  return action.kind === 'deploy' || action.kind === 'attack' ? [action.kind, action.tile] : action;
}

export const puzzles: PuzzleRules<State, Action> = { veil, answer };
