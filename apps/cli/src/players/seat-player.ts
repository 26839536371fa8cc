import { findBot } from '@mechatable/bots';
import type { AnyGame } from '@mechatable/kernel';
import { seatCommand } from './command-bot.ts';
import type { Entrant } from './entrant.ts';
import type { Player } from './player.ts';

export function seatPlayer(entrant: Entrant, game: AnyGame, seed: string, seats: number): Player {
  return entrant.kind === 'program'
    ? seatCommand(entrant.command, game, seats)
    : findBot(entrant.bot).create(game, seed, seats);
}
