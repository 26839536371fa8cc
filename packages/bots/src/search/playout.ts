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
  const end = game.turn(state) + turns;
  for (let i = 0; i < LONGEST && game.turn(state) < end && !isLate(); i++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    const legal = game.legal(state, seat);
    if (legal.length === 1 || sample === 1) game.apply(state, seat, pick(rng, legal));
    else state = best(game, state, seat, legal, sample, rng);
  }
  return state;
}

function best(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  legal: unknown[],
  sample: number,
  rng: Rng,
): unknown {
  let found: unknown = null;
  let most = -Infinity;
  const tries = Math.min(sample, legal.length);
  for (let i = 0; i < tries; i++) {
    const at = i + below(rng, legal.length - i); // moved to the front, so that none is tried twice
    const action = legal[at];
    legal[at] = legal[i];
    const next = game.clone(state);
    game.apply(next, seat, action);
    const value = valueOf(game, next, seat);
    if (value > most) {
      found = next;
      most = value;
    }
  }
  return found;
}
