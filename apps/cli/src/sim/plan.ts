import { invariant, parseAs, type AnyGame } from '@mechatable/kernel';
import type { Entrant } from '../players/entrant.ts';

/** The matches to play, as plain data: match i depends only on this and on i. */
export interface SimPlan {
  readonly game: string;
  readonly seed: string;
  /** The bot in each seat. */
  readonly bots: readonly Entrant[];
  readonly options: Readonly<Record<string, unknown>>;
  /** The matches rotate through every way to assign these to the seats; empty: as the options say. */
  readonly rotating: readonly string[];
}

/** The number of ways to assign the loadouts. */
export function pairings({ rotating, bots }: SimPlan): number {
  return rotating.length === 0 ? 1 : rotating.length ** bots.length;
}

/** The loadouts of a pairing, seat by seat. */
export function loadoutsOf({ rotating, bots }: SimPlan, pairing: number): readonly string[] {
  if (rotating.length === 0) return [];
  let rest = pairing;
  const lastFirst = bots.map(() => {
    const loadout = rotating[rest % rotating.length];
    invariant(loadout !== undefined, 'the remainder is an index of the list');
    rest = Math.floor(rest / rotating.length);
    return loadout;
  });
  return lastFirst.reverse();
}

export function seedOf({ seed }: SimPlan, index: number): string {
  return `${seed}:${String(index)}`;
}

/** The options of each pairing, checked once. */
export function optionsByPairing(game: AnyGame, plan: SimPlan): readonly unknown[] {
  return Array.from({ length: pairings(plan) }, (_, pairing) => {
    const loadouts = loadoutsOf(plan, pairing);
    const options = loadouts.length === 0 ? plan.options : { ...plan.options, loadouts };
    return parseAs(game.rules.options, options, `options for ${game.title}`);
  });
}
