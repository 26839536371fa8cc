import { review, type Assessment } from '@mechatable/bots';
import { seatCount, type AnyGame, type MatchRecord, type RecordHead, type Seat } from '@mechatable/kernel';
import { isPerson, playersOf } from './players.ts';
import { pastDecisions, type PastDecision } from './past-decisions.ts';

/** A past decision to review: never a state, nor the seed of the match. */
export interface Review extends PastDecision {
  readonly game: AnyGame;
  /** The number of seats. */
  readonly seats: number;
  readonly seat: Seat;
  readonly iterations: number;
  readonly seed: string;
}

/** Reviews decisions, in this thread or in others. */
export interface Reviewer {
  review(decision: Review): Promise<Assessment>;
}

/** Enough that most marks are repeatable: docs/decisions/0022-what-a-review-marks.md. */
export const REVIEW_ITERATIONS = 600;

/**
 * All decisions of a seat to review, in order. The seeds don't depend on anything hidden: decisions that looked the
 * same to the seat get the same assessment.
 */
export function reviewsOf(
  game: AnyGame,
  record: MatchRecord,
  seat: Seat,
  iterations = REVIEW_ITERATIONS,
): readonly Review[] {
  const seats = seatCount(record);
  return pastDecisions(game, record, seat).map((decision) => {
    const seed = `review:${String(seat)}:${String(decision.seq)}`;
    return { ...decision, game, seats, seat, iterations, seed };
  });
}

export function reviewDirectly(decision: Review): Assessment {
  const { game, seats, seat, seq, legal, view, chosen, iterations, seed } = decision;
  return review(game, seats, { seat, seq, legal, view: () => view }, chosen, iterations, seed);
}

/** The seat to review first: the first person's, or the first one if only bots played. */
export function reviewedFirst(record: RecordHead): Seat {
  return Math.max(playersOf(record).findIndex(isPerson), 0);
}
