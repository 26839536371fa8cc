import { BadInputError, type AnyGame } from '@mechatable/kernel';
import { count } from '../figures.ts';
import type { Entrant } from '../players/entrant.ts';
import type { SimPlan } from '../sim/plan.ts';

/**
 * What to play, as plain data. A deal is played once per rotation of the seats, so that each bot
 * gets each hand and each seat: match i is deal i / seats, turned by i % seats.
 */
export interface ArenaPlan extends SimPlan {
  /** The bots that are compared. `bots` of the simulation holds one for each seat, before any turn. */
  readonly entrants: readonly Entrant[];
}

/** Which entrant sits in each seat before any turn: with two in a larger game, one against the rest. */
export function fieldOf(game: AnyGame, entrants: readonly Entrant[], seats: number): readonly number[] {
  const { min, max } = game.seats;
  if (seats < min || seats > max) {
    const wanted = min === max ? String(min) : `${String(min)} to ${String(max)}`;
    throw new BadInputError(`${game.title} is for ${wanted} players, not ${String(seats)}.`);
  }
  const fits = entrants.length === 2 || entrants.length === seats;
  if (!fits || entrants.length > seats) {
    const more = seats === 2 ? '' : `, or ${String(seats)}, one per seat`;
    throw new BadInputError(
      `--bots needs two bots to compare${more}, not ${String(entrants.length)}. ${game.title} has ${count(seats, 'seat')} here.`,
    );
  }
  return Array.from({ length: seats }, (_, seat) => Math.min(seat, entrants.length - 1));
}

/** Which entrant sits in each seat in this match. */
export function seating({ entrants, bots }: ArenaPlan, index: number): readonly number[] {
  const seats = bots.length;
  return bots.map((_, seat) => Math.min((seat + index) % seats, entrants.length - 1));
}

/** Which deal a match is of. */
export function dealOf({ bots }: ArenaPlan, index: number): number {
  return Math.floor(index / bots.length);
}
