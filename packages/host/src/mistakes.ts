import type { Assessment } from '@mechatable/bots';

/** How far a decision fell behind the best one. */
export type Mistake = 'small' | 'large';

/** The minimum loss for each, in points from 0 (a loss) to 100 (a win): docs/decisions/0022-what-a-review-marks.md. */
export const MISTAKE_POINTS: Readonly<Record<Mistake, number>> = { small: 5, large: 15 };

/** An expected outcome in whole points: 0 for a loss, 100 for a win. */
export function pointsOf(expected: number): number {
  return Math.round(expected * 100);
}

/** The points that a decision lost: the difference of the two displayed numbers. */
export function pointsLost({ bestExpected, chosenExpected }: Assessment): number {
  return Math.max(pointsOf(bestExpected) - pointsOf(chosenExpected), 0);
}

/** Whether a decision was a mistake; null if no choice was clearly better. */
export function mistakeOf(assessment: Assessment): Mistake | null {
  const lost = pointsLost(assessment);
  if (lost >= MISTAKE_POINTS.large) return 'large';
  return lost >= MISTAKE_POINTS.small ? 'small' : null;
}
