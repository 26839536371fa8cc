import type { Player } from '@mechatable/kernel';
import type { PrivateSeat, PublicSeat, OnlineTable } from '@mechatable/sql';
import type { MatchServices } from '../match/services.ts';
import { refusal } from '../refusal.ts';
import { words } from '../words.ts';
import { playersInfo, type PlayersInfo } from './table-info.ts';

/** A stored table with its seats and everyone who is named there. */
export async function readTable(
  id: string,
  services: MatchServices,
): Promise<[OnlineTable, readonly PrivateSeat[], PlayersInfo]> {
  const { tables, seats } = services;
  const [table, all] = await Promise.all([tables.find(id), seats.of(id)]);
  if (table === null) throw refusal('not-found', words.table.notFound);
  return [table, all, await playersInfo(services, [table])];
}

/** The seats with those who play them now. */
export function seatedNow(
  seats: readonly PublicSeat[],
  players: readonly Player[] | undefined,
): readonly PublicSeat[] {
  return seats.map((seat) => ({ ...seat, player: players?.[seat.seat] ?? seat.player }));
}
