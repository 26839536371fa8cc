import { LEVELS, cast, castingOf, levelOf } from '@mechatable/bots';
import type { Host } from '@mechatable/host';
import { bot, type Outcome, type Player } from '@mechatable/kernel';
import { WINS_NEEDED } from '../setup/wins.ts';
import { words } from '../talk/words.ts';

/** A stronger bot to play next, and the seats with it. */
export interface NextOpponent {
  readonly title: string;
  readonly players: readonly Player[];
}

type Seated = Pick<Host, 'players' | 'here'>;

/** The strongest level that the person at the screen has just beaten alone; null if they haven't. */
export function beatenLevel({ players, here }: Seated, { winners }: Outcome): string | null {
  const hasWon = winners.length > 0 && winners.every((seat) => here.includes(seat));
  const isAlone =
    here.length === 1 && players.every(({ kind }, seat) => here.includes(seat) || kind === 'bot');
  if (!hasWon || !isAlone) return null;
  return LEVELS[Math.max(...players.map((player) => numberOf(player)))]?.id ?? null;
}

/**
 * After enough wins against a level, the last of them just now: all bots one level up from the strongest. Characters
 * stay. Null if there is no such challenge.
 */
export function nextOpponent(host: Seated, outcome: Outcome, wins: number): NextOpponent | null {
  const beaten = LEVELS.findIndex(({ id }) => id === beatenLevel(host, outcome));
  const next = beaten < 0 ? undefined : LEVELS[beaten + 1];
  if (next === undefined || wins < WINS_NEEDED) return null;
  const characters = host.players.map((player) =>
    player.kind === 'bot' ? (castingOf(player.bot)?.character ?? null) : null,
  );
  const [known] = characters.filter((character) => character !== null);
  return {
    title: known === undefined ? next.title : words.atLevel(known.name, next.title),
    players: host.players.map((player, seat) =>
      player.kind === 'bot' ? bot(cast(characters[seat]?.id ?? null, next.id)) : player,
    ),
  };
}

/** The place among the levels; -1 for people, programs and other bots. */
function numberOf(player: Player): number {
  const level = player.kind === 'bot' ? levelOf(player.bot) : null;
  return LEVELS.findIndex(({ id }) => id === level?.id);
}
