import { invariant, type ClauseId, type Seat } from '@mechatable/kernel';
import type { Stage } from './content/language.ts';
import { LIMIT, MECH_ID } from './content/lookup.ts';
import type { Log } from './event.ts';
import { EVERYONE, SPECTATORS } from './seats.ts';
import { HAND, MALF, MECHS_EACH, OUT, PLACE_STAGE, STAGE_PLACE, STB, type State } from './state.ts';

export const TERRITORY_LIMIT = 6;

export function seatOfSlot(slot: number): Seat {
  return Math.floor(slot / MECHS_EACH);
}

/** The slot of the seat's Mech with this id; -1 if it isn't the seat's. */
export function slotOf(s: State, seat: Seat, id: string): number {
  for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++)
    if (MECH_ID[s.mechs[slot]] === id) return slot;
  return -1;
}

export function isInHangar(s: State, slot: number): boolean {
  return s.places[slot] >= STB && s.places[slot] <= MALF;
}

export function isPublic(s: State, slot: number): boolean {
  return (s.known[slot] & SPECTATORS) !== 0;
}

export function handSize(s: State, seat: Seat): number {
  let n = 0;
  for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++) if (s.places[slot] === HAND) n++;
  return n;
}

export function hasHangar(s: State, seat: Seat): boolean {
  for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++)
    if (isInHangar(s, slot)) return true;
  return false;
}

/** How many Mechs are at a Territory. */
export function mechsAt(s: State, tile: number): number {
  let n = 0;
  for (let seat = 0; seat < s.out.length; seat++) if (s.out[seat]?.tile === tile) n++;
  return n;
}

/** Whether a Mech in hand is secret. A public fact only while the pilot has nothing deployed (MN-R-70). */
export function hasCovert(s: State, seat: Seat): boolean {
  for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++)
    if (s.places[slot] === HAND && !isPublic(s, slot)) return true;
  return false;
}

/** MN-SCRAP-2, MN-M-21. */
export function limitOf(s: State, seat: Seat): number {
  for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++) {
    const limit = LIMIT[s.mechs[slot]];
    if (limit !== null && isInHangar(s, slot)) return limit;
  }
  return TERRITORY_LIMIT;
}

/** MN-R-49: shown to everyone. */
export function showMech(s: State, slot: number, log: Log): void {
  s.known[slot] = EVERYONE;
  const seat = seatOfSlot(slot);
  const out = s.out[seat];
  if (out?.slot === slot) s.out[seat] = { slot, tile: out.tile, up: out.up, seen: EVERYONE };
  log.push({ type: 'shown', clause: 'MN-R-49', seat, mech: MECH_ID[s.mechs[slot]] });
}

/** MN-R-55, MN-R-56: into the hangar at this Stage, or the worse of the two if it is there already. */
export function damage(s: State, slot: number, stage: Stage, clause: ClauseId, log: Log): void {
  const place = STAGE_PLACE[stage];
  if (isInHangar(s, slot) && s.places[slot] >= place) return;
  s.places[slot] = place;
  s.known[slot] = EVERYONE;
  log.push({ type: 'damaged', clause, seat: seatOfSlot(slot), mech: MECH_ID[s.mechs[slot]], stage });
}

const REPAIRED = ['MN-HGR-7', 'MN-HGR-7', 'MN-HGR-6', 'MN-HGR-5'] as const;

/** MN-HGR-5 to MN-HGR-7: one Stage better. */
export function repairMech(s: State, slot: number, log: Log): void {
  const place = s.places[slot];
  s.places[slot] = place - 1;
  const seat = seatOfSlot(slot);
  const stage = PLACE_STAGE[place - 1] ?? 'hand';
  log.push({ type: 'repaired', clause: REPAIRED[place], seat, mech: MECH_ID[s.mechs[slot]], stage });
}

/** A deployed Mech returns to hand, unless it is in a hangar (BT-9). Nobody can follow it (MN-R-69). */
export function sendHome(s: State, seat: Seat, clause: ClauseId, log: Log): void {
  const out = s.out[seat];
  invariant(out !== null, 'a Mech that is sent home is out');
  s.out[seat] = null;
  if (s.places[out.slot] !== OUT) return;
  s.places[out.slot] = HAND;
  const mech = MECH_ID[s.mechs[out.slot]];
  if ((out.seen & SPECTATORS) === 0) log.push({ type: 'home', clause, seat, mech, to: out.seen });
  else log.push({ type: 'returned', clause, seat, mech });
}
