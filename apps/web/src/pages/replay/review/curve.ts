import type { Assessment } from '@mechatable/bots';
import { pointsOf, mistakeOf, type Review, type Mistake } from '@mechatable/host';

/** A decision on the curve of what was to be expected. */
export interface CurvePoint {
  readonly seq: number;
  readonly best: number;
  readonly chosen: number;
  readonly mistake: Mistake | null;
}

/** What has been weighed so far, in the order of the match. */
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

/** The curve for those who do not see it. */
export function tellCurve(points: readonly CurvePoint[]): string {
  const percents = points.map(({ chosen }) => pointsOf(chosen));
  const [first] = percents;
  if (first === undefined) return 'Nothing analyzed yet.';
  const last = percents.at(-1) ?? first;
  return `Chance to win after each decision: starts at ${first}%, ranges from ${Math.min(...percents)}% to ${Math.max(...percents)}%, ends at ${last}%.`;
}
