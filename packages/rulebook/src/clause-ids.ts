import type { ClauseId } from '@mechatable/kernel';

/** The form of a clause's id, as a part of other patterns. */
export const CLAUSE_ID = '[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+';

const WORD = /[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*/g;
const WHOLE_ID = new RegExp(`^${CLAUSE_ID}$`);

/** The ids that the title of a test names, each as a whole word: LN-R-1 is not in LN-R-10. */
export function clauseIdsIn(title: string): readonly ClauseId[] {
  return [...new Set(title.match(WORD))].filter((word) => WHOLE_ID.test(word));
}
