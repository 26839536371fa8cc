import { below, type Seat } from '@mechatable/kernel';
import type { Action } from './action.ts';
import { MECH_ID, MUST_GO_UP, POWER } from './content/lookup.ts';
import { rowWorth } from './row-worth.ts';
import { mechsAt } from './mechs.ts';
import { bitOf } from './seats.ts';
import { HAND, MECHS_EACH, clone, type Ask, type State, type Tile } from './state.ts';
import { TILE_NAME } from './tiles.ts';
import { hasConceded } from './victory.ts';

const PASS: Action = { kind: 'pass' };
/** The expected value of an unseen card. */
const UNSEEN = 6;
const CHANCES = 100;
const DEPLOYS = 80;
const DEFENDS = 75;

/**
 * Plays out the undecided part: the remaining pilots in the Arena, or the pilot under attack, answer by rules of thumb
 * and by chance, drawn from the state's own generator. They use only what they can see. `heeds`: whether they avoid a
 * Mech that they know to be too strong, and pass if they have conceded (MN-R-96); in the first release, they didn't.
 */
export function foresee(
  s: State,
  apply: (s: State, seat: Seat, action: Action) => unknown,
  heeds: boolean,
): State {
  if (!isPending(s)) return s;
  const ahead = clone(s);
  while (isPending(ahead) && ahead.turn === s.turn) {
    const ask = ahead.agenda[ahead.agenda.length - 1] as Ask;
    apply(ahead, ask.seat, likelyAnswer(ahead, ask, heeds));
  }
  return ahead;
}

function isPending(s: State): boolean {
  if (s.outcome !== null) return false;
  const top = s.agenda[s.agenda.length - 1];
  if (!('ask' in top)) return false;
  switch (top.ask) {
    case 'arena':
    case 'during':
    case 'loss':
    case 'claimed':
    case 'defend':
      return true;
    default:
      return false;
  }
}

function likelyAnswer(s: State, ask: Ask, heeds: boolean): Action {
  if (heeds && hasConceded(s, ask.seat)) return PASS;
  switch (ask.ask) {
    case 'arena':
      return likelyDeployment(s, ask.seat, heeds);
    case 'defend':
      return likelyDefense(s, ask.seat);
    case 'during':
      return use(s, ask.seat, strongestInHand(s, ask.seat));
    case 'loss':
      return use(s, ask.seat, winningMech(s));
    default:
      return PASS;
  }
}

/** A random Mech from the hand, each equally likely, so the answer reveals nothing about it. */
function anyMech(s: State, seat: Seat): number {
  let count = 0;
  for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++)
    if (s.places[slot] === HAND) count++;
  let left = below(s.rng, count);
  for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++)
    if (s.places[slot] === HAND && left-- === 0) return s.mechs[slot];
  return -1;
}

function likelyDeployment(s: State, seat: Seat, heeds: boolean): Action {
  const best = strongestInHand(s, seat);
  const power = heeds && best >= 0 ? POWER[best] : Infinity;
  const tile = wanted(s, seat, power);
  if (tile === null || below(s.rng, CHANCES) >= DEPLOYS) return PASS;
  const isKnown = heeds && knownPowerAt(s, tile.id, seat) >= 0;
  const mech = isKnown ? best : anyMech(s, seat);
  return {
    kind: 'deploy',
    mech: MECH_ID[mech],
    tile: TILE_NAME[tile.id],
    face: MUST_GO_UP[mech] ? 'up' : 'down',
  };
}

/** The Power of a Mech at a Territory that the pilot has seen; -1 if there is none. */
function knownPowerAt(s: State, tile: number, seat: Seat): number {
  for (let other = 0; other < s.out.length; other++) {
    const out = s.out[other];
    if (other !== seat && out?.tile === tile && (out.seen & bitOf(seat)) !== 0)
      return POWER[s.mechs[out.slot]];
  }
  return -1;
}

/**
 * The Territory with room that adds most to the pilot's lines; an Occupied one counts half, and one that is held by a
 * visible Mech of at least this Power not at all.
 */
function wanted(s: State, seat: Seat, power: number): Tile | null {
  const row = s.rows[seat];
  const before = rowWorth(row);
  let best: Tile | null = null;
  let bestGain = -Infinity;
  for (let i = 0; i < s.arena.length; i++) {
    const tile = s.arena[i];
    const there = mechsAt(s, tile.id);
    if (there > 1 || (there === 1 && knownPowerAt(s, tile.id, seat) >= power)) continue;
    const gain = gainOf(row, before, tile, seat) * (there === 0 ? 2 : 1) + below(s.rng, 4);
    if (gain > bestGain) {
      bestGain = gain;
      best = tile;
    }
  }
  return best;
}

function gainOf(row: Tile[], before: number, tile: Tile, seat: Seat): number {
  if ((tile.seen & bitOf(seat)) === 0) return UNSEEN;
  row.push(tile);
  const gain = rowWorth(row) - before;
  row.pop();
  return gain;
}

function likelyDefense(s: State, seat: Seat): Action {
  if (below(s.rng, CHANCES) >= DEFENDS) return PASS;
  return { kind: 'defend', mech: MECH_ID[anyMech(s, seat)] };
}

/** The ability of the deployed Mech. */
function use(s: State, seat: Seat, target: number): Action {
  const own = s.out[seat];
  if (own === null || target < 0) return PASS;
  return { kind: 'use', mech: MECH_ID[s.mechs[own.slot]], target: MECH_ID[target] };
}

function strongestInHand(s: State, seat: Seat): number {
  let best = -1;
  for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++) {
    if (s.places[slot] !== HAND) continue;
    if (best < 0 || POWER[s.mechs[slot]] > POWER[best]) best = s.mechs[slot];
  }
  return best;
}

function winningMech({ battle, out, mechs }: State): number {
  const winner = battle === null ? null : out[battle.seats[battle.winner]];
  return winner === null ? -1 : mechs[winner.slot];
}
