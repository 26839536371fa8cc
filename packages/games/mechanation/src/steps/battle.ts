import { invariant } from '@mechatable/kernel';
import { battleOf, changePower, fighter, holds, mechOn, type Side } from '../abilities/power.ts';
import { aimedAt, hasTarget, logAbility } from '../abilities/aimed.ts';
import type { Op } from '../content/language.ts';
import { MECH_ID, POWER, abilityOf } from '../content/lookup.ts';
import { MECHS } from '../content/mechs.ts';
import type { Log } from '../event.ts';
import { damage, isInHangar, seatOfSlot, sendHome } from '../mechs.ts';
import { EVERYONE, clockwise } from '../seats.ts';
import { HAND, type Do, type State } from '../state.ts';
import { inArena, siteOf } from '../tiles.ts';
import { claimTile } from './arena.ts';

type StepOf<Name extends Do['do']> = Extract<Do, { readonly do: Name }>;

const SIDES: readonly Side[] = [0, 1];

/** BT-1: both are turned up, and Null Bishop works before all others (MN-R-41). */
export function battle(s: State, { tile }: StepOf<'battle'>, log: Log): void {
  const seats: number[] = [];
  const mechs: number[] = [];
  for (let i = 0; i < s.rows.length; i++) {
    const seat = clockwise(s.alpha, i, s.rows.length);
    const out = s.out[seat];
    if (out?.tile !== tile) continue;
    seats.push(seat);
    mechs.push(s.mechs[out.slot]);
    s.known[out.slot] = EVERYONE;
    s.out[seat] = { slot: out.slot, tile, up: out.up, seen: EVERYONE };
  }
  invariant(seats.length === 2, 'two Mechs fight');
  const fighters: [number, number] = [seats[0], seats[1]];
  const raid = inArena(s, tile) === null;
  const power: [number, number] = [POWER[mechs[0]], POWER[mechs[1]]];
  s.battle = { tile, raid, seats: fighters, power, blanked: -1, winner: -1 };
  log.push({
    type: 'battle',
    clause: 'BT-1',
    raid,
    ...siteOf(s, tile),
    seats: fighters,
    mechs: [MECH_ID[mechs[0]], MECH_ID[mechs[1]]],
    power,
  });
  for (const side of SIDES) {
    if (abilityOf(mechs[side], 'during')?.do.op !== 'blank') continue;
    logAbility(s, fighter(s, s.battle, side), 'during', log);
    s.battle = { ...s.battle, blanked: 1 - side };
  }
  s.agenda.push({ do: 'compare' }, { do: 'during', side: 1 }, { do: 'during', side: 0 });
}

/** BT-2, MN-D-4. */
export function during(s: State, { side }: StepOf<'during'>, log: Log): void {
  const now = battleOf(s);
  if (now.blanked === side) return;
  const mech = mechOn(s, now, side);
  const seat = now.seats[side];
  const aimed = aimedAt(mech, 'during');
  if (aimed !== null) {
    if (hasTarget(s, seat, aimed)) s.agenda.push({ ask: 'during', seat });
    return;
  }
  const ability = abilityOf(mech, 'during');
  if (ability === null || ability.do.op === 'blank' || !holds(s, now, side, ability.if)) return;
  logAbility(s, fighter(s, now, side), 'during', log);
  changePower(s, now, side, ability.do, log);
}

/** BT-3 to BT-5. */
export function compare(s: State, _step: Do, log: Log): void {
  const now = battleOf(s);
  const [first, second] = now.power;
  const winner: number = first === second ? -1 : first > second ? 0 : 1;
  const { tile, raid, seats, power, blanked } = now;
  s.battle = { tile, raid, seats, power, blanked, winner };
  const won = winner < 0 ? null : seats[winner];
  log.push({
    type: 'fought',
    clause: 'BT-3',
    ...siteOf(s, tile),
    seats,
    mechs: [MECH_ID[mechOn(s, now, 0)], MECH_ID[mechOn(s, now, 1)]],
    power,
    winner: won,
  });
  s.agenda.push({ do: 'endBattle' }, { do: 'afterBattle' });
  if (won === null) return;
  if (raid && winner === 1) {
    log.push({ type: 'kept', clause: 'MN-PILOT-7', seat: won, ...siteOf(s, tile) });
  } else {
    if (claimTile(s, won, tile, 'BT-4', log)) return;
    s.agenda.push({ do: 'afterClaim', seat: won, tile });
  }
  s.agenda.push({ do: 'loss' });
}

/** BT-6, MN-D-5. */
export function loss(s: State, _step: Do, log: Log): void {
  const now = battleOf(s);
  const side = 1 - now.winner;
  const slot = fighter(s, now, side);
  const ability = now.blanked === side ? null : abilityOf(s.mechs[slot], 'loss');
  if (ability === null) {
    damage(s, slot, 'DIS', 'MN-BAT-5', log);
    return;
  }
  if (ability.optional) {
    s.agenda.push({ ask: 'loss', seat: now.seats[side] });
    return;
  }
  logAbility(s, slot, 'loss', log);
  meetFate(s, slot, slot, ability.do, log);
}

/** BT-8, MN-R-46. */
export function afterBattle(s: State, _step: Do, log: Log): void {
  const now = battleOf(s);
  for (const side of SIDES) {
    const slot = fighter(s, now, side);
    const ability = now.blanked === side ? null : abilityOf(s.mechs[slot], 'after');
    if (ability === null || !holds(s, now, side, ability.if)) continue;
    const op = ability.do;
    const loser = fighter(s, now, 1 - side);
    // MN-M-14: a loser that returned to hand is safe
    if (op.op === 'stage' && op.of === 'loser' && !isInHangar(s, loser)) continue;
    logAbility(s, slot, 'after', log);
    meetFate(s, slot, loser, op, log);
  }
}

/** Applies a Mech's ability to itself or to the Mech it beat. */
function meetFate(s: State, slot: number, loser: number, op: Op, log: Log): void {
  const { clause } = MECHS[s.mechs[slot]];
  if (op.op === 'stage') {
    damage(s, op.of === 'self' ? slot : loser, op.stage, clause, log);
  } else {
    invariant(op.op === 'toHand', 'an ability on loss or after a Battle moves a Mech');
    s.places[slot] = HAND;
    log.push({ type: 'returned', clause, seat: seatOfSlot(slot), mech: MECH_ID[s.mechs[slot]] });
  }
}

/** BT-9. */
export function endBattle(s: State, _step: Do, log: Log): void {
  const now = battleOf(s);
  s.battle = null;
  for (const seat of now.seats) sendHome(s, seat, 'BT-9', log);
}
