import type { AnyGame } from '@mechatable/kernel';
import {
  continueWhatIf,
  planFrom,
  savedStudy,
  settingsText,
  WhatIfStudy,
  type WhatIfResult,
  type WhatIfSettings,
} from '@mechatable/study';
import { signal } from '@preact/signals';
import { RunModel } from './run-model.ts';

/** How often the figures are renewed while a study runs, in milliseconds. */
const RENEWAL = 400;

/** A what-if study on the page: one at a time. */
export class StudyModel extends RunModel<WhatIfResult> {
  /** The settings of the study that is shown. */
  readonly shown = signal<WhatIfSettings | null>(null);
  #saved: (() => string) | null = null;

  /** Throws a `BadInputError` if the settings are wrong; then everything stays as it was. */
  start(game: AnyGame, settings: WhatIfSettings): void {
    const plan = planFrom(game, settings);
    const study = new WhatIfStudy(plan.study);
    const { matches } = settings;
    this.shown.value = settings;
    this.#saved = () => savedStudy(plan, study.deals);
    this.begin({
      ...{ arms: plan.arms, plan: plan.deals, most: matches, renewal: RENEWAL },
      result: () => study.result(),
      matchesIn: (result) => result.matches,
      play: (playing) => continueWhatIf(study, plan, { ...playing, matches }),
    });
  }

  /** The study as a file for `lab what-if --resume`; null if nothing was played. */
  saved(): string | null {
    return this.#saved?.() ?? null;
  }

  /** Whether these settings are those of the study that is shown. */
  shows(settings: WhatIfSettings): boolean {
    const shown = this.shown.value;
    return shown?.game === settings.game && settingsText(shown) === settingsText(settings);
  }
}
