import type { OnlineTable } from '@mechatable/sql';
import type { MatchServices } from '../match/services.ts';
import { statusAtStart, tableAt } from '../match/match-status.ts';
import { refusal } from '../refusal.ts';
import { words } from '../words.ts';
import { TableHub } from './table-hub.ts';
import { termsOf } from '../match/terms.ts';

/** How often to drop unused tables from memory, in milliseconds. */
const SWEEP_MS = 30_000;
/** How often to check whether other servers have changed tables in memory, in case a notification was lost. */
const POLL_MS = 10_000;
/** The number of tables looked up at a time. */
const MAX_POLLED = 500;
/** The time after which an unused table is dropped from memory. */
const IDLE_MS = 30_000;
/** With more tables in memory, those that nobody has needed for the longest time are dropped at once. */
const MAX_TABLES = 25_000;
/** But not those that were needed this recently: a request may still use them. */
const IN_USE_MS = 5000;
/** So many are looked at whenever a table is needed, so that no request waits for a long search. */
const MAX_TRIED = 8;

/** A table that is in memory, or on its way. */
interface Opening {
  readonly promise: Promise<TableHub>;
  /** Null until it is there. */
  hub: TableHub | null;
}

/** The tables in the memory of this server. Any other is loaded when it is needed. */
export class TableHubs {
  readonly #services: MatchServices;
  /** Those that were needed last come last. */
  readonly #hubs = new Map<string, Opening>();
  readonly #most: number;
  readonly #timers: NodeJS.Timeout[] = [];
  /** Whether other servers may change tables, too. */
  readonly #hasPeers: boolean;
  #isClosed = false;
  #onPoll: (hubs: readonly TableHub[]) => Promise<void> = () => Promise.resolve();

  constructor(services: MatchServices, hasPeers: boolean, most = MAX_TABLES) {
    this.#services = services;
    this.#most = most;
    this.#hasPeers = hasPeers;
  }

  /** Starts dropping unused tables and checking for changes by other servers, if there are any. */
  start(): void {
    const every = (milliseconds: number, work: () => Promise<void>): void => {
      const timer = setInterval(() => {
        work().catch((error: unknown) => {
          this.#services.log.error(error);
        });
      }, milliseconds);
      timer.unref();
      this.#timers.push(timer);
    };
    every(SWEEP_MS, () => this.sweep());
    if (this.#hasPeers) every(POLL_MS, () => this.poll());
  }

  /** Called with tables in memory when notifications about anything else may have been lost: of chat, or of the lobby. */
  set onPoll(listener: (hubs: readonly TableHub[]) => Promise<void>) {
    this.#onPoll = listener;
  }

  get size(): number {
    return this.#hubs.size;
  }

  /** The table. Reads it again if another server may have added entries. */
  async get(id: string, isEnough: (hub: TableHub) => boolean = () => true): Promise<TableHub> {
    if (this.#isClosed) throw refusal('not-saved', words.notSaved);
    const opening = this.#hubs.get(id) ?? this.#open(id);
    this.#keep(id, opening);
    this.#makeRoom();
    const hub = await opening.promise;
    if (hub.isClosed) return this.get(id, isEnough); // it has just left memory
    hub.touch();
    if (this.#hasPeers && !isEnough(hub)) await hub.reload();
    return hub;
  }

  #open(id: string): Opening {
    const opening: Opening = { promise: TableHub.open(id, this.#services), hub: null };
    opening.promise.then(
      (hub) => {
        opening.hub = hub;
      },
      () => {
        this.#forget(id, opening);
      },
    );
    return opening;
  }

  /** Moves a table to the end, as the one that was needed last. */
  #keep(id: string, opening: Opening): void {
    this.#hubs.delete(id);
    this.#hubs.set(id, opening);
  }

  #forget(id: string, opening: Opening): void {
    if (this.#hubs.get(id) === opening) this.#hubs.delete(id);
    opening.hub?.close(0);
  }

  /** Drops tables that nobody follows if there are too many in memory. */
  #makeRoom(): void {
    for (let tried = 0; tried < MAX_TRIED && this.#hubs.size > this.#most; tried++) {
      const [oldest] = this.#hubs;
      if (oldest === undefined) return;
      const [id, opening] = oldest;
      if (opening.hub?.isIdle(IN_USE_MS) === true) this.#forget(id, opening);
      else this.#keep(id, opening); // it is in use, so others are looked at first next time
    }
  }

  /** The table with at least this many entries, which this server may still be saving or may have to read. */
  async withEntries(id: string, entries: number): Promise<TableHub> {
    const hub = await this.get(id);
    await hub.catchUp(entries);
    return hub;
  }

  /** The table as it is now, whichever server has changed it. */
  current(id: string): Promise<TableHub> {
    return this.get(id, () => false);
  }

  /** The table, if it is in memory. If it can't be loaded right now, those who asked for it get the error. */
  async peek(id: string): Promise<TableHub | null> {
    return (await this.#hubs.get(id)?.promise.catch(() => null)) ?? null;
  }

  /** A stored table as a player may see it. Players without a seat see a match as late as spectators. */
  async shownTo(player: string | null, table: OnlineTable): Promise<OnlineTable> {
    const { id, seats, status, touched } = table;
    if (status !== 'playing' && status !== 'over') return table;
    if (player !== null && seats.some(({ playerId }) => playerId === player)) return table;
    if (this.#services.clock() - touched >= termsOf(table).delay * 1000) return table;
    const hub = await this.peek(id);
    return hub?.tableFor('table') ?? tableAt(table, statusAtStart(table));
  }

  /** Drops tables that were unused for a while and have no automatic move due. */
  async sweep(idle = IDLE_MS): Promise<void> {
    for (const [id, opening] of [...this.#hubs]) {
      const hub = await opening.promise;
      if (hub.isIdle(idle)) this.#forget(id, opening);
    }
  }

  /** Ends all streams. Clients connect again after `retry` milliseconds. */
  async close(retry: number): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    const openings = [...this.#hubs.values()].map(({ promise }) => promise);
    for (const opening of await Promise.allSettled(openings))
      if (opening.status === 'fulfilled') opening.value.close(retry);
    this.#hubs.clear();
  }

  /** Another server has changed a table; null: perhaps all of them. */
  async catchUp(table: string | null): Promise<void> {
    const hubs = await this.#inMemory(table === null ? [...this.#hubs.keys()] : [table]);
    for (const hub of hubs) await hub.reload();
    if (table === null) await this.#onPoll(hubs);
  }

  /** Catches up with what other servers have changed without notifying us. */
  async poll(): Promise<void> {
    const ids = [...this.#hubs.keys()];
    for (let first = 0; first < ids.length || first === 0; first += MAX_POLLED) {
      const some = ids.slice(first, first + MAX_POLLED);
      const versions = await this.#services.tables.versions(some);
      const hubs = await this.#inMemory(some);
      for (const hub of hubs) {
        const version = versions.get(hub.id);
        if (version !== undefined && hub.isBehind(version)) await hub.reload();
      }
      await this.#onPoll(hubs);
    }
  }

  async #inMemory(ids: readonly string[]): Promise<readonly TableHub[]> {
    const hubs = await Promise.all(ids.map((id) => this.peek(id)));
    return hubs.filter((hub) => hub !== null);
  }
}
