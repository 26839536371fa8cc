import { tableTerms, type TableTerms } from '@mechatable/protocol';
import type { OnlineTable } from '@mechatable/sql';

/** The terms of a stored table. */
export function termsOf({ terms, rating }: OnlineTable): TableTerms {
  return { ...tableTerms.parse(terms), rated: rating !== 'none' };
}

/** The terms as they are stored. Whether a match is rated has its own column: older servers don't know it. */
export function storedTerms(terms: TableTerms): Omit<TableTerms, 'rated'> {
  const { rated: _, ...stored } = terms;
  return stored;
}
