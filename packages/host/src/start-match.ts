import { findBot } from '@mechatable/bots';
import { openMatch, type AnyMatch } from '@mechatable/kernel';
import type { MatchHead } from '@mechatable/store';
import type { LocalStart } from './services.ts';

/** A new match, and the head to store it under. Throws on unknown bots and on options that the game refuses. */
export function startMatch(
  { id, game, options, players, seed, from, practice }: LocalStart,
  opened: number,
): { readonly match: AnyMatch; readonly stored: MatchHead } {
  for (const player of players) if (player.kind === 'bot') findBot(player.bot);
  const match = openMatch(game, { options, players, seed, from, practice });
  return { match, stored: { id, opened, head: match.head } };
}
