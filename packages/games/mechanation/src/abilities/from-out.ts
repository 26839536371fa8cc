import { illegal, invariant } from '@mechatable/kernel';
import { MECH_ID, POWER } from '../content/lookup.ts';
import { FACE_ID } from '../content/territories.ts';
import { damage, showMech, slotOf } from '../mechs.ts';
import { SEAT_NAMES } from '../seats.ts';
import { HAND, type State } from '../state.ts';
import { TILE_NAME, cardOf, controllerOf, indexOfTile, join, takeFrom, tileNumber, turn } from '../tiles.ts';
import { checkVictory } from '../victory.ts';
import { addOwnMechs, addTilesOfOthers, isOfOther, type AimsOf } from './aim.ts';
import { battleOf, fighter, setPower, sideOf } from './power.ts';

const NOT_OPEN = illegal('MN-M-02', 'Choose another pilot’s face-up Territory.');
const NOT_OWN_OPEN = illegal('MN-M-20', 'Choose one of your own face-up Territories.');
const NOT_IN_HAND = illegal('MN-M-09', 'Choose a Mech in your hand to Show.');
const NOT_WINNER = illegal('MN-M-04', 'Choose the Mech that beat Limpet.');

/** Targeted abilities of a Mech that is fighting or has just claimed. */
export const FROM_OUT: AimsOf<'exchange' | 'turnDown' | 'addHalfOfShown' | 'dragDown'> = {
  exchange: {
    tries: ['tiles'],
    targets(s, seat, out) {
      addTilesOfOthers(s, seat, true, out);
    },
    problem: (s, seat, target) => (isOfOther(s, seat, target, true) ? null : NOT_OPEN),
    carryOut(s, seat, _slot, target, log, ask) {
      invariant(ask.ask === 'claimed', 'a claimed Territory is swapped');
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
      addOwnMechs(s, seat, out, (slot) => s.places[slot] === HAND);
    },
    problem(s, seat, target) {
      const slot = slotOf(s, seat, target);
      return slot >= 0 && s.places[slot] === HAND ? null : NOT_IN_HAND;
    },
    carryOut(s, seat, _slot, target, log) {
      const slot = slotOf(s, seat, target);
      showMech(s, slot, log);
      const battle = battleOf(s);
      const side = sideOf(battle, seat);
      setPower(s, side, battle.power[side] + Math.ceil(POWER[s.mechs[slot]] / 2), log);
    },
  },
  dragDown: {
    tries: [],
    targets(s, _seat, out) {
      out.push(MECH_ID[s.mechs[winningSlot(s)]]);
    },
    problem: (s, _seat, target) => (MECH_ID[s.mechs[winningSlot(s)]] === target ? null : NOT_WINNER),
    carryOut(s, _seat, slot, _target, log, _ask, { stage }) {
      damage(s, slot, stage, 'MN-M-04', log);
      damage(s, winningSlot(s), stage, 'MN-M-04', log);
    },
  },
};

/** The Mech that has won the Battle: asked only of the pilot who has lost it (MN-D-5). */
function winningSlot(s: State): number {
  const battle = battleOf(s);
  invariant(battle.winner >= 0, 'a lost Battle has a winner');
  return fighter(s, battle, battle.winner);
}
