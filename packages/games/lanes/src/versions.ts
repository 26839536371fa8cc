import type { Rules } from './state.ts';

/**
 * Every difference between the released versions of the rules. Rule code uses the predicates below and never compares
 * numbers, so a match continues under the version it was started with (docs/decisions/0024-released-rules-versions.md).
 */
export const FIRST = 1;
export const CURRENT = 2;

/** A state or a view: both know their rules version. */
interface Played {
  readonly rules: Rules;
}

/** LN-R-34, since version 2: equips go to the trash in the order attached; before, in reverse order. */
export function trashesEquipsInOrder({ rules }: Played): boolean {
  return rules.version >= 2;
}

/** LN-R-99, since version 2: a "?" trigger that only moves a land is skipped if none can move; before, it asked anyway. */
export function skipsIdleQuestions({ rules }: Played): boolean {
  return rules.version >= 2;
}
