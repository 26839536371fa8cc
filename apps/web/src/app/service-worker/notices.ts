import type { Windows } from './scope.ts';
import { words } from './words.ts';

/**
 * Notifications of the service worker. It runs without the rest of the site, so it imports only what is in this folder.
 */

const TABLE_ID = /^[A-Za-z0-9_-]{22}$/;

/** The notification for a push message. There is always one: browsers require it. */
export function noticeOf(payload: string): {
  readonly title: string;
  readonly options: NotificationOptions;
} {
  const { table, players } = fieldsOf(payload);
  const names = Array.isArray(players) ? players.filter((name) => typeof name === 'string') : [];
  const id = tableOf({ table });
  return {
    title: words.turn,
    options: {
      body: names.length > 0 ? words.players(names) : words.open,
      icon: '/icon.svg',
      ...(id === null ? {} : { tag: id, data: { table: id } }), // one notification per table
    },
  };
}

/** The table that a notification is about; null if it isn't about any. */
export function tableOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('table' in data)) return null;
  const { table } = data;
  return typeof table === 'string' && TABLE_ID.test(table) ? table : null;
}

/** Shows a table: in its own tab if it has one, else in a new one. */
export async function openTable(windows: Windows, origin: string, table: string | null): Promise<void> {
  const url = `${origin}${table === null ? '/' : `/table/${table}`}`;
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const own = open.find((one) => one.url.split('#')[0] === url);
  await (own === undefined ? windows.openWindow(url) : own.focus());
}

function fieldsOf(payload: string): { readonly table?: unknown; readonly players?: unknown } {
  try {
    const parsed: unknown = JSON.parse(payload);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
