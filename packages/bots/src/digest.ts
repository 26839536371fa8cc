import { hashOf, type AnyGame } from '@mechatable/kernel';
import { findBot } from './bots.ts';

/** Raise it when a bot with the same settings chooses differently than before. A test fails otherwise. */
const VERSION = 2;

/**
 * Identifies what a bot plays with: its settings, the rules, and the version of its code. With the same digest, a bot
 * makes the same choices again.
 */
export function botDigest(game: AnyGame, id: string): string {
  const { id: gameId, rulesVersion } = game;
  return hashOf({
    version: VERSION,
    bot: id,
    settings: findBot(id).settings(game),
    game: gameId,
    rulesVersion,
  });
}
