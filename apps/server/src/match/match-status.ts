import type { ClockState, Offer } from '@mechatable/protocol';
import type { Summary, OnlineTable } from '@mechatable/sql';
import type { OnlineMatch } from './online-match.ts';

/** The status of a match, besides what happens on the board. */
export interface MatchStatus {
  readonly summary: Pick<Summary, 'status' | 'touched' | 'turn' | 'asked' | 'outcome' | 'ended'>;
  readonly length: number;
  readonly clock: ClockState | null;
  readonly offers: Offer[];
  readonly link: string | null;
}

/** A table with an earlier status. Rematch and rating would reveal that the match is over, so they are hidden until then. */
export function tableAt(
  table: OnlineTable,
  { summary, length }: Pick<MatchStatus, 'summary' | 'length'>,
): OnlineTable {
  if (summary.status !== 'playing') return { ...table, ...summary, length };
  const rating = table.rating === 'done' ? 'due' : table.rating;
  return { ...table, ...summary, length, next: null, rating };
}

/** The current status of a table. */
export function statusOf(table: OnlineTable, match: OnlineMatch | null): MatchStatus {
  const { status, touched, turn, asked, outcome, ended, length } = table;
  return {
    summary: { status, touched, turn, asked, outcome, ended },
    length,
    clock: match?.clock ?? null,
    offers: match?.offers ?? [],
    link: match?.host.position.link ?? null,
  };
}

/** The status that spectators see before they may see the match. */
export function statusAtStart({ started, created }: OnlineTable): MatchStatus {
  const summary = { status: 'playing', turn: 0, asked: [], outcome: null, ended: null } as const;
  const touched = started ?? created;
  return { summary: { ...summary, touched }, length: 0, clock: null, offers: [], link: null };
}
