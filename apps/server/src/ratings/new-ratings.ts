import type { SeatResult, Strength } from '@mechatable/sql';
import { rate } from 'openskill';
import { NEWCOMER } from './scale.ts';

/** Added to every uncertainty, so that ratings of people who play a lot can still change. openskill's own figure. */
const TAU = NEWCOMER.mu / 300;

export interface Rated {
  readonly strength: Strength;
  /** 1 for the best. */
  readonly place: number;
  /** Bots keep their rating: they are the fixed points of the scale. */
  readonly isAnchor: boolean;
}

/** The ratings after a match. */
export function newRatings(seats: readonly Rated[]): readonly SeatResult[] {
  const teams = rate(
    seats.map(({ strength: { mu, sigma } }) => [{ mu, sigma }]),
    { rank: seats.map(({ place }) => place), tau: TAU },
  );
  return seats.map(({ strength, isAnchor }, seat) => {
    const { mu, sigma } = strength;
    const before = { mu, sigma };
    return { before, after: isAnchor ? before : (teams[seat]?.[0] ?? before) };
  });
}
