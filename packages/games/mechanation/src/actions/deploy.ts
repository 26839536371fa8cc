import { LEGAL, illegal, type Seat } from '@mechatable/kernel';
import type { ActionOf, Facing } from '../action.ts';
import { MAY_GO_UP, MECH_ID, MUST_GO_UP, RAIDS_HIDDEN } from '../content/lookup.ts';
import { logAbility } from '../abilities/aimed.ts';
import type { Timing } from '../content/language.ts';
import type { Log } from '../event.ts';
import { handSize, mechsAt, slotOf } from '../mechs.ts';
import { EVERYONE, bitOf } from '../seats.ts';
import { HAND, MECHS_EACH, OUT, type State } from '../state.ts';
import { TILE_NAME, controlled, controllerOf, inArena, siteOf, tileNumber } from '../tiles.ts';
import { fromHand, type Rule } from './rule.ts';

const ROOM = 2;
const FACINGS: readonly Facing[] = ['down', 'up'];

/** Actions are immutable, so each is made once, by Mech, tile and facing. */
type Made<A> = (mech: number, tile: number, face: Facing) => A;

function madeOnce<A>(make: (mech: string, tile: string, face: Facing) => A): Made<A> {
  const made = new Array<A | null>(MECH_ID.length * TILE_NAME.length * FACINGS.length).fill(null);
  return (mech, tile, face) => {
    const at = (mech * TILE_NAME.length + tile) * FACINGS.length + (face === 'up' ? 1 : 0);
    return (made[at] ??= make(MECH_ID[mech], TILE_NAME[tile], face));
  };
}

const DEPLOY = madeOnce((mech, tile, face): ActionOf<'deploy'> => ({ kind: 'deploy', mech, tile, face }));
const ATTACK = madeOnce((mech, tile, face): ActionOf<'attack'> => ({ kind: 'attack', mech, tile, face }));

const DEPLOY_OWN = illegal('MN-ARENA-5', 'Deploy a Mech from your own hand.');
const ATTACK_WITH_OWN = illegal('MN-R-29', 'Attack with a Mech from your own hand.');
const DEFEND_WITH_OWN = illegal('MN-R-30', 'Defend with a Mech from your own hand.');
const NOT_THERE = illegal('MN-ARENA-4', 'Deploy to a Territory in the Arena.');
const FULL = illegal('MN-ARENA-7', 'This Territory is full (2 of 2 Mechs): choose another.');
const WRONG_FACE = illegal('MN-R-83', 'This Mech can’t be deployed facing that way.');
const IN_ARENA = illegal(
  'MN-R-27',
  'Nobody owns a Territory in the Arena: attack another pilot’s Territory.',
);
const NO_RIVAL = illegal('MN-PILOT-2', 'Attack another pilot’s face-up Territory.');
const HIDDEN = illegal(
  'MN-PILOT-2',
  'This Territory is face-down: only Nightlatch can attack it. Choose a face-up one.',
);

const DOWN: readonly Facing[] = ['down'];
const UP: readonly Facing[] = ['up'];
const NEITHER: readonly Facing[] = [];

/** MN-R-83: the facings a Mech may be deployed with. `hiddenTarget`: it attacks a face-down Territory. */
function facesOf(mech: number, hiddenTarget: boolean): readonly Facing[] {
  if (hiddenTarget) return RAIDS_HIDDEN[mech] ? UP : NEITHER;
  if (MUST_GO_UP[mech]) return UP;
  return MAY_GO_UP[mech] ? FACINGS : DOWN;
}

/** Every Mech in hand, with each facing it may have. */
function addMechs<A>(
  s: State,
  seat: Seat,
  tile: number,
  hiddenTarget: boolean,
  make: Made<A>,
  out: A[],
): void {
  for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++) {
    if (s.places[slot] !== HAND) continue;
    const mech = s.mechs[slot];
    const faces = facesOf(mech, hiddenTarget);
    for (let i = 0; i < faces.length; i++) out.push(make(mech, tile, faces[i]));
  }
}

/** Every Mech of the seat, in any place, with either facing. */
function addAll<A>(s: State, seat: Seat, tile: number, make: Made<A>, out: A[]): void {
  for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++)
    for (const face of FACINGS) out.push(make(s.mechs[slot], tile, face));
}

/** The Mech leaves the hand. Unless it is face-up, only its pilot sees which one it is (MN-R-19). */
function leaveHand(s: State, seat: Seat, mech: string, tile: number, face: Facing): number {
  const slot = slotOf(s, seat, mech);
  const up = face === 'up';
  s.places[slot] = OUT;
  if (up) s.known[slot] = EVERYONE;
  s.out[seat] = { slot, tile, up, seen: up ? EVERYONE : bitOf(seat) };
  return slot;
}

function logIfFaceUp(s: State, slot: number, face: Facing, timing: Timing, log: Log): void {
  if (face === 'up') logAbility(s, slot, timing, log);
}

/** MN-ARENA-4 to MN-ARENA-7: it ends the Arena turn (MN-R-20). */
export const deploy: Rule<'deploy'> = {
  candidates(s, seat, out) {
    for (let i = 0; i < s.arena.length; i++) {
      if (mechsAt(s, s.arena[i].id) < ROOM) addMechs(s, seat, s.arena[i].id, false, DEPLOY, out);
    }
  },
  attempts(s, seat, out) {
    for (const { id } of s.arena) addAll(s, seat, id, DEPLOY, out);
  },
  judge(s, seat, { mech, tile, face }) {
    const slot = fromHand(s, seat, mech, DEPLOY_OWN);
    if (typeof slot !== 'number') return slot;
    const id = tileNumber(tile);
    if (inArena(s, id) === null) return NOT_THERE;
    if (mechsAt(s, id) >= ROOM) return FULL;
    return facesOf(s.mechs[slot], false).includes(face) ? LEGAL : WRONG_FACE;
  },
  apply(s, seat, { mech, tile, face }, log) {
    const id = tileNumber(tile);
    const slot = leaveHand(s, seat, mech, id, face);
    const to = face === 'up' ? EVERYONE : bitOf(seat);
    log.push({ type: 'deployed', clause: 'MN-ARENA-6', seat, mech, to, facing: face, ...siteOf(s, id) });
    logIfFaceUp(s, slot, face, 'arena', log);
  },
};

/** MN-PILOT-2, MN-R-28. */
export const attack: Rule<'attack'> = {
  candidates(s, seat, out) {
    for (let other = 0; other < s.rows.length; other++) {
      if (other === seat) continue;
      const row = s.rows[other];
      for (let i = 0; i < row.length; i++) addMechs(s, seat, row[i].id, !row[i].up, ATTACK, out);
    }
  },
  attempts(s, seat, out) {
    for (const { id } of [...s.rows.flat(), ...s.arena]) addAll(s, seat, id, ATTACK, out);
  },
  judge(s, seat, { mech, tile, face }) {
    const slot = fromHand(s, seat, mech, ATTACK_WITH_OWN);
    if (typeof slot !== 'number') return slot;
    const id = tileNumber(tile);
    const target = controlled(s, id, seat);
    if (target === null) return inArena(s, id) === null ? NO_RIVAL : IN_ARENA;
    const { up } = target;
    if (!up && !RAIDS_HIDDEN[s.mechs[slot]]) return HIDDEN;
    return facesOf(s.mechs[slot], !up).includes(face) ? LEGAL : WRONG_FACE;
  },
  apply(s, seat, { mech, tile, face }, log) {
    const id = tileNumber(tile);
    const slot = leaveHand(s, seat, mech, id, face);
    const of = controllerOf(s, id);
    const to = face === 'up' ? EVERYONE : bitOf(seat);
    log.push({ type: 'attacked', clause: 'MN-PILOT-3', seat, mech, to, of, facing: face, ...siteOf(s, id) });
    logIfFaceUp(s, slot, face, 'pilot', log);
    // MN-D-8: a pilot with an empty hand can't defend
    if (handSize(s, of) > 0) s.agenda.push({ ask: 'defend', seat: of, tile: id });
    else s.agenda.push({ do: 'claim', seat, tile: id });
  },
};

/** MN-R-30, MN-R-34: chosen in secret, and revealed together with the attacker. */
export const defend: Rule<'defend', 'defend'> = {
  candidates(s, seat, out) {
    for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++)
      if (s.places[slot] === HAND) out.push({ kind: 'defend', mech: MECH_ID[s.mechs[slot]] });
  },
  attempts(s, seat, out) {
    for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++)
      if (s.places[slot] !== HAND) out.push({ kind: 'defend', mech: MECH_ID[s.mechs[slot]] });
  },
  judge(s, seat, { mech }) {
    const slot = fromHand(s, seat, mech, DEFEND_WITH_OWN);
    return typeof slot === 'number' ? LEGAL : slot;
  },
  apply(s, seat, { mech }, _log, { tile }) {
    leaveHand(s, seat, mech, tile, 'down');
    s.agenda.push({ do: 'battle', tile });
  },
};
