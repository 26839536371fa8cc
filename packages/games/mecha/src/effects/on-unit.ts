import { invariant } from '@mechatable/kernel';
import { CELL_NAME } from '../board.ts';
import { BIT, ID, MUST_MOVE_NOW, NO_ATTACK, NO_MOVE } from '../content/cards.ts';
import type { Op } from '../content/effects.ts';
import { hurtByEffect } from '../damage.ts';
import type { Change, Log } from '../event.ts';
import type { Progress } from '../links.ts';
import type { Attached, Unit } from '../pieces.ts';
import type { State } from '../state.ts';
import { destroy, detach, returnToHand } from '../zones.ts';

export function logChange(u: Unit, clause: string, what: Change, n: number, log: Log): void {
  log.push({ type: 'changed', clause, card: ID[u.card], cell: CELL_NAME[u.cell], change: what, n });
}

/** Takes damage counters off, as far as there are any. */
export function heal(u: Unit, n: number, log: Log): void {
  const off = Math.min(n, u.damage);
  if (off <= 0) return;
  u.damage -= off;
  logChange(u, 'MG-CTR-6', 'healed', off, log);
}

/** MG-R-54: the highest counts, or under the knob all of them. */
export function granted(s: State, before: number, n: number): number {
  return s.rules.speedRangeStack === 'sum' ? before + n : Math.max(before, n);
}

/** The effects that parts have on their unit. */
export function onUnit(s: State, u: Unit, op: Op, { card, paid }: Progress, log: Log): void {
  switch (op.op) {
    case 'extraAttack':
      u.extraAttacks += op.n;
      logChange(u, 'MG-R-49', 'attack', op.n, log);
      return;
    case 'extraSteps':
      u.extraSteps += op.n;
      logChange(u, 'MG-R-49', 'space', op.n, log);
      return;
    case 'grant':
      u.now |= BIT[op.keyword];
      logChange(u, 'MG-R-54', op.keyword, 0, log);
      return;
    case 'range':
      u.range = granted(s, u.range, op.n);
      logChange(u, 'MG-R-54', 'range', op.n, log);
      return;
    case 'forbid':
      forbid(u, op.what, op.when, log);
      return;
    case 'mustMove':
      u.next |= MUST_MOVE_NOW;
      logChange(u, 'MG-R-59', 'mustMoveNext', 0, log);
      return;
    case 'armour':
      u.armour += op.n;
      logChange(u, 'MG-CTR-10', 'armour', op.n, log);
      return;
    case 'armourIfShort':
      if (paid >= op.of) return;
      u.armour += op.n;
      logChange(u, 'MG-CTR-10', 'armour', op.n, log);
      return;
    case 'disarm':
      logChange(u, 'MG-CTR-10', 'disarmed', u.armour, log);
      u.armour = 0;
      return;
    case 'damage':
      hurtByEffect(s, u, op.n, card, log);
      return;
    case 'heal':
      heal(u, op.n, log);
      return;
    case 'growBySacrificed':
      u.damage -= paid;
      logChange(u, 'MG-CTR-2', 'durability', paid, log);
      return;
    case 'healBySacrificed':
      heal(u, paid, log);
      return;
    case 'destroy':
      destroy(s, u, 'MG-R-60', log);
      return;
    case 'destroyIdle':
      if (u.steps === 0 || u.completed === 0) destroy(s, u, 'MG-R-59', log);
      return;
    case 'returnToHand':
      returnToHand(s, u, 'MG-R-68', log);
      return;
    default:
      invariant(false, `this part is not about a unit: ${op.op}`);
  }
}

function forbid(u: Unit, what: 'move' | 'attack', when: 'now' | 'next', log: Log): void {
  const bit = what === 'move' ? NO_MOVE : NO_ATTACK;
  if (when === 'now') u.now |= bit;
  else u.next |= bit;
  const name = what === 'move' ? 'cannotMove' : 'cannotAttack';
  logChange(u, 'MG-R-25', when === 'now' ? name : `${name}Next`, 0, log);
}

interface OnHost {
  readonly host: Unit;
  readonly card: Attached;
}

/** A Pilot or a Command on the battlefield is destroyed (cards Unemployment and Acid Rain). */
export function onAttached(s: State, found: OnHost | null, { target }: Progress, log: Log): void {
  if (found !== null) {
    detach(s, found.host, found.card, 'MG-R-60', log);
    return;
  }
  const lying = s.lying.find(({ id }) => id === target);
  if (lying === undefined) return; // it has left the battlefield
  s.lying = s.lying.filter((other) => other !== lying);
  s.piles[lying.owner].discard.push(lying.card);
  const { owner, card, cell } = lying;
  log.push({ type: 'shed', clause: 'MG-R-60', seat: owner, card: ID[card], cell: CELL_NAME[cell] });
}
