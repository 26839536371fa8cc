import type { OnlineTable } from '@mechatable/sql';
import type { MatchServices } from '../match/services.ts';
import { refusal } from '../refusal.ts';
import { words } from '../words.ts';
import type { TableHubs } from './table-hubs.ts';
import type { TableHub } from './table-hub.ts';
import { termsOf } from '../match/terms.ts';
import type { TableService } from './table-service.ts';

type Options = Readonly<Record<string, unknown>>;

/**
 * The same table again: the first who asks sets it up, and all others get the same one. The loser may choose the
 * options, such as who begins (MG-R-3), even if someone else has set it up by then.
 */
export async function rematch(
  { services, hubs, tables }: { services: MatchServices; hubs: TableHubs; tables: TableService },
  id: string,
  player: string,
  requested: Options = {},
): Promise<TableHub> {
  const hub = await hubs.current(id);
  const { status, game, visibility, next, seats } = hub.table;
  if (hub.seatOf(player) === null) throw refusal('not-allowed', words.table.notSeated);
  if (status !== 'over') throw refusal('not-allowed', words.table.notOver);
  await tables.checkPlayer(player);
  const chosen = mayChoose(hub.table, player) ? requested : {};
  const options = { ...withoutLoadouts(hub.table.options), ...chosen };
  if (next !== null) {
    if (Object.keys(chosen).length > 0) {
      checkOptions(services, hub.table, options);
      await services.tables.setOptions(next, options);
    }
    const made = await hubs.get(next);
    await made.reload();
    return made;
  }
  const settings = {
    game,
    options,
    terms: termsOf(hub.table),
    visibility,
    // A bot that has taken over from a person gives the seat back.
    seats: seats.map(({ player: seated, playerId }) =>
      playerId === null && seated?.kind === 'bot' ? seated.bot : null,
    ),
  };
  const made = await tables.createRematch(id, player, settings);
  await hub.reload();
  return made;
}

/** Only someone who lost; after a draw, nobody. */
function mayChoose({ outcome, seats }: OnlineTable, player: string): boolean {
  const seat = seats.find(({ playerId }) => playerId === player)?.seat;
  const winners = outcome?.winners ?? [];
  return winners.length > 0 && seat !== undefined && !winners.includes(seat);
}

function checkOptions(
  { findGame }: MatchServices,
  { game, rulesVersion }: OnlineTable,
  options: Options,
): void {
  const parsed = findGame(game, rulesVersion).rules.options.safeParse(options);
  if (!parsed.success) throw refusal('bad-request', parsed.error.issues[0]?.message ?? '');
}

function withoutLoadouts(options: unknown): Options {
  const { loadouts: _, ...rest } = options as Record<string, unknown>;
  return rest;
}
