import { findBot, isBot } from '@mechatable/bots';
import {
  beginReplay,
  entriesOf,
  headOf,
  isSeatEntry,
  isTableAction,
  isUndo,
  replayMove,
  same,
  undo,
  type AnyGame,
  type AnyMatch,
  type MatchRecord,
  type MoveEntry,
  type Player,
  type Seat,
} from '@mechatable/kernel';
import { botRoot, botSeed } from './bot-seeds.ts';
import { chooseDirectly } from './direct-chooser.ts';
import { playersOf } from './players.ts';

/** A bot's move that was made again. */
export interface RerunMove {
  /** The number of moves before it. Undone moves don't count. */
  readonly seq: number;
  readonly seat: Seat;
  readonly bot: string;
  /** The bot's choice this time. */
  readonly chosen: unknown;
  readonly isSame: boolean;
}

/** The bots of a record, and the seats they had. */
export function botsIn(record: MatchRecord): readonly { readonly seat: Seat; readonly bot: string }[] {
  const seated = [
    ...playersOf(record).map((player, seat) => ({ seat, player })),
    ...entriesOf(record).filter(isSeatEntry),
  ];
  const bots = seated.flatMap(({ seat, player }) =>
    player.kind === 'bot' ? [{ seat, bot: player.bot }] : [],
  );
  return bots.filter((one, at) => bots.findIndex((other) => same(one, other)) === at);
}

/**
 * Makes the bots of a record choose again, move by move, from what they knew then. Bots that the clock decides
 * for are left out. Throws a `ReplayError` if the record can't be replayed.
 */
export function* rerunBots(game: AnyGame, record: MatchRecord): Generator<RerunMove> {
  let match = beginReplay(game, headOf(record));
  const players = [...playersOf(record)];
  for (const [index, entry] of entriesOf(record).entries()) {
    if (isUndo(entry)) match = undo(match, entry.seat, entry.undo);
    else if (isSeatEntry(entry)) players[entry.seat] = entry.player;
    else {
      const again = chosenAgain(match, players, entry);
      if (again !== null) yield again;
      replayMove(match, entry, index);
    }
  }
}

function chosenAgain(
  { game, seed, state, moves }: AnyMatch,
  players: readonly Player[],
  { seat, action, by }: MoveEntry,
): RerunMove | null {
  const player = players[seat];
  if (player?.kind !== 'bot' || by !== undefined || isTableAction(action)) return null;
  const { bot } = player;
  if (!isBot(bot) || findBot(bot).needsTime) return null;
  const match = botRoot(seed);
  const seq = moves.length;
  const chosen = chooseDirectly({
    ...{ game, bot, match, seq, seat, seats: players.length, seed: botSeed(match, seq, seat) },
    view: game.rules.view(state, seat),
    legal: game.rules.legal(state, seat),
    isRepeatable: true,
  });
  return { seq, seat, bot, chosen, isSame: same(chosen, action) };
}
