import type { Following } from '../../harness/visitor.ts';
import type { Line } from '../history/log.ts';
import { playMatch, type MatchSettings } from './play-match.ts';

/** A limit for hanging matches: after this many milliseconds without a move, there will be none. */
const STUCK = 180_000;

/** Tables at which there is always a match. */
export class Traffic {
  readonly lines: Line[] = [];
  readonly #urls: () => readonly string[];
  #isStopped = false;
  #onStop: () => void = () => undefined;
  readonly #stopped = new Promise<void>((resolve) => {
    this.#onStop = resolve;
  });
  readonly #pages = new Set<Following>();
  readonly #playing: Promise<void>[] = [];
  readonly #failures: unknown[] = [];
  readonly #listeners = new Set<() => void>();
  /** The tables where someone has moved since the latest fault. */
  readonly #moved = new Set<string>();
  #acknowledged = 0;
  #notSaved = 0;

  constructor(urls: () => readonly string[]) {
    this.#urls = urls;
  }

  /** How many moves and undos the server has acknowledged. */
  get acknowledged(): number {
    return this.#acknowledged;
  }

  /** Plays matches at each of these tables, one after the other. `round`: makes the names of the players unique. */
  start(tables: readonly MatchSettings[], round = 0): void {
    for (const [n, settings] of tables.entries())
      this.#playing.push(
        this.#play(`table ${String(n)} of round ${String(round)}`, settings).catch((error: unknown) => {
          this.#failures.push(error);
          this.#changed();
        }),
      );
  }

  /** Resolves when this many more moves have been acknowledged. */
  async untilAcknowledged(moves: number): Promise<void> {
    const end = this.#acknowledged + moves;
    await this.#until(() => this.#acknowledged >= end);
  }

  async untilNotSaved(times: number): Promise<void> {
    const end = this.#notSaved + times;
    await this.#until(() => this.#notSaved >= end);
  }

  /** Resolves when a move has been acknowledged at every table. */
  async untilAllMoved(): Promise<void> {
    this.#moved.clear();
    const stuck = setTimeout(() => {
      this.#failures.push(new Error(`Nobody moves anymore.\n${this.#latest()}`));
      this.#changed();
    }, STUCK);
    try {
      await this.#until(() => this.#moved.size === this.#playing.length);
    } finally {
      clearTimeout(stuck);
    }
  }

  /** Reacts as a page does when the browser says that the network is gone and back. */
  reconnect(): void {
    for (const page of this.#pages) page.reconnect();
  }

  /** Reacts as a page does when it becomes visible: it tries again without waiting any longer. */
  hurry(): void {
    for (const page of this.#pages) page.hurry();
  }

  /** Starts nothing new. Resolves when all requests are answered. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#onStop();
    await Promise.all(this.#playing);
    this.#throwFailure();
  }

  async #play(table: string, settings: MatchSettings): Promise<void> {
    for (let match = 0; !this.#isStopped; match++) {
      let own: readonly Following[] = [];
      await playMatch(`${table}, match ${String(match)}, person`, settings, {
        urls: this.#urls,
        write: (line) => {
          this.#write(table, line);
        },
        isStopped: () => this.#isStopped,
        stopped: this.#stopped,
        onOpen: (pages) => {
          own = pages;
          for (const page of pages) this.#pages.add(page);
        },
      });
      for (const page of own) this.#pages.delete(page);
    }
  }

  #write(table: string, line: Line): void {
    this.lines.push(line);
    if (line.kind === 'refused' && line.code === 'not-saved') this.#notSaved++;
    if (line.kind === 'acknowledged') {
      this.#acknowledged++;
      this.#moved.add(table);
    }
    this.#changed();
  }

  /** Resolves as soon as it holds after a line of the log. Throws what a client has thrown. */
  async #until(holds: () => boolean): Promise<void> {
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (this.#failures.length === 0 && !holds()) return;
        this.#listeners.delete(look);
        resolve();
      };
      this.#listeners.add(look);
      look();
    });
    this.#throwFailure();
  }

  /** The last status that the clients of each stuck table received. */
  #latest(): string {
    const latest = new Map<string, Line>();
    for (const line of this.lines)
      if (!this.#moved.has(line.client.split(',')[0] ?? '')) latest.set(line.client, line);
    return [...latest.values()]
      .slice(-30)
      .map((line) => JSON.stringify(line))
      .join('\n');
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  #throwFailure(): void {
    const [failure] = this.#failures;
    if (failure !== undefined) throw new Error('A client has failed.', { cause: failure });
  }
}
