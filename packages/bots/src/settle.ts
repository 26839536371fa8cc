import type { AnyGame, Seat } from '@mechatable/kernel';
import { valueOf } from './value.ts';

/** How far to follow the questions that an action leaves open. */
export interface Settling {
  /** The most follow-up questions to answer before the state is evaluated. */
  readonly depth: number;
  /** A question with more answers than this is a new decision: the state is evaluated before it. */
  readonly answers: number;
}

export const SETTLING: Settling = { depth: 3, answers: 12 };

/** Answers the questions that an action left to the same seat, each with the best immediate result. Returns the state. */
export function settle(game: AnyGame, start: unknown, seat: Seat, { depth, answers }: Settling): unknown {
  let state = start;
  for (let step = 0; step < depth; step++) {
    if (game.rules.toAct(state)[0] !== seat) break;
    const legal = game.rules.legal(state, seat);
    if (legal.length > answers) break;
    let next: unknown = null;
    let value = -Infinity;
    for (const answer of legal) {
      const after = game.rules.clone(state);
      game.rules.apply(after, seat, answer);
      const found = valueOf(game, after, seat);
      if (found > value) {
        next = after;
        value = found;
      }
    }
    state = next;
  }
  return state;
}
