import type { MatchRecord } from '@mechatable/kernel';
import type { Store, StoredMatch } from '@mechatable/store';

/** Keeps a match that came as a record, so that a host can go on with it. */
export async function keepRecord(
  store: Store,
  id: string,
  record: MatchRecord & { readonly seed: string },
  ended: string | null,
  opened: number,
): Promise<StoredMatch> {
  const { game, rulesVersion, options, seats, seed, from = null, moves } = record;
  await store.create({ id, game, rulesVersion, options, seats, seed, from, opened });
  for (const [n, move] of moves.entries()) {
    await store.append(id, { moves: n, takenBack: 0 }, move, n === moves.length - 1 ? ended : null);
  }
  return store.read(id);
}
