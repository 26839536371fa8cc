import type { AnyGame } from '@mechatable/kernel';

/** The best odds an evaluation can mean, as a power of e: only the end of a match is certain. */
const SURE = 3;

/**
 * The value of a state for each seat, as shares of one match: from the outcome, or from the game's own evaluation.
 * `spread` is the difference in evaluation that means odds of e to 1.
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
  if (seats === 2 && lab.evaluateAll !== undefined)
    return lab.evaluateAll(state).map((value) => 1 / (1 + Math.exp(-oddsOf(value))));
  if (seats === 2) {
    // Two seats have opposite goals, so one evaluation is enough.
    const first = 1 / (1 + Math.exp(-oddsOf(lab.evaluate(state, 0))));
    return [first, 1 - first];
  }
  const values =
    lab.evaluateAll?.(state) ?? Array.from({ length: seats }, (_, seat) => lab.evaluate(state, seat));
  const shares = values.map((value) => Math.exp(oddsOf(value)));
  const sum = shares.reduce((all, one) => all + one, 0);
  return shares.map((one) => one / sum);
}
