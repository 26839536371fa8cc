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
/** This many tables are looked up at a time. */
const MAX_POLLED = 500;
/** A table that nobody has needed for this long is dropped from memory. */
const IDLE_MS = 30_000;

/** The tables in the memory of this server. Any other is loaded when it is needed. */
export class TableHubs {
  readonly #services: MatchServices;
  readonly #hubs = new Map<string, Promise<TableHub>>();
  readonly #timers: NodeJS.Timeout[] = [];
  /** Whether other servers may change tables, too. */
  readonly #hasPeers: boolean;
  #isClosed = false;

  constructor(services: MatchServices, hasPeers: boolean) {
    this.#services = services;
    this.#hasPeers = hasPeers;
  }

  /** Begins to look after memory, and after other servers if there are any. */
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

  get size(): number {
    return this.#hubs.size;
  }

  /** The table. Reads it again if another server may have added entries. */
  async get(id: string, isEnough: (hub: TableHub) => boolean = () => true): Promise<TableHub> {
    if (this.#isClosed) throw refusal('not-saved', words.notSaved);
    let opening = this.#hubs.get(id);
    if (opening === undefined) {
      opening = TableHub.open(id, this.#services);
      this.#hubs.set(id, opening);
      opening.catch(() => {
        this.#hubs.delete(id);
      });
    }
    const hub = await opening;
    if (hub.isClosed) return this.get(id, isEnough); // it has left memory at this very moment
    hub.touch();
    if (this.#hasPeers && !isEnough(hub)) await hub.reload();
    return hub;
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
    return (await this.#hubs.get(id)?.catch(() => null)) ?? null;
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
      const hub = await opening;
      if (!hub.isIdle(idle)) continue;
      this.#hubs.delete(id);
      hub.close(0);
    }
  }

  /** Ends all streams. Clients connect again after `retry` milliseconds. */
  async close(retry: number): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const opening of await Promise.allSettled(this.#hubs.values()))
      if (opening.status === 'fulfilled') opening.value.close(retry);
    this.#hubs.clear();
  }

  /** Another server has changed a table; null: perhaps all of them. */
  async catchUp(table: string | null): Promise<void> {
    const ids = table === null ? [...this.#hubs.keys()] : [table];
    for (const id of ids) await (await this.peek(id))?.reload();
  }

  /** Catches up with what other servers have changed without notifying us. */
  async poll(): Promise<void> {
    const ids = [...this.#hubs.keys()];
    for (let first = 0; first < ids.length; first += MAX_POLLED) {
      const versions = await this.#services.tables.versions(ids.slice(first, first + MAX_POLLED));
      for (const [id, version] of versions) {
        const hub = await this.peek(id);
        if (hub?.isBehind(version) === true) await hub.reload();
      }
    }
  }
}
