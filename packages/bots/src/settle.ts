import type { AnyGame, Rng, Seat } from '@mechatable/kernel';
import { valueOf } from './value.ts';

/** How far to follow the questions that an action leaves open. */
export interface Settling {
  /** The most follow-up questions to answer before the state is evaluated. */
  readonly depth: number;
  /** A question with more answers than this is a new decision: the state is evaluated before it. */
  readonly answers: number;
  /** Whether to continue after a die roll or the end of a turn, as in the first release. */
  readonly across: boolean;
}

export const SETTLING: Settling = { depth: 3, answers: 12, across: false };

/** A `most` for `peek` that no list of legal actions is short enough for. */
const ANY_NUMBER = -1;

/** What `look` finds after an action and the answers to its questions. The state stays as it is. */
export function valueAfter(
  game: AnyGame,
  before: unknown,
  seat: Seat,
  action: unknown,
  settling: Settling,
  look: (state: unknown) => number,
): number {
  const most = settling.depth === 0 ? ANY_NUMBER : settling.answers;
  const peeked = game.lab.peek?.(before, seat, action, most, look) ?? null;
  if (peeked !== null) return peeked;
  return look(settle(game, before, afterAction(game, before, seat, action), seat, settling));
}

/** A copy of the state, with the action taken. */
export function afterAction(game: AnyGame, before: unknown, seat: Seat, action: unknown): unknown {
  const state = game.rules.clone(before);
  game.rules.apply(state, seat, action);
  return state;
}

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
    state = afterBest(game, state, seat, legal);
  }
  return state;
}

/** The state after the action with the best immediate result. */
export function afterBest(game: AnyGame, state: unknown, seat: Seat, legal: readonly unknown[]): unknown {
  const { action, after } = bestOf(game, state, seat, legal);
  return after !== null || action === null ? after : afterAction(game, state, seat, action);
}

/** The action with the best immediate result; of several, the first. */
export function bestAction(game: AnyGame, state: unknown, seat: Seat, legal: readonly unknown[]): unknown {
  return bestOf(game, state, seat, legal).action;
}

/** An action, and the state after it if it was computed. */
interface Choice {
  readonly action: unknown;
  readonly after: unknown;
}

function bestOf(game: AnyGame, state: unknown, seat: Seat, legal: readonly unknown[]): Choice {
  const { lab } = game;
  const look = (after: unknown): number => valueOf(game, after, seat);
  let best: unknown = null;
  let next: unknown = null;
  let value = -Infinity;
  for (const action of legal) {
    let after: unknown = null;
    let found = lab.peek?.(state, seat, action, ANY_NUMBER, look) ?? null;
    if (found === null) {
      after = afterAction(game, state, seat, action);
      found = look(after);
    }
    if (found <= value) continue;
    best = action;
    next = after;
    value = found;
  }
  return { action: best, after: next };
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
