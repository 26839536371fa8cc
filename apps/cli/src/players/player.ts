import { findBot, type Situation } from '@mechatable/bots';
import type { AnyGame } from '@mechatable/kernel';
import { commandOf, seatCommand } from './command-bot.ts';

/** Who sits in a seat for a match: a bot of ours, which answers at once, or a program, which takes its time. */
export interface Player {
  /** One of the legal actions, or the promise of one; a `ForfeitError` gives up the match. */
  choose(situation: Situation): unknown;
  /** The match is over: what the player has started ends, and has ended when this is fulfilled. */
  leave?(): Promise<void>;
}

/** Whether anybody goes by this name; if not, an error says what there is. */
export function insistOnPlayer(id: string): void {
  if (commandOf(id) === null) findBot(id);
}

/** The match is over for all of them. */
export async function allLeave(players: readonly Player[]): Promise<void> {
  for (const player of players) await player.leave?.();
}

export function seatPlayer(id: string, game: AnyGame, seed: string, seats: number): Player {
  const command = commandOf(id);
  return command === null ? findBot(id).create(game, seed, seats) : seatCommand(command, game, seats);
}
