import type { Assessment } from '@mechatable/bots';
import { replay, type AnyGame, type MatchRecord, type Seat, type Viewer } from '@mechatable/kernel';
import { MISTAKE_POINTS, pointsOf } from './mistakes.ts';
import { reviewDirectly, reviewsOf, type Review } from './reviewing.ts';

/** The moment that decided a match, by the chances of one seat. */
export interface TurningPoint {
  readonly seat: Seat;
  /** The number of moves before the seat's decision there, and what the viewer saw then. */
  readonly seq: number;
  readonly view: unknown;
  /** The moves that made the difference: those after the first number, up to the second. */
  readonly since: number;
  readonly until: number;
  /** The seat's expected result before and after them, from 0 (lost) to 1 (won). */
  readonly from: number;
  readonly to: number;
}

/** A finished match, the seat whose chances are assessed, and the viewer of the result. */
export interface TurningPointSearch {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly seat: Seat;
  readonly viewer: Viewer;
}

/** The number of evenly spread decisions that are assessed first; then come those around the largest changes. */
const SPREAD = 12;

/** A decision and its assessment, with its place among the decisions of the seat. */
interface Assessed {
  readonly place: number;
  readonly review: Review;
  readonly assessment: Assessment;
}

/** Two assessed decisions, and by how much the seat's chances changed between them, in the direction of the result. */
interface Swing {
  readonly one: Assessed;
  readonly two: Assessed;
  readonly change: number;
}

/**
 * The largest change of a seat's chances that led to the result of the match and was never made up for. Null if no change
 * was as large as a blunder. The numbers are those of the review.
 */
export function turningPoint(
  { game, record, seat, viewer }: TurningPointSearch,
  assess: (review: Review) => Assessment = reviewDirectly,
): TurningPoint | null {
  const outcome = game.rules.outcome(replay(game, record).state);
  if (outcome === null || outcome.winners.length === 0) return null;
  const way = outcome.winners.includes(seat) ? 1 : -1;
  const reviews = reviewsOf(game, record, seat);
  const at = (place: number): readonly Assessed[] =>
    reviews.slice(place, place + 1).map((review) => ({ place, review, assessment: assess(review) }));
  const line = spread(reviews.length).flatMap(at);
  for (;;) {
    const [widest] = swingsOf(line, way).sort((a, b) => b.change - a.change);
    if (widest === undefined) return null;
    const { one, two } = widest;
    if (two.place === one.place + 1) {
      const view = game.rules.view(replay(game, record, two.review.seq).state, viewer);
      return { ...causeOf(widest, way), seat, view };
    }
    line.splice(line.indexOf(two), 0, ...at(Math.floor((one.place + two.place) / 2)));
  }
}

/** The swings between assessed decisions that may hold the turning point: large, and never made up for. */
function swingsOf(line: readonly Assessed[], way: number): Swing[] {
  return line.flatMap((one, index) => {
    const two = line[index + 1];
    if (two === undefined) return [];
    const before = one.assessment.chosenExpected;
    const isForGood = line
      .slice(index + 1)
      .every(({ assessment }) => (assessment.chosenExpected - before) * way > 0);
    const swing = { one, two, change: (two.assessment.chosenExpected - before) * way };
    return isForGood && isLarge(endsOf(swing), way) ? [swing] : [];
  });
}

function endsOf({ one, two }: Swing): Pick<TurningPoint, 'from' | 'to'> {
  return { from: one.assessment.chosenExpected, to: two.assessment.chosenExpected };
}

/**
 * The cause of a change between neighbors: the first decision and the moves after it, or the second one; both if
 * neither alone was large enough.
 */
function causeOf(swing: Swing, way: number): Omit<TurningPoint, 'seat' | 'view'> {
  const { one, two } = swing;
  const { seq } = two.review;
  const { from, to } = endsOf(swing);
  const between = Math.max(two.assessment.bestExpected, to);
  const moves = { seq, since: one.review.seq, until: seq, from, to: between };
  const choice = { seq, since: seq, until: seq + 1, from: between, to };
  const larger = (to - between) * way > (between - from) * way ? choice : moves;
  return isLarge(larger, way) ? larger : { seq, since: moves.since, until: choice.until, from, to };
}

function isLarge({ from, to }: Pick<TurningPoint, 'from' | 'to'>, way: number): boolean {
  return (pointsOf(to) - pointsOf(from)) * way >= MISTAKE_POINTS.large;
}

/** Places among this many decisions, evenly spread, with the first and the last. */
function spread(count: number): readonly number[] {
  const places = Math.min(count, SPREAD);
  const between = (count - 1) / Math.max(places - 1, 1);
  return Array.from({ length: places }, (_, index) => Math.round(index * between));
}
