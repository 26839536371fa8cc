import { below, pick, type AnyGame, type Rng, type Seat } from '@mechatable/kernel';
import { valueOf } from '../value.ts';

/** A limit for games that never begin a new turn; no real turn takes this many decisions. */
const LONGEST = 60;

/**
 * Plays on until `turns` more turns have begun; each seat takes the best of a few random actions. A state in the middle of
 * a turn says little: its value shows after the reply. Stops at once when time is up.
 */
export function playOn(
  game: AnyGame,
  start: unknown,
  turns: number,
  sample: number,
  rng: Rng,
  isLate: () => boolean,
): unknown {
  let state = start;
  const end = game.rules.turn(state) + turns;
  for (let i = 0; i < LONGEST && game.rules.turn(state) < end && !isLate(); i++) {
    const asked = game.rules.toAct(state);
    const [only] = asked;
    if (only === undefined) break;
    if (asked.length === 1) {
      const { action, after } = choice(game, state, only, sample, rng);
      if (after === null) game.rules.apply(state, only, action);
      else state = after;
      continue;
    }
    // All choose before anyone acts, so that nobody knows another's choice.
    const chosen = asked.map((seat) => ({ seat, ...choice(game, state, seat, sample, rng) }));
    for (const { seat, action } of chosen) game.rules.apply(state, seat, action);
  }
  return state;
}

interface Choice {
  readonly action: unknown;
  /** The next state, if it was computed. */
  readonly after: unknown;
}

function choice(game: AnyGame, state: unknown, seat: Seat, sample: number, rng: Rng): Choice {
  const legal = game.rules.legal(state, seat);
  if (legal.length === 1 || sample === 1) return { action: pick(rng, legal), after: null };
  let best: Choice = { action: null, after: null };
  let most = -Infinity;
  const tries = Math.min(sample, legal.length);
  for (let i = 0; i < tries; i++) {
    const at = i + below(rng, legal.length - i); // moved to the front, so that none is tried twice
    const action = legal[at];
    legal[at] = legal[i];
    const next = game.rules.clone(state);
    game.rules.apply(next, seat, action);
    const value = valueOf(game, next, seat);
    if (value > most) {
      best = { action, after: next };
      most = value;
    }
  }
  return best;
}
