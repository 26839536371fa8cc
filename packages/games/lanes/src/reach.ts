import type { Seat } from '@mechatable/kernel';
import { TRIBE } from './content/cards.ts';
import type { Match, Reach } from './content/language.ts';
import type { State } from './state.ts';
import { NOWHERE, inLane, inRow, onSide } from './zones.ts';

/** The point of view of an effect. */
export interface EffectContext {
  readonly seat: Seat;
  /** The source as an object; -1 for a tech. */
  readonly source: number;
  /** Its zone, or its last one (LN-R-64). */
  readonly zone: number;
}

/** LN-TRIG-1, LN-FX-14. An event outside the board is in no reach (LN-R-68). */
export function inReach(reach: Reach, seat: Seat, source: number, zone: number): boolean {
  return (
    zone !== NOWHERE &&
    onSide(reach.side, seat, zone) &&
    inRow(reach.row, source, zone) &&
    inLane(reach.lane, source, zone)
  );
}

/** LN-TRIG-2, LN-TRIG-3. */
export function matches(match: Match, source: number, object: number, card: number): boolean {
  if (match.other === true && object === source) return false;
  return match.tribe === undefined || TRIBE[card] === match.tribe;
}

/** The other unit in combat; none for a unit that is not in it. */
export function foeOf(s: State, object: number): number {
  if (s.combat === null) return NOWHERE;
  if (s.combat.attacker === object) return s.combat.defender;
  return s.combat.defender === object ? s.combat.attacker : NOWHERE;
}
