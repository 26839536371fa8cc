import type { Situation } from '@mechatable/bots';

/** Who sits in a seat for a match: a bot of ours, which answers at once, or a program, which takes its time. */
export interface Player {
  /** One of the legal actions, or the promise of one; a `ForfeitError` gives up the match. */
  choose(situation: Situation): unknown;
  /** The match is over: what the player has started ends, and has ended when this is fulfilled. */
  leave?(): Promise<void>;
}

/** The match is over for all of them. */
export async function allLeave(players: readonly Player[]): Promise<void> {
  for (const player of players) await player.leave?.();
}
