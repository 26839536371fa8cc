import type { Seat } from '@mechatable/kernel';
import type { RatingChangesTable, RatingsTable } from './schema.ts';

/** Someone's estimated strength: the mean, and its uncertainty. The server defines the scale. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

/** A player's strength at a game. */
export interface PlayerRating extends Strength {
  readonly player: string;
  readonly game: string;
  /** How many matches have counted. */
  readonly matches: number;
  readonly updated: number;
}

/** How a match changed the rating of a seat. */
export interface RatingChange extends Strength {
  readonly table: string;
  readonly seat: Seat;
  readonly game: string;
  /** Null for bots, and for players who were deleted since. */
  readonly player: string | null;
  /** Null for people. */
  readonly bot: string | null;
  /** The hash of the bot's code and settings; null for people. */
  readonly digest: string | null;
  readonly before: Strength;
  /** How many matches have counted, with this one. */
  readonly matches: number;
  /** 1 for the winners. */
  readonly place: number;
  /** Whether the player left or ran out of time. */
  readonly abandoned: boolean;
  readonly at: number;
}

export function ratingFrom({ player_id, ...row }: RatingsTable): PlayerRating {
  return { player: player_id, ...row };
}

export function changeFrom(row: RatingChangesTable): RatingChange {
  const { table_id, player_id, mu_before, sigma_before, abandoned, ...rest } = row;
  return {
    ...rest,
    table: table_id,
    player: player_id,
    before: { mu: mu_before, sigma: sigma_before },
    abandoned: abandoned === 1,
  };
}
