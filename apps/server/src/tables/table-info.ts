import type { Seat } from '@mechatable/kernel';
import type { Presence, Profile, SeatInfo, SeatRating, TableInfo } from '@mechatable/protocol';
import type { PublicSeat, OnlineTable, TableFilter, TableStatus } from '@mechatable/sql';
import type { MatchServices } from '../match/services.ts';
import { termsOf } from '../match/terms.ts';
import { profileOf } from '../people/profile-of.ts';
import { beforeMatch, ratingsAt, type RatingsAt } from '../ratings/seat-ratings.ts';

/** The statuses of tables that someone may still want to open and play at. */
export const UNFINISHED = ['waiting', 'playing'] as const satisfies readonly TableStatus[];

/** Tables in the lobby that anyone can join. */
export const LISTED = { status: ['waiting'], visibility: 'open' } as const satisfies Partial<TableFilter>;

type Profiles = ReadonlyMap<string, Profile>;

/** The public data of the people at tables. */
export interface PlayersInfo {
  readonly profiles: Profiles;
  readonly ratings: RatingsAt;
}

/** Looks up all players of these tables. */
export async function playersInfo(
  { profiles, ratings }: Pick<MatchServices, 'profiles' | 'ratings'>,
  tables: readonly OnlineTable[],
): Promise<PlayersInfo> {
  const [known, rated] = await Promise.all([profiles(peopleAt(tables)), ratingsAt(ratings, tables)]);
  return { profiles: known, ratings: rated };
}

/** The ids of all players of these tables. */
function peopleAt(tables: readonly OnlineTable[]): readonly string[] {
  const all = tables.flatMap(({ creator, seats }) => [creator, ...seats.map(({ playerId }) => playerId)]);
  return [...new Set(all)].filter((player) => player !== null);
}

/** A table as everyone may see it. */
export function tableInfoOf(
  table: OnlineTable,
  { profiles, ratings }: PlayersInfo,
  presence: (seat: Seat) => Presence = () => 'away',
): TableInfo {
  const { id, game, rulesVersion, options, visibility, status, commitment, created, started, touched } =
    table;
  const { turn, ended, previous, next, rating } = table;
  const ratingOf = (seat: Seat): SeatRating | null => {
    const found = ratings.get(id)?.[seat] ?? null;
    return found === null || rating === 'done' ? found : beforeMatch(found);
  };
  return {
    ...{ id, game, rulesVersion, options, visibility, status, commitment, created, started, touched },
    ...{ turn, ended, previous, next, rating },
    creator: profileOf(table.creator, profiles),
    terms: termsOf(table),
    seats: table.seats.map((seat) => seatInfoOf(seat, profiles, presence, ratingOf(seat.seat))),
    entries: table.length,
    asked: [...table.asked],
    winners: table.outcome === null ? null : [...table.outcome.winners],
  };
}

function seatInfoOf(
  { seat, player, playerId }: PublicSeat,
  profiles: Profiles,
  presence: (seat: Seat) => Presence,
  rating: SeatRating | null,
): SeatInfo {
  if (player === null) return { kind: 'open' };
  if (player.kind === 'bot') return { kind: 'bot', bot: player.bot, rating };
  // The record keeps the name that someone had when they sat down.
  const profile = { ...profileOf(playerId, profiles), name: player.name };
  return { kind: 'person', profile, presence: presence(seat), rating };
}
