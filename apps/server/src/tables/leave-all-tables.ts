import type { MatchServices } from '../match/services.ts';
import type { TableHubs } from './table-hubs.ts';
import { UNFINISHED } from './table-info.ts';
import { isAbortable, type TableService } from './table-service.ts';

/** A player leaves the server: their waiting tables are closed, and bots finish their running matches. */
export async function leaveAllTables(
  { tables }: MatchServices,
  hubs: TableHubs,
  service: TableService,
  player: string,
): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await tables.list({ player, status: UNFINISHED, limit: 100, cursor });
    for (const { id } of page.tables) {
      const hub = await hubs.get(id);
      const seat = hub.seatOf(player);
      const { status } = hub.table;
      if (status === 'waiting' || isAbortable(hub.table)) await service.leave(id, player);
      else if (status === 'playing' && seat !== null) await hub.match.abandon(seat);
    }
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}
