import { NEAR, NOWHERE } from './board.ts';
import { colorOf, firstOf, sideSize, standing } from './field.ts';
import { reachOf } from './reach.ts';
import type { Activation, State } from './state.ts';

/** Mecha out of formation during a move: those that can still rejoin it, and those that can't. */
export interface Gaps {
  open: number;
  lost: number;
}

/** A squad during its move: a mecha may move ahead if another can follow, and none may be left behind for good. */
export function gapsOf(s: State, activation: Activation): Gaps {
  const { friends } = standing(s);
  const gaps = { open: 0, lost: 0 };
  let ahead = 0;
  for (const mecha of activation.kept) {
    if (friends[mecha] > 0) continue;
    const at = activation.members.indexOf(mecha);
    const moved = at >= 0 && activation.from[at] !== s.at[mecha];
    if (moved) ahead++;
    const canRejoin = someoneCanCome(s, activation, mecha) || (!moved && at >= 0 && canJoin(s, mecha));
    if (canRejoin && ahead <= 1) gaps.open++;
    else gaps.lost++;
  }
  return gaps;
}

/** Whether a member that has not moved can come within 2 of the mecha. */
function someoneCanCome(s: State, { members, from }: Activation, mecha: number): boolean {
  for (let i = 0; i < members.length; i++) {
    const member = members[i];
    if (member !== mecha && s.at[member] === from[i] && reachesNear(s, member, s.at[mecha])) return true;
  }
  return false;
}

/** Whether a mecha that has not moved can come within 2 of any friend. */
function canJoin(s: State, mecha: number): boolean {
  const first = firstOf(s, colorOf(s, mecha));
  for (let friend = first; friend < first + sideSize(s); friend++)
    if (friend !== mecha && s.at[friend] !== NOWHERE && reachesNear(s, mecha, s.at[friend])) return true;
  return false;
}

function reachesNear(s: State, mecha: number, square: number): boolean {
  const { cost } = reachOf(s, mecha);
  const { on } = standing(s);
  const near = NEAR[square];
  for (let i = 0; i < near.length; i++) if (cost[near[i]] >= 0 && on[near[i]] === NOWHERE) return true;
  return false;
}
