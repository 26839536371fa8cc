import { invariant, type Seat } from '@mechatable/kernel';
import type { AimedOp, Op, Timing } from '../content/language.ts';
import { MECH_ID, abilityAt, abilityOf } from '../content/lookup.ts';
import { MECHS } from '../content/mechs.ts';
import type { Log } from '../event.ts';
import { seatOfSlot } from '../mechs.ts';
import type { Ask, State } from '../state.ts';
import type { Aim } from './aim.ts';
import { FROM_HAND } from './from-hand.ts';
import { FROM_OUT } from './from-out.ts';

/** How each operation is targeted. */
export const AIMS: Readonly<Record<AimedOp['op'], Aim<AimedOp>>> = { ...FROM_HAND, ...FROM_OUT };

/** The ability timing of a question; null if no ability answers it. */
export const TIMING_OF = {
  reveal: null,
  initiation: 'initiation',
  arena: 'arena',
  during: 'during',
  loss: 'loss',
  claimed: 'claim',
  attack: null,
  defend: null,
  scrapDown: null,
  scrap: 'scrap',
} as const satisfies Readonly<Record<Ask['ask'], Timing | null>>;

function isAimed(op: Op): op is AimedOp {
  return Object.hasOwn(AIMS, op.op);
}

/** The aimed ability of each Mech at each timing, looked up once. */
const AIMED = MECHS.map((_, mech) => {
  const table = new Map<Timing, AimedOp>();
  for (const { timing, do: op } of MECHS[mech].abilities) if (isAimed(op)) table.set(timing, op);
  return table;
});

/** A Mech's targeted operation at this timing; null for none. */
export function aimedAt(mech: number, timing: Timing): AimedOp | null {
  return AIMED[mech].get(timing) ?? null;
}

const found: string[] = [];

/** MN-R-51: an ability without a target can't be used. */
export function hasTarget(s: State, seat: Seat, op: AimedOp): boolean {
  found.length = 0;
  AIMS[op.op].targets(s, seat, found);
  return found.length > 0;
}

/** Logs that an ability takes effect, with its clause. */
export function logAbility(s: State, slot: number, timing: Timing, log: Log): void {
  const mech = s.mechs[slot];
  const ability = abilityAt(mech, timing);
  invariant(ability >= 0, 'the Mech has an ability of this timing');
  log.push({
    type: 'ability',
    clause: MECHS[mech].clause,
    seat: seatOfSlot(slot),
    mech: MECH_ID[mech],
    ability,
  });
}

/** Whether the ability requires the Mech to be Shown (MN-R-49). */
export function demandsShow(mech: number, timing: Timing): boolean {
  return abilityOf(mech, timing)?.show === true;
}
