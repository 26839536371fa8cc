import type { AnyGame } from '@mechatable/kernel';

/** An evaluation never makes sure: beyond these odds, as powers of e, only the end of the match goes. */
const SURE = 3;

/**
 * What a state is worth to each seat, as shares of one match: who has won, or how the game's own evaluation
 * compares the seats. `spread` is the difference of the evaluation that stands for odds of e to 1.
 */
export function worthOf(game: AnyGame, state: unknown, seats: number, spread: number): readonly number[] {
  const outcome = game.rules.outcome(state);
  if (outcome !== null) {
    const { winners } = outcome;
    if (winners.length === 0) return Array.from({ length: seats }, () => 1 / seats);
    return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }
  const { lab } = game;
  const oddsOf = (value: number): number => Math.min(Math.max(value / spread, -SURE), SURE);
  if (seats === 2) {
    // Two seats want opposite things, so one evaluation says it all.
    const first = 1 / (1 + Math.exp(-oddsOf(lab.evaluate(state, 0))));
    return [first, 1 - first];
  }
  const values =
    lab.evaluateAll?.(state) ?? Array.from({ length: seats }, (_, seat) => lab.evaluate(state, seat));
  const shares = values.map((value) => Math.exp(oddsOf(value)));
  const sum = shares.reduce((all, one) => all + one, 0);
  return shares.map((one) => one / sum);
}
