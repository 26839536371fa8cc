import { count, figure } from '../figures.ts';
import type { Io } from '../io.ts';
import type { Counted } from './spread.ts';

const WIDTH = 30;
const EVERY_MS = 100;

/** A bar on a terminal's stderr; nothing anywhere else. */
export class Progress {
  readonly #io: Io;
  readonly #name: string;
  readonly #total: number;
  readonly #counted: Counted;
  readonly #start = performance.now();
  #drawn = 0;

  constructor(io: Io, name: string, total: number, counted: Counted) {
    this.#io = io;
    this.#name = name;
    this.#total = total;
    this.#counted = counted;
  }

  readonly show = (done: number): void => {
    if (!this.#io.terminal.errors) return;
    const now = performance.now();
    if (now - this.#drawn < EVERY_MS && done < this.#total) return;
    this.#drawn = now;
    const share = done / this.#total;
    const rate = done / ((now - this.#start) / 1000);
    const filled = Math.round(share * WIDTH);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
    const left = Math.ceil((this.#total - done) / rate);
    const text = `${this.#name} ${bar} ${figure(done)} of ${count(this.#total, ...this.#counted)}`;
    this.#io.err(`\r${text}, ${figure(rate)}/s, ${String(left)} s left \x1b[K`);
  };

  clear(): void {
    if (this.#io.terminal.errors) this.#io.err('\r\x1b[K');
  }
}
