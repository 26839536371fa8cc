import { RemoteHost } from '@mechatable/host/remote';
import { BadInputError, type AnyGame, type Viewer } from '@mechatable/kernel';
import {
  EventStream,
  ROUTES,
  TABLE_MESSAGES,
  type Message,
  type Room,
  type StreamMessage,
  type TableMessages,
} from '@mechatable/protocol';
import { signal } from '@preact/signals';
import { api } from '../../browser/api.ts';
import { reportBug } from '../../browser/bug.ts';
import { theSigner } from '../../browser/signing-key.ts';
import { findEntry } from '../../games/games.ts';
import { loadRules } from '../../games/rules.ts';
import { reloadForOtherContent } from '../../games/reload.ts';
import type { TableGame } from '../../games/shared/drawing.ts';
import { layOut } from '../../games/shared/at-hand.ts';
import type { MatchModel } from '../model/match-model.ts';
import { openMatch } from '../open/open-match.ts';
import { nullIfLate } from '../model/late.ts';
import { pendingMove } from './pending-move.ts';
import { newRequestKey } from './request-key.ts';
import { words } from './words.ts';

type TableMessage = StreamMessage<typeof TABLE_MESSAGES>;

/** A table on the server: who sits there, what is said, and the match as soon as it has begun. */
export class OnlineTable {
  readonly id: string;
  readonly room = signal<Room | null>(null);
  /** When the room last arrived: clocks count down from there. */
  readonly roomReceivedAt = signal(0);
  readonly talk = signal<readonly Message[]>([]);
  readonly isConnected = signal(true);
  /** Null until the match has begun. */
  readonly match = signal<MatchModel | null>(null);
  /** Why this table can't be shown; null if it can. */
  readonly refused = signal<string | null>(null);
  readonly #stream: EventStream<typeof TABLE_MESSAGES>;
  #host: RemoteHost | null = null;
  /** Messages that arrived while the game was loading. */
  #waiting: TableMessage[] | null = null;
  #closed = false;
  readonly #muted = new Set<string>();

  constructor(id: string, isSpectator = false) {
    this.id = id;
    const query = isSpectator ? ({ watch: 'true' } as const) : {};
    const address = api.address(ROUTES.follow, { params: { table: id }, query });
    this.#stream = new EventStream(api, address, TABLE_MESSAGES, {
      onMessage: (message) => {
        this.#onMessage(message);
      },
      onConnected: (isConnected) => {
        this.isConnected.value = isConnected;
        if (isConnected) this.#host?.hurry();
      },
      onRefused: (problem) => {
        this.refused.value = problem.message;
      },
    });
  }

  open(): void {
    this.#stream.run().catch(reportBug);
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#reconnect);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  /** Follows the table as someone who has a seat now. */
  renew(): void {
    this.#stream.restart();
  }

  /** Shows nothing more of what this player says. */
  mute(player: string): void {
    this.#muted.add(player);
    this.talk.value = this.talk.value.filter((message) => message.player !== player);
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#reconnect);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#stream.close();
    this.match.value?.close();
  }

  /** Connects at once, since it may work again. */
  readonly #hurry = (): void => {
    if (document.visibilityState === 'visible') this.#stream.hurry();
  };

  /** A stream without a network is just silent, so nobody would notice for a while. */
  readonly #reconnect = (): void => {
    this.#stream.reconnect();
  };

  #onMessage(message: TableMessage): void {
    if (this.#closed) return;
    switch (message.type) {
      case 'room':
        this.roomReceivedAt.value = performance.now();
        this.room.value = message.data;
        break;
      case 'talk':
        this.talk.value = [...this.talk.value, ...this.#newMessages(message.data.messages)];
        break;
      case 'snapshot':
      case 'news':
        this.#onMatchMessage(message);
        break;
    }
  }

  #onMatchMessage(message: TableMessage & { type: 'snapshot' | 'news' }): void {
    if (this.#host !== null && viewerOf(this.#host) !== message.data.frame.viewer) this.#leaveMatch();
    if (this.#host !== null) this.#host.receive(message);
    else if (this.#waiting !== null) this.#waiting.push(message);
    else if (message.type === 'snapshot') void this.#begin(message.data).catch(reportBug);
  }

  /** Someone who sat down last may have seen the match begin as a spectator: it is opened again for their seat. */
  #leaveMatch(): void {
    this.match.value?.close();
    this.match.value = null;
    this.#host = null;
  }

  #newMessages(messages: readonly Message[]): readonly Message[] {
    const last = this.talk.value.at(-1)?.number ?? -1;
    return messages.filter(({ number, player }) => number > last && !this.#muted.has(player));
  }

  async #begin(snapshot: TableMessages['snapshot']): Promise<void> {
    this.#waiting = [];
    const { game: gameId, rulesVersion } = snapshot.head as { game: string; rulesVersion: number };
    const [game, table, signer] = await Promise.all([
      this.#rules(gameId, rulesVersion),
      findEntry(gameId)?.load(gameId),
      theSigner(),
    ]);
    if (this.#closed) return;
    if (game === null || table === undefined) {
      this.refused.value = words.unknownGame(gameId);
      return;
    }
    await layOut(game, this.id);
    const pending = pendingMove(this.id);
    const start = this.#waiting.findLastIndex(({ type }) => type === 'snapshot');
    const latest = this.#waiting[start];
    const first = latest?.type === 'snapshot' ? latest.data : snapshot;
    const host = new RemoteHost(this.id, game, first, { api, signer, newKey: newRequestKey, pending });
    this.#host = host;
    for (const message of this.#waiting.slice(start + 1)) if (message.type === 'news') host.receive(message);
    this.#waiting = null;
    this.match.value = openOnline({ ...table, game }, host);
    await nullIfLate(host.resendPending());
  }

  async #rules(gameId: string, version: number): Promise<AnyGame | null> {
    try {
      return await reloadForOtherContent(loadRules(gameId, version));
    } catch (error) {
      if (error instanceof BadInputError) return null;
      throw error;
    }
  }
}

function viewerOf({ here: [seat] }: RemoteHost): Viewer {
  return seat ?? 'table';
}

/** No hints: they would be unfair against people. */
function openOnline(table: TableGame, host: RemoteHost): MatchModel {
  const model = openMatch(table, host, {
    id: host.id,
    record: () => Promise.resolve(null), // it has other people's secrets
    goBack: () => Promise.resolve(),
    lastGood: 0,
    onAnswers: () => undefined, // the server keeps it
  });
  model.screen.sit(viewerOf(host));
  return model;
}
