import { entriesOf, headOf, type MatchRecord } from '@mechatable/kernel';
import type { Store, StoredMatch } from '@mechatable/store';

/** Stores a record as a match that a host can resume: all of it, or nothing. */
export async function keepRecord(
  store: Store,
  id: string,
  record: MatchRecord,
  ended: string | null,
  opened: number,
): Promise<StoredMatch> {
  await store.create({ id, opened, head: headOf(record) }, entriesOf(record), ended);
  return store.read(id);
}
