import { LEVELS } from '@mechatable/bots';
import type { Host } from '@mechatable/host';
import { bot, type Outcome, type Player } from '@mechatable/kernel';

/** A stronger bot to play next, and the seats with it. */
export interface NextOpponent {
  readonly title: string;
  readonly players: readonly Player[];
}

/** After a win against bots: all of them one level up from the strongest. Null if there is no such challenge. */
export function nextOpponent(
  { players, here }: Pick<Host, 'players' | 'here'>,
  { winners }: Outcome,
): NextOpponent | null {
  const hasWon = winners.length > 0 && winners.every((seat) => here.includes(seat));
  const isAlone =
    here.length === 1 && players.every(({ kind }, seat) => here.includes(seat) || kind === 'bot');
  if (!hasWon || !isAlone) return null;
  const strongest = Math.max(...players.map((player) => levelOf(player)));
  const next = strongest < 0 ? undefined : LEVELS[strongest + 1];
  if (next === undefined) return null;
  return {
    title: next.title,
    players: players.map((player) => (player.kind === 'bot' ? bot(next.id) : player)),
  };
}

/** The place among the levels; -1 for people, programs and other bots. */
function levelOf(player: Player): number {
  return player.kind === 'bot' ? LEVELS.findIndex(({ id }) => id === player.bot) : -1;
}
