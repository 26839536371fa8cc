import type { SeatRating } from '@mechatable/protocol';
import type { PlayerRating, PublicSeat, RatingChange, Ratings, OnlineTable } from '@mechatable/sql';
import { anchorOf } from './anchors.ts';
import { figureOf, isProvisional, NEWCOMER } from './scale.ts';

/** The ratings of everyone at these tables, by the id of the table, in the order of seats. */
export type RatingsAt = ReadonlyMap<string, readonly (SeatRating | null)[]>;

export async function ratingsAt(ratings: Ratings, tables: readonly OnlineTable[]): Promise<RatingsAt> {
  const players = tables.flatMap(({ seats }) => seats.map(({ playerId }) => playerId));
  const games = new Set(tables.map(({ game }) => game));
  const [known, changes] = await Promise.all([
    ratings.of(
      [...new Set(players)].filter((player) => player !== null),
      [...games],
    ),
    ratings.changes(tables.filter(({ rating }) => rating === 'done').map(({ id }) => id)),
  ]);
  return new Map(
    tables.map((table) => [
      table.id,
      table.seats.map((seat) => {
        const change = changes.find((one) => one.table === table.id && one.seat === seat.seat);
        return change === undefined ? ratingOf(table, seat, known) : changedRating(change);
      }),
    ]),
  );
}

/** A rating as shown to viewers who may not know yet that the match was rated. */
export function beforeMatch(rating: SeatRating): SeatRating {
  return { ...rating, rating: rating.rating - (rating.change ?? 0), change: null, digest: null };
}

function changedRating(change: RatingChange): SeatRating {
  const { before, bot, digest, matches } = change;
  const rating = figureOf(change);
  return {
    rating,
    provisional: bot === null && isProvisional(matches),
    change: rating - figureOf(before),
    digest,
  };
}

function ratingOf(
  { game, rating: tableRating }: OnlineTable,
  { playerId, player }: PublicSeat,
  known: readonly PlayerRating[],
): SeatRating | null {
  const shown = { provisional: false, change: null, digest: null };
  if (playerId === null)
    return player?.kind === 'bot' ? { ...shown, rating: figureOf(anchorOf(game, player.bot)) } : null;
  const found = known.find((one) => one.player === playerId && one.game === game);
  if (found !== undefined)
    return { ...shown, rating: figureOf(found), provisional: isProvisional(found.matches) };
  return tableRating === 'none' ? null : { ...shown, rating: figureOf(NEWCOMER), provisional: true };
}
