import type { GoalLine } from '../check/lines.ts';
import type { MatchFacts } from '../play/deals.ts';

/** A turn outside of the limits counts as much as this many percentage points. */
const TURN = 10;

/** How far the matches miss the goals, in percentage points, summed over all lines. */
export function lossOf(lines: readonly GoalLine[], facts: readonly MatchFacts[]): number {
  return lines.reduce((sum, line) => {
    const value = line.value(facts);
    if (value === null) return sum;
    const miss = Math.max(0, line.min - value, value - line.max);
    return sum + (line.unit === 'turns' ? miss * TURN : miss);
  }, 0);
}
