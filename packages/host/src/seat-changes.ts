import { entriesOf, isSeatEntry, isUndo, type MatchRecord, type Player, type Seat } from '@mechatable/kernel';
import { chooserName, playersOf } from './players.ts';

/** A seat that changed hands. */
export interface SeatChange {
  /** How many moves come before it. Undone moves don't count. */
  readonly after: number;
  readonly seat: Seat;
  readonly from: Player;
  readonly to: Player;
  /** Whether a person came back to their seat. */
  readonly isReturn: boolean;
}

/** Changes of players, in order. A person with a new key is the same player. */
export function seatChangesOf(record: MatchRecord): readonly SeatChange[] {
  const players = [...playersOf(record)];
  const past = new Set(players.map(placeOf));
  let changes: SeatChange[] = [];
  let moves = 0;
  for (const entry of entriesOf(record)) {
    if (isUndo(entry)) {
      moves = Math.min(moves, entry.undo);
      changes = changes.map((change) => ({ ...change, after: Math.min(change.after, moves) }));
    } else if (isSeatEntry(entry)) {
      const { seat, player: to } = entry;
      const from = players[seat];
      if (from === undefined) continue; // a record that can't be verified
      const place = placeOf(to, seat);
      if (placeOf(from, seat) !== place)
        changes.push({ after: moves, seat, from, to, isReturn: to.kind === 'person' && past.has(place) });
      players[seat] = to;
      past.add(place);
    } else moves++;
  }
  return changes;
}

function placeOf(player: Player, seat: Seat): string {
  return `${String(seat)} ${chooserName(player)}`;
}
