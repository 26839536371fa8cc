import type { Illegal, Seat } from '@mechatable/kernel';
import type { AimedOp } from '../content/language.ts';
import { MECH_ID } from '../content/lookup.ts';
import type { Log } from '../event.ts';
import { MECHS_EACH, type Ask, type State } from '../state.ts';
import { TILE_NAME, controlled, tileNumber } from '../tiles.ts';

/** How one operation is targeted: its targets, the refusal of a target, and its effect. */
export interface Aim<Op> {
  /** Attempted targets, legal or not. */
  readonly tries: readonly ('tiles' | 'pilots' | 'mechs')[];
  /** Adds the name of every legal target. */
  targets(s: State, seat: Seat, out: string[]): void;
  problem(s: State, seat: Seat, target: string): Illegal | null;
  carryOut(s: State, seat: Seat, slot: number, target: string, log: Log, ask: Ask, op: Op): void;
}

/** One entry for each of these operations. */
export type AimsOf<Name extends AimedOp['op']> = {
  readonly [K in Name]: Aim<Extract<AimedOp, { op: K }>>;
};

export function addOwnMechs(s: State, seat: Seat, out: string[], isTarget: (slot: number) => boolean): void {
  for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++)
    if (isTarget(slot)) out.push(MECH_ID[s.mechs[slot]]);
}

export function addTilesOfOthers(s: State, seat: Seat, up: boolean, out: string[]): void {
  for (let other = 0; other < s.rows.length; other++) {
    if (other === seat) continue;
    const row = s.rows[other];
    for (let i = 0; i < row.length; i++) if (row[i].up === up) out.push(TILE_NAME[row[i].id]);
  }
}

export function isOfOther(s: State, seat: Seat, target: string, up: boolean): boolean {
  return controlled(s, tileNumber(target), seat)?.up === up;
}
