import { same, type AnyGame, type Seat } from '@mechatable/kernel';

/** The goal of a puzzle. All but `odds` must be reached this turn, whatever happens. */
export type Goal =
  | { readonly kind: 'win' }
  /** A piece by its id. */
  | { readonly kind: 'destroy'; readonly id: string }
  /** The attack that is most likely to destroy something. */
  | { readonly kind: 'odds' };

export function isReached(game: AnyGame, state: unknown, seat: Seat, goal: Goal): boolean {
  if (goal.kind === 'win') return game.rules.outcome(state)?.winners.includes(seat) === true;
  if (goal.kind === 'odds') return false;
  const foes = game.lab.puzzles?.foes?.(state, seat) ?? [];
  return foes.every(({ id }) => id !== goal.id);
}

/** Whether two actions are the same solution. */
export function isSameAnswer(game: AnyGame, one: unknown, other: unknown): boolean {
  const answer = (action: unknown): unknown => game.lab.puzzles?.answer?.(action) ?? action;
  return same(answer(one), answer(other));
}
