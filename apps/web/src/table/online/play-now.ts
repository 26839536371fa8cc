import { ProblemError, ROUTES, type TableInfo } from '@mechatable/protocol';
import { api, ensureSignedIn } from '../../browser/api.ts';
import { recall, remember } from '../../browser/settings.ts';
import { joinTable, leaveTable } from './actions.ts';

/** The latest table that we got this way, and the deck that we brought. */
const KEY = 'mechatable.play-now';

/** Sits down with a waiting player, or waits. Returns the table. */
export async function playNow(game: string, rated: boolean, loadout: unknown): Promise<string> {
  await ensureSignedIn();
  const { id } = await api.call(ROUTES.pair, { body: { game, rated } });
  await sitDown(id, loadout);
  return id;
}

/**
 * Looks again for an opponent: the longer people wait for a rated match, the more they may differ. Returns the
 * table to go to; null to stay. Fails if a match has begun here.
 */
export async function retryPairing({ id, game, terms }: TableInfo): Promise<string | null> {
  const { table, loadout } = JSON.parse(recall(KEY) ?? '{}') as { table?: string; loadout?: unknown };
  if (table !== id) return null; // set up by hand
  const found = await api.call(ROUTES.pair, { body: { game, rated: terms.rated } });
  if (found.id === id) return null;
  await leaveTable(id); // first: it is refused if someone has just sat down here
  try {
    await sitDown(found.id, loadout);
    return found.id;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return await playNow(game, terms.rated, loadout); // someone else was faster
  }
}

/** Remembers the deck, in case we move to another table. */
async function sitDown(table: string, loadout: unknown): Promise<void> {
  await joinTable(table, undefined, loadout);
  remember(KEY, JSON.stringify({ table, loadout }));
}
