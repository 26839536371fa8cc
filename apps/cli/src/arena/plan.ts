import { BadInputError, type AnyGame } from '@mechatable/kernel';
import type { Entrant } from '../players/entrant.ts';
import { assertPlayerCount } from '../seats.ts';
import type { SimPlan } from '../sim/plan.ts';
import { words } from '../words.ts';

/**
 * The matches of an arena, as plain data. A deal is played once per rotation of the seats, so each bot gets each hand and
 * each seat: match i is deal i / seats, rotated by i % seats.
 */
export interface ArenaPlan extends SimPlan {
  /** The bots to compare. `bots` of the simulation has one for each seat, before any rotation. */
  readonly entrants: readonly Entrant[];
}

/** The entrant of each seat before any rotation. With two entrants in a larger game, one plays against copies of the other. */
export function fieldOf(game: AnyGame, entrants: readonly Entrant[], seats: number): readonly number[] {
  assertPlayerCount(game, seats);
  const fits = entrants.length === 2 || entrants.length === seats;
  if (!fits || entrants.length > seats)
    throw new BadInputError(words.seats.compared(game.title, seats, entrants.length));
  return Array.from({ length: seats }, (_, seat) => Math.min(seat, entrants.length - 1));
}

/** The entrant of each seat in this match. */
export function seating({ entrants, bots }: ArenaPlan, index: number): readonly number[] {
  const seats = bots.length;
  return bots.map((_, seat) => Math.min((seat + index) % seats, entrants.length - 1));
}

/** The deal that a match plays. */
export function dealOf({ bots }: ArenaPlan, index: number): number {
  return Math.floor(index / bots.length);
}
