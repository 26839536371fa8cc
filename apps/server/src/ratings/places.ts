import {
  CONCEDE,
  lineOf,
  playersAt,
  timeoutsInARow,
  type Entry,
  type Player,
  type Seat,
} from '@mechatable/kernel';

/** This many timeouts in a row, up to the end, count as leaving. In most games they lose by then. */
const MAX_TIMEOUTS = 3;

/** How a match ended for a seat. */
export interface SeatEnd {
  /** 1 for the best. Equal results share a place. */
  readonly place: number;
  /** Whether its person left or ran out of time. */
  readonly abandoned: boolean;
}

/**
 * The order of results: winners before losers, those who conceded after those who agreed to a draw, and those who left or ran
 * out of time last, even if a bot won for them.
 */
export function endsOf(
  players: readonly Player[],
  entries: readonly Entry[],
  winners: readonly Seat[],
): readonly SeatEnd[] {
  const last = playersAt(players, entries);
  const conceded = lineOf(entries).filter(({ action }) => action === CONCEDE);
  const ends = players.map(({ kind }, seat) => {
    const hasConceded = conceded.some((move) => move.seat === seat);
    const isForced = conceded.some((move) => move.seat === seat && move.by !== undefined);
    const isGone = last[seat]?.kind !== 'person' || timeoutsInARow(entries, seat) >= MAX_TIMEOUTS;
    const abandoned = kind === 'person' && (isForced || isGone);
    const isBest = winners.length === 0 ? !hasConceded : winners.includes(seat);
    return { order: orderOf(abandoned, isBest), abandoned };
  });
  const orders = [...new Set(ends.map(({ order }) => order))].sort((a, b) => a - b);
  return ends.map(({ order, abandoned }) => ({ place: orders.indexOf(order) + 1, abandoned }));
}

function orderOf(abandoned: boolean, isBest: boolean): number {
  if (abandoned) return 2;
  return isBest ? 0 : 1;
}
