import type { Seat } from '@mechatable/kernel';
import { CELLS, NOWHERE } from '../board.ts';
import { HAND_LIMIT, IS_PILOT, OPEN_HANDS, OPEN_TOP } from '../content/cards.ts';
import type { State } from '../state.ts';
import { isPilotSilenced, isSilenced } from './identity.ts';

/** Whether a card attached somewhere says so: a working Pilot's, or a Command's of this seat (`seat` -1: of either seat). */
function isSaid(s: State, ability: readonly boolean[], seat: Seat): boolean {
  if (s.rules.edition === '1e') return false;
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u === null || u.attached.length === 0) continue;
    for (let i = 0; i < u.attached.length; i++) {
      const one = u.attached[i];
      if (!ability[one.card] || (seat >= 0 && one.controller !== seat)) continue;
      if (!IS_PILOT[one.card] || !isPilotSilenced(u, one)) return true;
    }
  }
  return false;
}

/** Card Jason "The Looks" Brannan: all hands are public. */
export function areHandsOpen(s: State): boolean {
  return isSaid(s, OPEN_HANDS, NOWHERE);
}

/** Card Ada's Rally Cry: the top card of this seat's deck is public. */
export function isTopOpen(s: State, seat: Seat): boolean {
  return isSaid(s, OPEN_TOP, seat);
}

const HAND_SIZE = 5;

/** MG-HAND-2, card The Vise: never below 0. */
export function handLimit(s: State): number {
  let limit = HAND_SIZE;
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u !== null && HAND_LIMIT[u.card] !== 0 && !isSilenced(s, u)) limit += HAND_LIMIT[u.card];
  }
  return Math.max(0, limit);
}
