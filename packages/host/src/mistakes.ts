import type { Assessment } from '@mechatable/bots';

/** How far a decision fell behind the best one. */
export type Mistake = 'small' | 'large';

/** So many points, of a hundred between a loss and a win: docs/decisions/0022-what-a-review-marks.md. */
export const MISTAKE_POINTS: Readonly<Record<Mistake, number>> = { small: 5, large: 15 };

/** An expected outcome in whole points: 0 for a loss, 100 for a win. */
export function pointsOf(expected: number): number {
  return Math.round(expected * 100);
}

/** The points that a decision gave away, as the difference of the two displayed figures. */
export function pointsLost({ bestExpected, chosenExpected }: Assessment): number {
  return Math.max(pointsOf(bestExpected) - pointsOf(chosenExpected), 0);
}

/** Whether a decision is worth a mark; null if no choice was clearly better. */
export function mistakeOf(assessment: Assessment): Mistake | null {
  const lost = pointsLost(assessment);
  if (lost >= MISTAKE_POINTS.large) return 'large';
  return lost >= MISTAKE_POINTS.small ? 'small' : null;
}
