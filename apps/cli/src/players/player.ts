import type { Situation } from '@mechatable/bots';

/** The player of a seat: a built-in bot, which answers synchronously, or a program. */
export interface Player {
  /** A legal action, or a promise of one. A `ForfeitError` forfeits the match. */
  choose(situation: Situation): unknown;
  /** The match is over: what the player has started ends, and has ended when this is fulfilled. */
  leave?(): Promise<void>;
}

/** Tells every player the match is over. */
export async function allLeave(players: readonly Player[]): Promise<void> {
  for (const player of players) await player.leave?.();
}
