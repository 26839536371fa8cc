import { count, figure } from '../figures.ts';
import type { Io } from '../io.ts';
import type { Counted } from './spread.ts';

const WIDTH = 30;
/** How often the bar is redrawn, or a line printed if there is no terminal. */
const EVERY_MS = { bar: 100, line: 30_000 };
/** From this many seconds on, the remaining time is shown in minutes. */
const LONG = 120;

/** Progress of a long task: a bar on a terminal's stderr, or an occasional line in a file. */
export class Progress {
  readonly #io: Io;
  readonly #name: string;
  readonly #total: number;
  readonly #counted: Counted;
  readonly #now: () => number;
  readonly #start: number;
  #shownAt: number;

  constructor(
    io: Io,
    name: string,
    total: number,
    counted: Counted,
    now: () => number = () => performance.now(),
  ) {
    this.#io = io;
    this.#name = name;
    this.#total = total;
    this.#counted = counted;
    this.#now = now;
    this.#start = now();
    this.#shownAt = io.terminal.errors ? -Infinity : this.#start; // a bar is there at once
  }

  readonly show = (done: number): void => {
    const isBar = this.#io.terminal.errors;
    const now = this.#now();
    const isFull = isBar && done === this.#total;
    if (now - this.#shownAt < (isBar ? EVERY_MS.bar : EVERY_MS.line) && !isFull) return;
    this.#shownAt = now;
    const rate = done / ((now - this.#start) / 1000);
    const sofar = `${figure(done)} of ${count(this.#total, ...this.#counted)}`;
    const text = `${sofar}, ${figure(rate)}/s, ${duration((this.#total - done) / rate)} left`;
    if (isBar) this.#io.erase('line');
    this.#io.err(isBar ? `${this.#name} ${bar(done / this.#total)} ${text} ` : `${this.#name}: ${text}\n`);
  };

  clear(): void {
    if (this.#io.terminal.errors) this.#io.erase('line');
  }
}

function bar(share: number): string {
  const filled = Math.round(share * WIDTH);
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
}

function duration(seconds: number): string {
  return seconds < LONG ? `${String(Math.ceil(seconds))} s` : `${figure(Math.ceil(seconds / 60))} min`;
}
