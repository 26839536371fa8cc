import type { Verdict } from '@mechatable/bots';

/** How far a decision fell behind the best one. */
export type Slip = 'small' | 'large';

/** So many points, of a hundred between a loss and a win: docs/decisions/0022-what-a-review-marks.md. */
export const SLIP_POINTS: Readonly<Record<Slip, number>> = { small: 5, large: 15 };

/** An expected outcome in whole points: 0 for a loss, 100 for a win. */
export function pointsOf(expected: number): number {
  return Math.round(expected * 100);
}

/** The points that a decision gave away, as whoever reads both figures would count them. */
export function pointsLost({ bestExpected, chosenExpected }: Verdict): number {
  return Math.max(pointsOf(bestExpected) - pointsOf(chosenExpected), 0);
}

/** Whether a decision is worth a mark; null if nothing clearly better was to be had. */
export function slipOf(verdict: Verdict): Slip | null {
  const lost = pointsLost(verdict);
  if (lost >= SLIP_POINTS.large) return 'large';
  return lost >= SLIP_POINTS.small ? 'small' : null;
}
