import type { TableInfo } from '@mechatable/protocol';
import { effect, signal, untracked } from '@preact/signals';
import { loadMe, me } from './api.ts';
import { showBadge } from './badge.ts';
import { reportBug } from './bug.ts';
import { lobby, renewLobby, watchLobby } from './lobby-stream.ts';
import { recall, remember } from './settings.ts';
import { TurnLeader } from './turn-leader.ts';
import { watchVisibility } from './visible-tabs.ts';
import { waitingFor } from './waiting-for.ts';

/** Your matches in which it is your turn. */
export const waiting = signal<readonly TableInfo[]>([]);

/** Whether someone has ever played online in this browser: the others never ask the server who they are. */
const ONLINE = 'mechatable.online';
const CHANNEL = 'mechatable.turns';

type Message =
  | { readonly kind: 'waiting'; readonly tables: readonly TableInfo[] }
  /** A new tab asks for the list. */
  | { readonly kind: 'hello' }
  /** Someone has signed in or out. */
  | { readonly kind: 'me' };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

/** Keeps `waiting` up to date on every page, for people who play online. `onTurn` is called in one tab only. */
export function watchTurns(onTurn: (table: TableInfo) => void): void {
  if (recall(ONLINE) === 'yes') loadMe().catch(reportBug);
  let player: string | null = null;
  let leader: TurnLeader | null = null;
  let known: ReadonlySet<string> | null = null;

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    switch (data.kind) {
      case 'waiting':
        waiting.value = data.tables;
        known = idsOf(data.tables);
        break;
      case 'hello':
        if (leader?.isLeader === true && known !== null) post({ kind: 'waiting', tables: waiting.value });
        break;
      case 'me':
        loadMe().catch(reportBug);
        break;
    }
  });
  effect(() => {
    const now = me.value?.id ?? null;
    if (now === player) return;
    player = now;
    known = null;
    untracked(() => {
      leader?.close();
      lobby.value = null;
      waiting.value = [];
      renewLobby();
      leader = now === null ? null : new TurnLeader(watchLobby);
      leader?.open();
      post({ kind: 'hello' });
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
    known = idsOf(tables);
    if (before !== null && leader?.isLeader === true)
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

function idsOf(tables: readonly TableInfo[]): ReadonlySet<string> {
  return new Set(tables.map(({ id }) => id));
}

function sameIds(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return some.size === others.size && [...some].every((id) => others.has(id));
}
