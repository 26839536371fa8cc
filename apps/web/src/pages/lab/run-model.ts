import type { Arm, DealPlan, DealPlayer } from '@mechatable/study';
import { signal } from '@preact/signals';
import { reportBug } from '../../browser/bug.ts';
import { coresForStudies, Crew, WorkerMissingError } from './crew.ts';

/** `done`: decided, or all matches played. `stopped`: by a person; it can't continue. */
export type Phase = 'idle' | 'running' | 'paused' | 'stopped' | 'done';

export interface Progress {
  /** Matches per variant. */
  readonly matches: number;
  readonly most: number;
  readonly seconds: number;
}

/** The input of the workers. */
export interface Playing {
  readonly players: readonly DealPlayer[];
  readonly width: number;
  readonly signal: AbortSignal;
  readonly onDeal: () => void;
}

/** Something to play on the page. */
export interface Work<Result> {
  readonly arms: readonly Arm[];
  readonly plan: DealPlan;
  /** The maximum number of matches per variant. */
  readonly most: number;
  /** How often the figures are renewed, in milliseconds. */
  readonly renewal: number;
  /** The result so far: a new object each time. */
  result(): Result;
  matchesIn(result: Result): number;
  /** Plays until it is finished or the signal stops it. */
  play(playing: Playing): Promise<void>;
}

interface Running<Result> {
  readonly work: Work<Result>;
  readonly crew: Crew;
}

/** Runs the page's matches in workers: one run at a time, and it can be paused. */
export class RunModel<Result> {
  readonly phase = signal<Phase>('idle');
  readonly result = signal<Result | null>(null);
  readonly progress = signal<Progress | null>(null);
  /** Why it couldn't continue. */
  readonly problem = signal<string | null>(null);
  #running: Running<Result> | null = null;
  #abort = new AbortController();
  /** Playing time until the last pause, in milliseconds. */
  #played = 0;

  begin(work: Work<Result>): void {
    this.close();
    this.#running = { work, crew: new Crew(work.arms, work.plan, coresForStudies()) };
    this.#played = 0;
    this.problem.value = null;
    this.progress.value = null;
    this.result.value = null;
    this.#play(this.#running);
  }

  pause(): void {
    this.#abort.abort();
    this.#running?.crew.clear();
    this.phase.value = 'paused';
  }

  resume(): void {
    if (this.#running !== null && this.phase.value === 'paused') this.#play(this.#running);
  }

  /** Ends it. The figures stay. */
  stop(): void {
    this.close();
    this.phase.value = 'stopped';
  }

  close(): void {
    this.#abort.abort();
    this.#running?.crew.close();
  }

  #play(running: Running<Result>): void {
    const { work, crew } = running;
    const { most } = work;
    const abort = new AbortController();
    this.#abort = abort;
    this.phase.value = 'running';
    const begun = performance.now();
    let renewed = -Infinity;
    const show = (): void => {
      renewed = performance.now();
      const result = work.result();
      this.result.value = result;
      const seconds = (this.#played + renewed - begun) / 1000;
      this.progress.value = { matches: work.matchesIn(result), most, seconds };
    };
    const onDeal = (): void => {
      if (performance.now() - renewed >= work.renewal) show();
    };
    const { players, width } = crew;
    this.progress.value ??= { matches: 0, most, seconds: 0 };
    work
      .play({ players, width, signal: abort.signal, onDeal })
      .then(() => {
        if (this.#running !== running) return;
        show();
        this.#played += performance.now() - begun;
        if (abort.signal.aborted) return;
        crew.close();
        this.phase.value = 'done';
      })
      .catch((error: unknown) => {
        if (this.#running === running) this.stop();
        if (error instanceof WorkerMissingError) this.problem.value = error.message;
        else reportBug(error);
      });
  }
}
