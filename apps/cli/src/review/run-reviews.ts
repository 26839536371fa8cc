import type { Assessment } from '@mechatable/bots';
import { reviewDirectly, reviewsOf } from '@mechatable/host';
import type { AnyGame, MatchRecord, Seat } from '@mechatable/kernel';

/** Whose decisions of which match are weighed, and how long each. */
export interface ReviewPlan {
  readonly game: string;
  readonly record: MatchRecord;
  readonly seat: Seat;
  readonly iterations: number;
}

/** Weighs a run of the seat's decisions by their indices, ready to be asked again and again. */
export function reviewRunner(
  game: AnyGame,
  { record, seat, iterations }: ReviewPlan,
): (from: number, to: number) => Promise<readonly Assessment[]> {
  const reviews = reviewsOf(game, record, seat, iterations);
  return (from, to) => Promise.resolve(reviews.slice(from, to).map(reviewDirectly));
}
