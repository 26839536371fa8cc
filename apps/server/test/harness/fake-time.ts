import type { After } from '../../src/time.ts';

interface Alarm {
  readonly at: number;
  readonly work: () => void;
}

/** Time that passes only when a test advances it. */
export class FakeTime {
  #now: number;
  #alarms: Alarm[] = [];

  constructor(start = 1_800_000_000_000) {
    this.#now = start;
  }

  readonly clock = (): number => this.#now;

  readonly after: After = (milliseconds, work) => {
    const alarm = { at: this.#now + Math.max(0, milliseconds), work };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
    };
  };

  /** How many alarms are set. */
  get alarms(): number {
    return this.#alarms.length;
  }

  /** Lets time pass, and runs everything that becomes due. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const next = this.#alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#alarms = this.#alarms.filter((alarm) => alarm !== next);
      this.#now = Math.max(this.#now, next.at);
      next.work();
    }
    this.#now = end;
  }
}
