import type { Assessment } from '@mechatable/bots';
import { reviewDirectly, reviewsOf } from '@mechatable/host';
import type { AnyGame, MatchRecord, Seat } from '@mechatable/kernel';

/** Which decisions to review, and for how long. */
export interface ReviewPlan {
  readonly game: string;
  readonly record: MatchRecord;
  readonly seat: Seat;
  readonly iterations: number;
}

/** Prepares a function that reviews a range of the seat's decisions. */
export function reviewRunner(
  game: AnyGame,
  { record, seat, iterations }: ReviewPlan,
): (from: number, to: number) => Promise<readonly Assessment[]> {
  const reviews = reviewsOf(game, record, seat, iterations);
  return (from, to) => Promise.resolve(reviews.slice(from, to).map(reviewDirectly));
}
