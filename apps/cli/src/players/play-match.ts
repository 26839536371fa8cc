import type { Situation } from '@mechatable/bots';
import { ForfeitError } from '@mechatable/host';
import {
  CONCEDE,
  InvariantError,
  invariant,
  rngOfMatch,
  type AnyGame,
  type Move,
  type Outcome,
  type Seat,
} from '@mechatable/kernel';
import type { Player } from './player.ts';
import { stopwatch, type Spent } from './stopwatch.ts';

/** A seat that forfeited because of its player, and why. */
export interface Forfeit {
  readonly seat: Seat;
  readonly why: string;
}

export interface PlayedMatch {
  readonly outcome: Outcome;
  readonly actions: number;
  readonly turns: number;
  /** The seat with the first move of the first turn. */
  readonly opener: Seat | null;
  readonly forfeits: readonly Forfeit[];
}

/** Observers of a match in progress. */
export interface Watch {
  /** Every move is added. */
  readonly moves?: Move[];
  /** Called with the time of each decision that had a choice. */
  readonly onDecision?: (seat: Seat, spent: Spent) => void;
}

/** Plays a match to its end. This is the loop in which simulations spend their time. */
export async function playMatch(
  game: AnyGame,
  options: unknown,
  players: readonly Player[],
  seed: string,
  { moves, onDecision }: Watch = {},
): Promise<PlayedMatch> {
  const state = game.rules.setup(options, players.length, rngOfMatch(seed, players.length));
  const asked = new Asked(game, state);
  const forfeits: Forfeit[] = [];
  let actions = 0;
  let opener: Seat | null = null;
  for (;;) {
    const seat = game.rules.toAct(state)[0];
    if (seat === undefined) break;
    if (actions === game.rules.bound)
      throw new InvariantError(`${game.id} exceeds its bound of ${String(actions)} actions`);
    opener ??= game.lab.opener(state);
    asked.seat = seat;
    asked.seq = actions;
    asked.legal = game.rules.legal(state, seat);
    const spent = onDecision === undefined ? null : stopwatch();
    let action: unknown;
    try {
      const answer = (players[seat] as Player).choose(asked);
      action = answer instanceof Promise ? await answer : answer; // don't await an answer that is already available
    } catch (error) {
      if (!(error instanceof ForfeitError)) throw error;
      forfeits.push({ seat, why: error.message });
      game.rules.concede(state, seat);
      moves?.push({ seat, action: CONCEDE });
      continue;
    }
    if (spent !== null && asked.legal.length > 1) {
      onDecision?.(seat, spent());
      invariant(asked.legal.includes(action), 'a bot chooses one of the legal actions');
    }
    game.rules.apply(state, seat, action);
    moves?.push({ seat, action });
    actions++;
  }
  const outcome = game.rules.outcome(state);
  if (outcome === null) throw new InvariantError(`${game.id} asks no seat but is not over`);
  return { outcome, actions, turns: game.rules.turn(state), opener, forfeits };
}

/** One object for a whole match, updated for each decision. Bots can't reach the state. */
class Asked implements Situation {
  seat: Seat = 0;
  seq = 0;
  legal: readonly unknown[] = [];
  readonly #game: AnyGame;
  readonly #state: unknown;

  constructor(game: AnyGame, state: unknown) {
    this.#game = game;
    this.#state = state;
  }

  view(): unknown {
    return this.#game.rules.view(this.#state, this.seat);
  }
}
