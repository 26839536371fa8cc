import { random256 } from '@mechatable/host';
import type { AnyGame, RecordHead } from '@mechatable/kernel';
import {
  EventStream,
  LOBBY_MESSAGES,
  ProblemError,
  ROUTES,
  UnreachableError,
  type LobbyMessages,
  type TableInfo,
} from '@mechatable/protocol';
import { FollowedTable } from './followed-table.ts';
import type { Guest } from './guest.ts';
import { playTable, type Choose, type Finished } from './play-table.ts';

export interface OnlineBotOptions {
  readonly guest: Guest;
  /** The games it plays. */
  readonly games: readonly AnyGame[];
  readonly gameOf: (head: RecordHead) => AnyGame;
  readonly choose: Choose;
  /** How many matches it plays at once. */
  readonly atOnce: number;
  /** Whether it sets up an open table when none waits. */
  readonly hosts: boolean;
  readonly onSeat: (table: TableInfo) => void;
  readonly onFinish: (table: string, finished: Finished | Error) => void;
}

/** Joins open tables and plays. Resumes the matches of an earlier run. */
export class OnlineBot {
  readonly #options: OnlineBotOptions;
  readonly #tables = new Map<string, FollowedTable>();
  /** A lobby message may be older than the end of a match. */
  readonly #finished = new Set<string>();
  #hosted = 0;
  #lobby: EventStream<typeof LOBBY_MESSAGES> | null = null;
  #latest: LobbyMessages['lobby'] | null = null;
  /** Resolves when all lobby messages so far were handled, one after the other. */
  #queue: Promise<void> = Promise.resolve();
  /** The tables where it has taken a seat. */
  readonly #seated = new Set<string>();
  #isStopped = false;
  #fail: (error: unknown) => void = () => undefined;

  constructor(options: OnlineBotOptions) {
    this.#options = options;
  }

  /** Looks for tables until it is stopped. Rejects if the server refuses, or if there is a bug. */
  async run(): Promise<void> {
    const { api } = this.#options.guest;
    const failed = new Promise<never>((_resolve, reject) => {
      this.#fail = reject;
    });
    const lobby = new EventStream(api, api.address(ROUTES.lobby, {}), LOBBY_MESSAGES, {
      onMessage: ({ data }) => {
        this.#onLobby(data);
      },
      onConnected: () => undefined,
      onRefused: this.#fail,
    });
    this.#lobby = lobby;
    await Promise.race([lobby.run(), failed]);
  }

  /** Takes a seat at a table and plays there. */
  async sit(id: string): Promise<void> {
    const { guest, onSeat } = this.#options;
    const body = { contribution: random256() };
    const { table } = await guest.api.call(ROUTES.join, { params: { table: id }, body });
    onSeat(table);
    this.#seated.add(table.id);
    this.#play(table.id);
  }

  /**
   * Leaves tables that have not begun, so that nobody keeps waiting. Running matches stay as they are; returns how
   * many there are.
   */
  async stop(): Promise<number> {
    this.#isStopped = true;
    this.#lobby?.close();
    await this.#queue;
    let running = 0;
    // It may have sat down while it was being stopped.
    for (const id of new Set([...this.#tables.keys(), ...this.#seated])) {
      this.#tables.get(id)?.close();
      await orNot(async () => {
        if ((await this.#leaveIfWaiting(id)) === 'playing') running++;
      });
    }
    return running;
  }

  /** Its stream may be behind: leaving a match that has just begun would abort it. */
  async #leaveIfWaiting(table: string): Promise<TableInfo['status']> {
    const { api } = this.#options.guest;
    const { status } = await api.call(ROUTES.getTable, { params: { table } });
    if (status === 'waiting') await api.call(ROUTES.leave, { params: { table } });
    return status;
  }

  #onLobby(lobby: LobbyMessages['lobby']): void {
    this.#latest = lobby;
    this.#queue = this.#queue.then(async () => {
      if (this.#latest !== lobby || this.#isStopped) return; // a newer one follows
      await this.#look(lobby);
    });
    this.#queue.catch(this.#fail);
  }

  async #look({ open, mine }: LobbyMessages['lobby']): Promise<void> {
    const { games, atOnce, hosts } = this.#options;
    for (const { id } of mine) this.#play(id);
    const isNew = ({ id }: TableInfo): boolean => !this.#tables.has(id) && !this.#finished.has(id);
    for (const table of open) {
      const isOurs = isNew(table) && games.some(({ id }) => id === table.game);
      if (isOurs && this.#tables.size < atOnce) await orNot(() => this.sit(table.id));
    }
    const waits = [...this.#tables.values()].some(({ host }) => host === null);
    if (hosts && !waits && this.#tables.size < atOnce) await orNot(() => this.#setUp());
  }

  /** Sets up an open table, rotating through the games. */
  async #setUp(): Promise<void> {
    const { games, guest } = this.#options;
    const game = games[this.#hosted % games.length];
    if (game === undefined) return;
    this.#hosted++;
    const seats = new Array<null>(game.seats.max).fill(null);
    const body = { game: game.id, options: {}, visibility: 'open' as const, seats };
    const { id } = await guest.api.call(ROUTES.createTable, { body });
    await this.sit(id);
  }

  #play(id: string): void {
    if (this.#tables.has(id) || this.#finished.has(id) || this.#isStopped) return;
    const { guest, gameOf, choose, onFinish } = this.#options;
    const table = new FollowedTable(guest.api, id, gameOf);
    this.#tables.set(id, table);
    playTable(guest.api, table, choose)
      .then((finished) => {
        if (finished !== null) onFinish(id, finished);
      })
      .catch((error: unknown) => {
        if (error instanceof ProblemError) onFinish(id, error);
        else if (!this.#isStopped) this.#fail(error);
      })
      .finally(() => {
        table.close();
        this.#tables.delete(id);
        this.#seated.delete(id);
        this.#finished.add(id);
        if (this.#latest !== null && !this.#isStopped) this.#onLobby({ ...this.#latest, mine: [] });
      });
  }
}

/** Another player was faster, or the server can't be reached: another lobby message will follow. */
async function orNot(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProblemError) && !(error instanceof UnreachableError)) throw error;
  }
}
