import type { MatchServices } from '../match/services.ts';
import { TableHub } from './table-hub.ts';

/** How often to look for tables that nobody needs in memory, in milliseconds. */
const SWEEP_MS = 30_000;
/** How often to look for clocks that have run out in matches that are not in memory. */
const CLOCK_MS = 1000;
const MOST_DUE = 100;

/** The tables in the memory of this server. Any other is loaded when it is needed. */
export class Hubs {
  readonly #services: MatchServices;
  readonly #hubs = new Map<string, Promise<TableHub>>();
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(services: MatchServices) {
    this.#services = services;
  }

  /** Begins to look after clocks and memory. */
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
    every(CLOCK_MS, () => this.#wakeDue());
  }

  get size(): number {
    return this.#hubs.size;
  }

  get(id: string): Promise<TableHub> {
    const known = this.#hubs.get(id);
    if (known !== undefined) return known;
    const opening = TableHub.open(id, this.#services);
    this.#hubs.set(id, opening);
    opening.catch(() => {
      this.#hubs.delete(id);
    });
    return opening;
  }

  /** The table, if it is in memory. */
  async peek(id: string): Promise<TableHub | null> {
    return (await this.#hubs.get(id)) ?? null;
  }

  /** Drops tables that nobody follows and where nothing happens by itself. */
  async sweep(): Promise<void> {
    for (const [id, opening] of [...this.#hubs]) {
      const hub = await opening;
      if (!hub.isIdle) continue;
      this.#hubs.delete(id);
      hub.close(0);
    }
  }

  /** Lets every running match that waits for a bot go on: after a start of the server. */
  async resumeAll(): Promise<void> {
    let cursor: string | undefined;
    do {
      const page = await this.#services.tables.list({ status: ['playing'], limit: 100, cursor });
      for (const table of page.tables) {
        const waitsForBot = table.asked.some((seat) => table.seats[seat]?.player?.kind === 'bot');
        if (waitsForBot) await this.get(table.id);
      }
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
  }

  /** Ends all streams. Clients connect again after `retry` milliseconds. */
  async close(retry: number): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    for (const opening of this.#hubs.values()) (await opening).close(retry);
    this.#hubs.clear();
  }

  /** A match sets its own timer as soon as it is in memory. */
  async #wakeDue(): Promise<void> {
    const due = await this.#services.clocks.due(this.#services.clock(), MOST_DUE);
    for (const { table } of due) await this.get(table);
  }
}
