import type { Rules } from './state.ts';

/**
 * Every difference between the released versions of the rules. Rule code asks the predicates below and never compares
 * numbers, so a match goes on under the version it was opened with (docs/decisions/0024-released-rules-versions.md).
 */
export const FIRST = 1;
export const CURRENT = 2;

/** A state or a view: both say what they are played by. */
interface Played {
  readonly rules: Rules;
}

/** LN-R-34, since version 2: equips reach the trash first attached first; before, last attached first. */
export function trashesEquipsInOrder({ rules }: Played): boolean {
  return rules.version >= 2;
}

/** LN-R-99, since version 2: a "?" trigger that only moves a land is not asked about where none can move; before, it was. */
export function skipsIdleQuestions({ rules }: Played): boolean {
  return rules.version >= 2;
}
