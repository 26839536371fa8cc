import type { AnyGame, Rng, Seat } from '@mechatable/kernel';
import { valueOf } from './value.ts';

/** How far to follow the questions that an action leaves open. */
export interface Settling {
  /** The most follow-up questions to answer before the state is evaluated. */
  readonly depth: number;
  /** A question with more answers than this is a new decision: the state is evaluated before it. */
  readonly answers: number;
  /** Whether to go on after a die is rolled or a turn ends, as in the first release. */
  readonly across: boolean;
}

export const SETTLING: Settling = { depth: 3, answers: 12, across: false };

/** Answers the questions that an action left to the same seat, each with the best immediate result. Returns the state. */
export function settle(
  game: AnyGame,
  before: unknown,
  start: unknown,
  seat: Seat,
  { depth, answers, across }: Settling,
): unknown {
  let state = start;
  for (let step = 0; step < depth; step++) {
    if (game.rules.toAct(state)[0] !== seat) break;
    if (!across && isUncertain(game, before, state)) break;
    const legal = game.rules.fewLegal(state, seat, answers);
    if (legal === null) break;
    state = bestOf(game, state, seat, legal);
  }
  return state;
}

/** The state after the action with the best immediate result. */
export function bestOf(game: AnyGame, state: unknown, seat: Seat, legal: readonly unknown[]): unknown {
  let next: unknown = null;
  let value = -Infinity;
  for (const action of legal) {
    const after = game.rules.clone(state);
    game.rules.apply(after, seat, action);
    const found = valueOf(game, after, seat);
    if (found > value) {
      next = after;
      value = found;
    }
  }
  return next;
}

/** Whether a turn has ended or chance has decided something since: the rest would follow from one imagined roll. */
export function isUncertain(game: AnyGame, before: unknown, after: unknown): boolean {
  if (game.rules.turn(before) !== game.rules.turn(after)) return true;
  const [one, other] = [rngOf(before), rngOf(after)];
  if (one === undefined || other === undefined) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return true;
  return false;
}

/** Where games keep their generator. */
function rngOf(state: unknown): Rng | undefined {
  return (state as { readonly rng?: Rng }).rng;
}
