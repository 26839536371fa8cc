import type { AnyGame } from '@mechatable/kernel';
import {
  continueWhatIf,
  planFrom,
  savedStudy,
  settingsText,
  WhatIfStudy,
  type WhatIfPlan,
  type WhatIfResult,
  type WhatIfSettings,
} from '@mechatable/study';
import { signal } from '@preact/signals';
import { reportBug } from '../../browser/bug.ts';
import { coresForStudies, Crew, WorkerMissingError } from './crew.ts';

/** `done`: decided, or all matches played. `stopped`: by a person; it can't go on. */
export type Phase = 'idle' | 'running' | 'paused' | 'stopped' | 'done';

export interface Progress {
  /** Matches of each variant. */
  readonly matches: number;
  readonly most: number;
  readonly seconds: number;
}

interface Running {
  readonly settings: WhatIfSettings;
  readonly plan: WhatIfPlan;
  readonly study: WhatIfStudy;
  readonly crew: Crew;
}

/** How often the figures are renewed while a study runs, in milliseconds. */
const RENEWAL = 400;

/** A study on the page: one at a time. */
export class StudyModel {
  readonly phase = signal<Phase>('idle');
  readonly result = signal<WhatIfResult | null>(null);
  readonly progress = signal<Progress | null>(null);
  /** The settings of the study that is shown. */
  readonly shown = signal<WhatIfSettings | null>(null);
  /** Why the study couldn't go on. */
  readonly problem = signal<string | null>(null);
  #running: Running | null = null;
  #abort = new AbortController();
  /** Playing time until the last pause, in milliseconds. */
  #played = 0;

  /** Throws a `BadInputError` if the settings are wrong; then everything stays as it was. */
  start(game: AnyGame, settings: WhatIfSettings): void {
    const plan = planFrom(game, settings);
    this.close();
    const crew = new Crew(plan.arms, plan.deals, coresForStudies());
    this.#running = { settings, plan, study: new WhatIfStudy(plan.study), crew };
    this.#played = 0;
    this.problem.value = null;
    this.progress.value = null;
    this.shown.value = settings;
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

  /** Ends the study. Its figures stay. */
  stop(): void {
    this.close();
    this.phase.value = 'stopped';
  }

  close(): void {
    this.#abort.abort();
    this.#running?.crew.close();
  }

  /** The study as a file that `lab what-if --resume` goes on with; null if nothing was played. */
  saved(): string | null {
    return this.#running === null ? null : savedStudy(this.#running.plan, this.#running.study.deals);
  }

  /** Whether these settings are those of the study that is shown. */
  shows(settings: WhatIfSettings): boolean {
    const shown = this.shown.value;
    return shown?.game === settings.game && settingsText(shown) === settingsText(settings);
  }

  #play(running: Running): void {
    const { plan, study, crew, settings } = running;
    const abort = new AbortController();
    this.#abort = abort;
    this.phase.value = 'running';
    const begun = performance.now();
    let renewed = -Infinity;
    const show = (): void => {
      renewed = performance.now();
      this.result.value = study.result();
      const seconds = (this.#played + renewed - begun) / 1000;
      this.progress.value = { matches: this.result.value.matches, most: settings.matches, seconds };
    };
    const onDeal = (): void => {
      if (performance.now() - renewed >= RENEWAL) show();
    };
    const { players, width } = crew;
    this.progress.value ??= { matches: 0, most: settings.matches, seconds: 0 };
    continueWhatIf(study, plan, { players, width, matches: settings.matches, signal: abort.signal, onDeal })
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
