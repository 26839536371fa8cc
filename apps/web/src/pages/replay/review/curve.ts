import type { Assessment } from '@mechatable/bots';
import { pointsOf, mistakeOf, type Review, type Mistake } from '@mechatable/host';
import { words } from './words.ts';

/** A decision on the curve of the chances to win. */
export interface CurvePoint {
  readonly seq: number;
  readonly best: number;
  readonly chosen: number;
  readonly mistake: Mistake | null;
}

/** The decisions reviewed so far, in the order of the match. */
export function curveOf(
  reviews: readonly Review[],
  assessments: ReadonlyMap<number, Assessment>,
): readonly CurvePoint[] {
  return reviews.flatMap(({ seq }) => {
    const assessment = assessments.get(seq);
    if (assessment === undefined) return [];
    const chosen = assessment.chosenExpected;
    return [{ seq, chosen, best: Math.max(assessment.bestExpected, chosen), mistake: mistakeOf(assessment) }];
  });
}

/** The curve for people who can't see it. */
export function describeCurve(points: readonly CurvePoint[]): string {
  const percents = points.map(({ chosen }) => pointsOf(chosen));
  const [first] = percents;
  if (first === undefined) return words.curve.empty;
  const last = percents.at(-1) ?? first;
  return words.curve.text({ first, least: Math.min(...percents), most: Math.max(...percents), last });
}
