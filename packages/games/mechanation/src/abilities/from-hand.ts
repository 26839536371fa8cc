import { illegal, invariant, type Seat } from '@mechatable/kernel';
import { MECH_ID } from '../content/lookup.ts';
import type { Log } from '../event.ts';
import { isInHangar, repairMech, sendHome, slotOf } from '../mechs.ts';
import { SEAT_NAMES, bitOf, seatNumber } from '../seats.ts';
import type { State } from '../state.ts';
import {
  TILE_NAME,
  cardOf,
  controllerOf,
  inArena,
  indexOfTile,
  join,
  markSeen,
  scrapTile,
  tileNumber,
  turn,
} from '../tiles.ts';
import { checkVictory } from '../victory.ts';
import { addOwnMechs, addTilesOfOthers, isOfOther, type AimsOf } from './aim.ts';

const NO_WRECK = illegal('MN-M-05', 'Choose another Mech in your hangar.');
const NOT_HIDDEN = illegal('MN-M-13', 'Choose another pilot’s face-down Territory.');
const NOTHING_TO_SEE = illegal(
  'MN-M-03',
  'Choose a face-down Territory in the Arena, or a pilot with a face-down Mech there.',
);
const NOBODY_THERE = illegal('MN-M-10', 'Choose another pilot with a Mech in the Arena.');
const NO_SCRAP = illegal('MN-R-51', 'The scrap pile is empty, so Magpie has nothing to take.');
const NOT_YOURS = illegal('MN-M-07', 'Choose one of your own Territories to scrap.');

/** Whether another pilot has a Mech in the Arena, of the given facing or of any. */
function hasOut(s: State, seat: Seat, other: Seat, hiddenOnly: boolean): boolean {
  if (other < 0 || other === seat || other >= s.out.length) return false;
  const out = s.out[other];
  return out !== null && !(hiddenOnly && out.up);
}

/** Targeted abilities of Mechs in hand: in an Initiation, an Arena turn or a Scrap turn. */
export const FROM_HAND: AimsOf<'repair' | 'turnUp' | 'look' | 'sendHome' | 'takeScrap'> = {
  repair: {
    tries: ['mechs'],
    targets(s, seat, out) {
      addOwnMechs(s, seat, out, (slot) => isInHangar(s, slot));
    },
    problem(s, seat, target) {
      const slot = slotOf(s, seat, target);
      return slot >= 0 && isInHangar(s, slot) ? null : NO_WRECK;
    },
    carryOut(s, seat, _slot, target, log) {
      repairMech(s, slotOf(s, seat, target), log);
    },
  },
  turnUp: {
    tries: ['tiles'],
    targets(s, seat, out) {
      addTilesOfOthers(s, seat, false, out);
    },
    problem: (s, seat, target) => (isOfOther(s, seat, target, false) ? null : NOT_HIDDEN),
    carryOut(s, _seat, _slot, target, log) {
      const id = tileNumber(target);
      const owner = controllerOf(s, id);
      const tile = turn(s.rows[owner], id, true);
      log.push({ type: 'revealed', clause: 'MN-M-13', seat: owner, ...cardOf(tile) });
    },
  },
  look: {
    tries: ['tiles', 'pilots'],
    targets(s, seat, out) {
      for (let i = 0; i < s.arena.length; i++) if (!s.arena[i].up) out.push(TILE_NAME[s.arena[i].id]);
      for (let other = 0; other < s.out.length; other++)
        if (hasOut(s, seat, other, true)) out.push(SEAT_NAMES[other]);
    },
    problem(s, seat, target) {
      if (inArena(s, tileNumber(target))?.up === false) return null;
      return hasOut(s, seat, seatNumber(target), true) ? null : NOTHING_TO_SEE;
    },
    carryOut: lookAt,
  },
  sendHome: {
    tries: ['pilots'],
    targets(s, seat, out) {
      for (let other = 0; other < s.out.length; other++)
        if (hasOut(s, seat, other, false)) out.push(SEAT_NAMES[other]);
    },
    problem: (s, seat, target) => (hasOut(s, seat, seatNumber(target), false) ? null : NOBODY_THERE),
    carryOut(s, _seat, _slot, target, log) {
      sendHome(s, seatNumber(target), 'MN-M-10', log);
    },
  },
  takeScrap: {
    tries: ['tiles'],
    targets(s, seat, out) {
      if (s.pile.length === 0) return;
      for (let i = 0; i < s.rows[seat].length; i++) out.push(TILE_NAME[s.rows[seat][i].id]);
    },
    problem(s, seat, target) {
      if (indexOfTile(s.rows[seat], tileNumber(target)) < 0) return NOT_YOURS;
      return s.pile.length > 0 ? null : NO_SCRAP;
    },
    /** MN-R-91: sets are checked once, when the card has arrived. */
    carryOut(s, seat, _slot, target, log) {
      const wanted = s.pile.pop();
      invariant(wanted !== undefined, 'the scrap pile has a card');
      scrapTile(s, seat, tileNumber(target), 'MN-M-07', log);
      const tile = join(s, seat, wanted, 'pile');
      log.push({ type: 'took', clause: 'MN-M-07', seat, ...cardOf(tile) });
      checkVictory(s, seat, log);
    },
  },
};

function lookAt(s: State, seat: Seat, _slot: number, target: string, log: Log): void {
  const id = tileNumber(target);
  if (id >= 0) {
    const tile = markSeen(s.arena, id, seat);
    log.push({ type: 'looked', clause: 'MN-M-03', seat, ...cardOf(tile), since: tile.since, place: null });
    return;
  }
  const at = seatNumber(target);
  const out = s.out[at];
  invariant(out !== null, 'the pilot has a Mech out');
  const seen = out.seen | bitOf(seat);
  s.out[at] = { slot: out.slot, tile: out.tile, up: out.up, seen };
  s.known[out.slot] |= bitOf(seat);
  log.push({ type: 'spied', clause: 'MN-M-03', seat, at, mech: MECH_ID[s.mechs[out.slot]], to: seen });
}
