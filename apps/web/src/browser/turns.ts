import type { TableInfo } from '@mechatable/protocol';
import { effect, signal, untracked } from '@preact/signals';
import { lookUpMe, me } from './api.ts';
import { showBadge } from './badge.ts';
import { reportBug } from './bug.ts';
import { lobby, renewLobby, watchLobby } from './lobby-stream.ts';
import { recall, remember } from './settings.ts';
import { watchVisibility } from './visible-tabs.ts';
import { waitingFor } from './waiting-for.ts';

/** Your matches in which it is your turn. */
export const waiting = signal<readonly TableInfo[]>([]);

/** Whether someone has ever played online in this browser: the others never ask the server who they are. */
const ONLINE = 'mechatable.online';
/** Held by the one tab that follows the lobby for all of them: browsers allow few connections to a server. */
const LEADER = 'mechatable.turns';

type Message =
  | { readonly kind: 'waiting'; readonly tables: readonly TableInfo[] }
  /** A new tab asks for the list. */
  | { readonly kind: 'hello' }
  /** Someone has signed in or out. */
  | { readonly kind: 'me' };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(LEADER);

/** Keeps `waiting` up to date on every page, for people who play online. `onTurn` is called in one tab only. */
export function watchTurns(onTurn: (table: TableInfo) => void): void {
  if (recall(ONLINE) === 'yes') lookUpMe().catch(reportBug);
  let player: string | null = null;
  let follower: Follower | null = null;
  let known: ReadonlySet<string> | null = null;

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'waiting') waiting.value = data.tables;
    else if (data.kind === 'hello') {
      if (follower?.isLeader === true) post({ kind: 'waiting', tables: waiting.value });
    } else lookUpMe().catch(reportBug);
  });
  effect(() => {
    const now = me.value?.id ?? null;
    if (now === player) return;
    player = now;
    known = null;
    untracked(() => {
      follower?.stop();
      lobby.value = null;
      waiting.value = [];
      renewLobby();
      follower = now === null ? null : follow();
    });
    if (now === null) return;
    remember(ONLINE, 'yes');
    watchVisibility();
  });
  effect(() => {
    const shown = lobby.value;
    if (shown === null || player === null) return;
    const tables = waitingFor(player, shown.mine);
    const before = known;
    known = new Set(tables.map(({ id }) => id));
    if (before !== null && follower?.isLeader === true)
      for (const table of tables) if (!before.has(table.id)) onTurn(table);
    if (before !== null && sameIds(before, known)) return;
    waiting.value = tables;
    post({ kind: 'waiting', tables });
  });
  effect(() => {
    showBadge(waiting.value.length);
  });
}

/** Lets the other tabs know that this browser is someone else now. */
export function announceMe(): void {
  post({ kind: 'me' });
}

function post(message: Message): void {
  channel?.postMessage(message);
}

function sameIds(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return some.size === others.size && [...some].every((id) => others.has(id));
}

interface Follower {
  /** Whether this tab follows the lobby for all tabs. */
  readonly isLeader: boolean;
  stop(): void;
}

/** Follows the lobby as soon as no other tab does. Without locks, every tab follows it. */
function follow(): Follower {
  const { locks } = navigator as Partial<Navigator>;
  if (locks === undefined) return { isLeader: true, stop: watchLobby() };
  const stopped = new AbortController();
  let isLeader = false;
  const lead = (): Promise<void> => {
    isLeader = true;
    const stop = watchLobby();
    return new Promise((resolve) => {
      stopped.signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  };
  locks.request(LEADER, { signal: stopped.signal }, lead).catch((error: unknown) => {
    if (!stopped.signal.aborted) reportBug(error);
  });
  post({ kind: 'hello' });
  return {
    get isLeader() {
      return isLeader;
    },
    stop() {
      stopped.abort();
    },
  };
}
