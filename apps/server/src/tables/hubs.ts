import type { Table } from '@mechatable/sql';
import type { MatchServices } from '../match/services.ts';
import { standingAtStart, tableAt } from '../match/standing.ts';
import { TableHub } from './table-hub.ts';
import { termsOf } from './table-info.ts';

/** How often to look for tables that nobody needs in memory, in milliseconds. */
const SWEEP_MS = 30_000;
/** A table that nobody has needed for so long leaves memory. */
const IDLE_MS = 30_000;

/** The tables in the memory of this server. Any other is loaded when it is needed. */
export class Hubs {
  readonly #services: MatchServices;
  readonly #hubs = new Map<string, Promise<TableHub>>();
  #sweeping: NodeJS.Timeout | undefined;

  constructor(services: MatchServices) {
    this.#services = services;
  }

  /** Begins to drop what nobody needs. */
  start(): void {
    this.#sweeping = setInterval(() => {
      this.sweep().catch((error: unknown) => {
        this.#services.log.error(error);
      });
    }, SWEEP_MS);
    this.#sweeping.unref();
  }

  get size(): number {
    return this.#hubs.size;
  }

  async get(id: string): Promise<TableHub> {
    let opening = this.#hubs.get(id);
    if (opening === undefined) {
      opening = TableHub.open(id, this.#services, () => {
        this.#drop(id);
      });
      this.#hubs.set(id, opening);
      opening.catch(() => {
        this.#hubs.delete(id);
      });
    }
    const hub = await opening;
    hub.touch();
    return hub;
  }

  /** The table with at least so many entries: if what is in memory is out of date, it is loaded again. */
  async withEntries(id: string, entries: number): Promise<TableHub> {
    const hub = await this.get(id);
    if (await hub.catchUp(entries)) return hub;
    this.#drop(id);
    return this.get(id);
  }

  /** The table, if it is in memory. */
  async peek(id: string): Promise<TableHub | null> {
    return (await this.#hubs.get(id)) ?? null;
  }

  /** A stored table as far as a player may know it: without a seat, they see a match as late as its spectators. */
  async shownTo(player: string | null, table: Table): Promise<Table> {
    const { id, seats, status, touched } = table;
    if (status !== 'playing' && status !== 'over') return table;
    if (player !== null && seats.some(({ playerId }) => playerId === player)) return table;
    if (this.#services.clock() - touched >= termsOf(table).delay * 1000) return table;
    const hub = await this.peek(id);
    return hub?.tableFor('table') ?? tableAt(table, standingAtStart(table));
  }

  /** Drops tables that nobody has needed for a while and where nothing happens by itself. */
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
    clearInterval(this.#sweeping);
    for (const opening of await Promise.allSettled(this.#hubs.values()))
      if (opening.status === 'fulfilled') opening.value.close(retry);
    this.#hubs.clear();
  }

  /** Someone else has continued this match: everyone who follows it connects again, and finds it as it is now. */
  #drop(id: string): void {
    const opening = this.#hubs.get(id);
    this.#hubs.delete(id);
    void opening?.then((hub) => {
      hub.close(0);
    });
  }
}
