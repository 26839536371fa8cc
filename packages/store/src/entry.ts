import {
  MatchNotFoundError,
  StaleSequenceError,
  type Mark,
  type MatchHead,
  type MatchSummary,
} from './store.ts';

/** What every store holds of a match beside its moves. */
export interface Entry extends Mark {
  readonly id: string;
  readonly head: MatchHead;
  readonly touched: number;
  readonly ended: string | null;
}

export function newEntry(head: MatchHead): Entry {
  return { id: head.id, head, moves: 0, takenBack: 0, touched: head.opened, ended: null };
}

/** The entry that a writer wants to change, if it is as far as the writer believes. */
export function entryAt(id: string, at: Mark, found: Entry | undefined): Entry {
  if (found === undefined) throw new MatchNotFoundError(id);
  if (found.moves !== at.moves || found.takenBack !== at.takenBack) throw gone();
  return found;
}

/** The entry after one more move. */
export function grown(entry: Entry, ended: string | null, now: number): Entry {
  return { ...entry, moves: entry.moves + 1, touched: now, ended };
}

/** The entry after moves were taken back. */
export function shortened(entry: Entry, n: number, now: number): Entry {
  return { ...entry, moves: n, takenBack: entry.takenBack + 1, touched: now, ended: null };
}

export function gone(): StaleSequenceError {
  return new StaleSequenceError(
    'This match has gone on elsewhere, perhaps in another tab. Open it again to go on from there.',
  );
}

export function taken(id: string): StaleSequenceError {
  return new StaleSequenceError(`There is a match ${id} already.`);
}

/** The one touched last first; of those touched at once, the one opened last. */
export function listed(entries: readonly Entry[]): readonly MatchSummary[] {
  return entries
    .map(({ head, moves, takenBack, touched, ended }) => ({ ...head, moves, takenBack, touched, ended }))
    .sort((a, b) => b.touched - a.touched || b.opened - a.opened || (a.id < b.id ? -1 : 1));
}
