import { displayNames, playersOf, seatChangesOf } from '@mechatable/host';
import type { MatchRecord } from '@mechatable/kernel';

/** A seat that changed hands, in words. */
export interface DescribedSeatChange {
  /** How many moves come before it. */
  readonly after: number;
  readonly text: string;
  /** The names of all players from then on. */
  readonly names: readonly string[];
}

/** Changes of players, in sentences: `Regular bot took over from Ben.`, `Ben came back.` */
export function describeSeatChanges(record: MatchRecord): readonly DescribedSeatChange[] {
  let seated = playersOf(record);
  return seatChangesOf(record).map(({ after, seat, to, isReturn }) => {
    const before = displayNames(seated)[seat] ?? '';
    seated = seated.with(seat, to);
    const names = displayNames(seated);
    const name = names[seat] ?? '';
    return { after, names, text: isReturn ? `${name} came back.` : `${name} took over from ${before}.` };
  });
}
