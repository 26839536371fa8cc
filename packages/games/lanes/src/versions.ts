/**
 * Every difference between the released versions of the rules. Rule code asks the predicates below and never compares
 * numbers, so a match goes on under the version it was opened with (docs/decisions/0024-released-rules-versions.md).
 */
export const FIRST = 1;
export const CURRENT = 1;
