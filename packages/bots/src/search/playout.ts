import { below, pick, type AnyGame, type Rng, type Seat } from '@mechatable/kernel';
import { valueOf } from '../value.ts';

/** No turn takes so many decisions; it is here for a game that begins none. */
const LONGEST = 60;

/**
 * Plays on until so many turns have begun, each seat taking the best at once of a few actions picked at random.
 * A state in the middle of a turn says little; after an answer to it one sees what it was worth.
 * When time has run out it stops where it is.
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
    // All of them choose before anybody acts: none may know what another has chosen.
    const chosen = asked.map((seat) => ({ seat, ...choice(game, state, seat, sample, rng) }));
    for (const { seat, action } of chosen) game.rules.apply(state, seat, action);
  }
  return state;
}

interface Choice {
  readonly action: unknown;
  /** What it leads to, where that had to be looked at. */
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
