import { same, type AnyGame } from '@mechatable/kernel';
import type { TableTerms } from '@mechatable/protocol';
import { refusal } from '../refusal.ts';
import { words } from '../words.ts';

/** The default terms of rated matches, with time for games of many clicks. */
export const QUICK_RATED_TERMS = {
  rated: true,
  clock: { kind: 'real-time', bank: 1800, increment: 30 },
} as const;

/**
 * Throws unless a match on these terms can be compared with others: all seats, the standard options, and a clock, without
 * which nobody has to finish a match that they are losing. In a rematch, the loser may choose who begins.
 */
export function checkRatedTerms(
  game: AnyGame,
  { options, seats }: { readonly options: unknown; readonly seats: readonly unknown[] },
  { clock }: TableTerms,
  isRematch: boolean,
): void {
  if (clock.kind === 'none') throw refusal('bad-request', words.rating.noClock);
  if (seats.length < game.seats.max) throw refusal('bad-request', words.rating.seats(game.seats.max));
  if (!isRematch && !same(optionsOf(game, options), optionsOf(game, {})))
    throw refusal('bad-request', words.rating.options);
}

/** The options that count, without decks: everyone brings their own. */
function optionsOf({ rules }: AnyGame, options: unknown): unknown {
  const { loadouts: _, ...rest } = rules.options.parse(options) as Readonly<Record<string, unknown>>;
  return rest;
}
