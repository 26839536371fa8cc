import { review, type Assessment } from '@mechatable/bots';
import { seatCount, type AnyGame, type MatchRecord, type RecordHead, type Seat } from '@mechatable/kernel';
import { isPerson, playersOf } from './players.ts';
import { pastDecisions, type PastDecision } from './past-decisions.ts';

/** A decision to be weighed after the match: never a state, nor the seed of the match. */
export interface Review extends PastDecision {
  readonly game: AnyGame;
  /** How many seats there are. */
  readonly seats: number;
  readonly seat: Seat;
  readonly iterations: number;
  readonly seed: string;
}

/** Weighs decisions: here and now, or in other threads. */
export interface Reviewer {
  review(decision: Review): Promise<Assessment>;
}

/** Enough that what is marked is no accident, for most: docs/decisions/0022-what-a-review-marks.md. */
export const REVIEW_ITERATIONS = 600;

/**
 * All that there is to weigh of a seat's match, in its order. The seeds hang on nothing that was dealt: decisions that
 * looked alike to the seat are weighed alike.
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

/** Whose match it was: the first person's, or the first seat's where only bots have played. */
export function reviewedFirst(record: RecordHead): Seat {
  return Math.max(playersOf(record).findIndex(isPerson), 0);
}
