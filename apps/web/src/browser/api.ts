import { connect, ROUTES, UnreachableError, type Me } from '@mechatable/protocol';
import { signal } from '@preact/signals';

/** The server that this page came from. */
export const api = connect('');

/** This browser's player on the server; null if it has none yet, or if the server can't be reached. */
export const me = signal<Me | null>(null);

/** Whether this page came from a server that runs online tables; null until it is known. */
export const hasServer = signal<boolean | null>(null);

/** Asks the server for our player. Without a server, the page works alone. */
export async function loadMe(): Promise<void> {
  try {
    me.value = (await api.call(ROUTES.whoAmI, {})).me;
    hasServer.value = true;
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    hasServer.value = false;
  }
}

/** Signs in as a guest if this browser has no player yet. */
export async function ensureSignedIn(): Promise<Me> {
  if (me.value !== null) return me.value;
  const { me: found } = await api.call(ROUTES.arrive, {});
  me.value = found;
  return found;
}
