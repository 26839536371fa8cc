import type { Bot, Situation } from '@mechatable/bots';
import { InvariantError, type AnyGame, type Move, type Outcome, type Seat } from '@mechatable/kernel';

export interface PlayedMatch {
  readonly outcome: Outcome;
  readonly actions: number;
  readonly turns: number;
  /** The seat that was asked first once the first turn had begun: who had the first turn. */
  readonly opener: Seat | null;
}

/**
 * Plays a match to its end. This is the loop that a simulation spends its time in: who, what, choose, do.
 * Every move made is added to `moves` where that is given.
 */
export function playMatch(
  game: AnyGame,
  options: unknown,
  bots: readonly Bot[],
  seed: string,
  moves: Move[] | null,
): PlayedMatch {
  const state = game.setup(options, bots.length, seed);
  const asked = new Asked(game, state);
  let actions = 0;
  let opener: Seat | null = null;
  for (;;) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) break;
    if (actions === game.bound)
      throw new InvariantError(`${game.id} goes on beyond its bound of ${String(actions)}`);
    if (opener === null && game.turn(state) > 0) opener = seat;
    asked.seat = seat;
    asked.legal = game.legal(state, seat);
    const action = (bots[seat] as Bot).choose(asked);
    game.apply(state, seat, action);
    moves?.push({ seat, action });
    actions++;
  }
  const outcome = game.outcome(state);
  if (outcome === null) throw new InvariantError(`${game.id} asks nobody, yet is not over`);
  return { outcome, actions, turns: game.turn(state), opener };
}

/** One situation for a whole match, filled in anew for each decision. The state stays out of a bot's reach. */
class Asked implements Situation {
  seat: Seat = 0;
  legal: readonly unknown[] = [];
  readonly #game: AnyGame;
  readonly #state: unknown;

  constructor(game: AnyGame, state: unknown) {
    this.#game = game;
    this.#state = state;
  }

  view(): unknown {
    return this.#game.view(this.#state, this.seat);
  }
}
