import { illegal, type Illegal, type Seat } from '@mechatable/kernel';
import type { AimedOp } from '../content/language.ts';
import { MECH_ID, POWER } from '../content/lookup.ts';
import { FACE_ID } from '../content/territories.ts';
import type { Log } from '../event.ts';
import { damage, isInHangar, repairMech, sendHome, showMech, slotOf } from '../mechs.ts';
import { SEAT_NAMES, bitOf, seatNumber } from '../seats.ts';
import { HAND, MECHS_EACH, type Ask, type State } from '../state.ts';
import {
  TILE_NAME,
  cardOf,
  controlled,
  controllerOf,
  inArena,
  indexOfTile,
  join,
  markSeen,
  scrapTile,
  takeFrom,
  tileNumber,
  turn,
} from '../tiles.ts';
import { checkVictory } from '../victory.ts';
import { sideOf, setPower } from './power.ts';

/** How one word of the language is aimed: at what, why not, and what it then does. */
export interface Aim<Op> {
  /** What a person might point at, rightly or not. */
  readonly tries: readonly ('tiles' | 'pilots' | 'mechs')[];
  /** Adds the name of everything it can be aimed at. */
  targets(s: State, seat: Seat, out: string[]): void;
  problem(s: State, seat: Seat, target: string): Illegal | null;
  carryOut(s: State, seat: Seat, slot: number, target: string, log: Log, ask: Ask, op: Op): void;
}

type Aims = { readonly [K in AimedOp['op']]: Aim<Extract<AimedOp, { op: K }>> };

const NO_WRECK = illegal('MN-M-05', 'Choose another Mech that is in your hangar.');
const NOT_HIDDEN = illegal('MN-M-13', 'Choose a face-down Territory of another pilot.');
const NOTHING_TO_SEE = illegal(
  'MN-M-03',
  'Choose a face-down Territory in the Arena, or a pilot with a face-down Mech there.',
);
const NOBODY_THERE = illegal('MN-M-10', 'Choose another pilot who has a Mech in the Arena.');
const NO_SCRAP = illegal('MN-R-51', 'The scrap pile is empty: there is nothing to take.');
const NOT_YOURS = illegal('MN-M-07', 'Choose one of your own Territories to give.');
const NOT_OPEN = illegal('MN-M-02', 'Choose a face-up Territory of another pilot.');
const NOT_OWN_OPEN = illegal('MN-M-20', 'Choose a face-up Territory of your own.');
const NOT_IN_HAND = illegal('MN-M-09', 'Show a Mech that is in your hand.');
const NOT_WINNER = illegal('MN-M-04', 'It is the Mech that has beaten Limpet that goes down with it.');

function ownSlots(s: State, seat: Seat, out: string[], isTarget: (slot: number) => boolean): void {
  for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++)
    if (isTarget(slot)) out.push(MECH_ID[s.mechs[slot]]);
}

function tilesOfOthers(s: State, seat: Seat, up: boolean, out: string[]): void {
  for (let other = 0; other < s.rows.length; other++) {
    if (other === seat) continue;
    const row = s.rows[other];
    for (let i = 0; i < row.length; i++) if (row[i].up === up) out.push(TILE_NAME[row[i].id]);
  }
}

function isOfOther(s: State, seat: Seat, target: string, up: boolean): boolean {
  const id = tileNumber(target);
  return controlled(s, id)?.up === up && controllerOf(s, id) !== seat;
}

/** Whether another pilot has a Mech in the Arena, of the given facing or of any. */
function hasOut(s: State, seat: Seat, other: Seat, hiddenOnly: boolean): boolean {
  if (other < 0 || other === seat || other >= s.out.length) return false;
  const out = s.out[other];
  return out !== null && !(hiddenOnly && out.up);
}

export const AIMS: Aims = {
  repair: {
    tries: ['mechs'],
    targets(s, seat, out) {
      ownSlots(s, seat, out, (slot) => isInHangar(s, slot));
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
      tilesOfOthers(s, seat, false, out);
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
    /** MN-R-91: the set is looked for once, when the card has arrived. */
    carryOut(s, seat, _slot, target, log) {
      const wanted = s.pile.pop();
      if (wanted === undefined) return;
      scrapTile(s, seat, tileNumber(target), 'MN-M-07', log);
      const tile = join(s, seat, wanted, 'pile');
      log.push({ type: 'took', clause: 'MN-M-07', seat, ...cardOf(tile) });
      checkVictory(s, seat, log);
    },
  },
  exchange: {
    tries: ['tiles'],
    targets(s, seat, out) {
      tilesOfOthers(s, seat, true, out);
    },
    problem: (s, seat, target) => (isOfOther(s, seat, target, true) ? null : NOT_OPEN),
    carryOut(s, seat, _slot, target, log, ask) {
      if (ask.ask !== 'claimed') return;
      const id = tileNumber(target);
      const other = controllerOf(s, id);
      const got = takeFrom(s.rows[other], id);
      const gave = join(s, other, takeFrom(s.rows[seat], ask.tile), SEAT_NAMES[seat]);
      join(s, seat, got, SEAT_NAMES[other]);
      log.push({
        type: 'exchanged',
        clause: 'MN-M-02',
        seat,
        with: other,
        ...cardOf(gave),
        got: FACE_ID[got.face],
        gotTile: TILE_NAME[id],
      });
      checkVictory(s, seat, log);
    },
  },
  turnDown: {
    tries: ['tiles'],
    targets(s, seat, out) {
      const row = s.rows[seat];
      for (let i = 0; i < row.length; i++) if (row[i].up) out.push(TILE_NAME[row[i].id]);
    },
    problem(s, seat, target) {
      const at = indexOfTile(s.rows[seat], tileNumber(target));
      return at >= 0 && s.rows[seat][at].up ? null : NOT_OWN_OPEN;
    },
    carryOut(s, seat, _slot, target, log) {
      const { face } = turn(s.rows[seat], tileNumber(target), false);
      log.push({ type: 'turnedDown', clause: 'MN-M-20', seat, tile: target, face: FACE_ID[face] });
    },
  },
  addHalfOfShown: {
    tries: ['mechs'],
    targets(s, seat, out) {
      ownSlots(s, seat, out, (slot) => s.places[slot] === HAND);
    },
    problem(s, seat, target) {
      const slot = slotOf(s, seat, target);
      return slot >= 0 && s.places[slot] === HAND ? null : NOT_IN_HAND;
    },
    carryOut(s, seat, _slot, target, log) {
      const slot = slotOf(s, seat, target);
      showMech(s, slot, log);
      const { battle } = s;
      if (battle === null) return;
      const side = sideOf(battle, seat);
      setPower(s, side, battle.power[side] + Math.ceil(POWER[s.mechs[slot]] / 2), log);
    },
  },
  dragDown: {
    tries: [],
    targets(s, _seat, out) {
      const slot = winningSlot(s);
      if (slot >= 0) out.push(MECH_ID[s.mechs[slot]]);
    },
    problem(s, _seat, target) {
      const slot = winningSlot(s);
      return slot >= 0 && MECH_ID[s.mechs[slot]] === target ? null : NOT_WINNER;
    },
    carryOut(s, _seat, slot, _target, log, _ask, { stage }) {
      damage(s, slot, stage, 'MN-M-04', log);
      damage(s, winningSlot(s), stage, 'MN-M-04', log);
    },
  },
};

function lookAt(s: State, seat: Seat, _slot: number, target: string, log: Log): void {
  const id = tileNumber(target);
  if (id >= 0) {
    const tile = markSeen(s.arena, id, seat);
    log.push({ type: 'looked', clause: 'MN-M-03', seat, ...cardOf(tile) });
    return;
  }
  const at = seatNumber(target);
  const out = s.out[at];
  if (out === null) return;
  const seen = out.seen | bitOf(seat);
  s.out[at] = { slot: out.slot, tile: out.tile, up: out.up, seen };
  s.known[out.slot] |= bitOf(seat);
  log.push({ type: 'spied', clause: 'MN-M-03', seat, at, mech: MECH_ID[s.mechs[out.slot]], to: seen });
}

/** The Mech that has won the Battle; -1 if none has. */
function winningSlot({ battle, out }: State): number {
  if (battle === null || battle.winner < 0) return -1;
  return out[battle.seats[battle.winner]]?.slot ?? -1;
}
