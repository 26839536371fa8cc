import {
  beginReplay,
  isSeatEntry,
  isUndo,
  replayMove,
  undo,
  type AnyGame,
  type AnyMatch,
  type Entry,
  type RecordHead,
} from '@mechatable/kernel';
import type { SeenEvent } from './host.ts';

/** The current state of a stored match, and everything that happened in it. Throws a `ReplayError` if it can't be replayed. */
export function resumed(
  game: AnyGame,
  head: RecordHead,
  entries: readonly Entry[],
): { readonly match: AnyMatch; readonly happened: readonly SeenEvent[] } {
  let match = beginReplay(game, head);
  let happened: SeenEvent[] = [];
  for (const [index, entry] of entries.entries()) {
    if (isUndo(entry)) {
      match = undo(match, entry.seat, entry.undo);
      happened = happened.filter(({ seq }) => seq <= entry.undo);
    } else if (!isSeatEntry(entry)) {
      const events = replayMove(match, entry, index);
      for (const event of events) happened.push({ seq: match.moves.length, mover: entry.seat, event });
    }
  }
  return { match: { ...match, entries: [...entries] }, happened };
}
