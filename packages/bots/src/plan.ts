import type { AnyGame, Rng, Seat } from '@mechatable/kernel';
import { sampled } from './sample.ts';
import { settingsFor } from './search/settings.ts';
import { afterBest, isUncertain } from './settle.ts';

/** How a bot plans the rest of its turn. */
export interface Planning {
  /** How many of its best choices it plans through; 0 for none. */
  readonly plans: number;
  /** The most decisions of a plan. */
  readonly steps: number;
  /** How many actions it compares at each step of a plan; a random choice if there are more. */
  readonly breadth: number;
}

/**
 * The state at the end of a seat's own turn if it continues with what looks best at each step. Where turns belong to one
 * player, others are expected to pass.
 */
export function playOutTurn(
  game: AnyGame,
  before: unknown,
  start: unknown,
  seat: Seat,
  { steps, breadth }: Planning,
  rng: Rng,
): unknown {
  let state = start;
  const passes = settingsFor(game).horizon > 0;
  for (let step = 0; step < steps; step++) {
    state = passes ? afterPasses(game, state, seat) : state;
    if (game.rules.toAct(state)[0] !== seat || isUncertain(game, before, state)) break;
    state = afterBest(game, state, seat, sampled(game.rules.legal(state, seat), breadth, rng));
  }
  return state;
}

/** Whether only passes separate this state from another turn. Changes the state. */
export function endsTurn(game: AnyGame, before: unknown, after: unknown, seat: Seat): boolean {
  if (settingsFor(game).horizon > 0) afterPasses(game, after, seat);
  return game.rules.turn(after) !== game.rules.turn(before);
}

/** Passes for the others while they may. */
function afterPasses(game: AnyGame, state: unknown, seat: Seat): unknown {
  const pass = game.rules.answering?.pass;
  if (pass === undefined) return state;
  for (;;) {
    const [asked] = game.rules.toAct(state);
    if (asked === undefined || asked === seat || !game.rules.judge(state, asked, pass).ok) return state;
    game.rules.apply(state, asked, pass);
  }
}
