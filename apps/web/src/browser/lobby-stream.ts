import { EventStream, LOBBY_MESSAGES, ROUTES, type LobbyMessages } from '@mechatable/protocol';
import { signal } from '@preact/signals';
import { api } from './api.ts';
import { reportBug } from './bug.ts';

/** The server's lobby; null until the server answers, or if there is none. */
export const lobby = signal<LobbyMessages['lobby'] | null>(null);

let open: EventStream<typeof LOBBY_MESSAGES> | null = null;
let watchers = 0;

/** Follows the server's lobby until the returned function is called. */
export function watchLobby(): () => void {
  watchers++;
  open ??= follow();
  return () => {
    watchers--;
    if (watchers > 0) return;
    open?.close();
    open = null;
  };
}

/** Follows it again, as someone else. */
export function renewLobby(): void {
  if (open === null) return;
  open.close();
  open = follow();
}

function follow(): EventStream<typeof LOBBY_MESSAGES> {
  const stream = new EventStream(api, api.address(ROUTES.lobby, {}), LOBBY_MESSAGES, {
    onMessage: ({ data }) => {
      if (stream === open) lobby.value = data;
    },
    onConnected: () => undefined,
    onRefused: () => {
      lobby.value = null;
    },
  });
  stream.run().catch(reportBug);
  return stream;
}
