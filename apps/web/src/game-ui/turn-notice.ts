import type { TableInfo } from '@mechatable/protocol';
import { notify } from '../browser/notifications.ts';
import { findEntry } from '../games/games.ts';
import { botTitle } from '../ui/players.ts';
import { words } from '../ui/words.ts';

/** Notifies people who don't see the site that it is their turn. */
export function notifyOfTurn({ id, game, seats }: TableInfo): Promise<void> {
  const names = seats.flatMap((seat) => {
    if (seat.kind === 'open') return [];
    return [seat.kind === 'bot' ? botTitle(seat.bot) : seat.profile.name];
  });
  const title = findEntry(game)?.title ?? game;
  return notify({ title: words.turnNotice.title, text: words.turnNotice.text(title, names), table: id });
}
