import type { AnyGame, Seat } from '@mechatable/kernel';

/** More than any evaluation: the match is won. */
export const WON = 1e9;

/** The value of a state for a seat: the outcome if the match is over, or else the game's own evaluation. */
export function valueOf(game: AnyGame, state: unknown, seat: Seat): number {
  const outcome = game.rules.outcome(state);
  if (outcome === null) return game.lab.evaluate(state, seat);
  if (outcome.winners.length === 0) return 0;
  return outcome.winners.includes(seat) ? WON : -WON;
}
