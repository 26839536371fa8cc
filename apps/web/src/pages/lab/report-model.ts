import type { AnyGame } from '@mechatable/kernel';
import {
  matchesPerDeal,
  playDeals,
  reportPlan,
  reportText,
  type MatchFacts,
  type ReportSettings,
} from '@mechatable/study';
import { signal } from '@preact/signals';
import { RunModel } from './run-model.ts';

/** How often the report is redrawn, in milliseconds. More often, and nobody could read it. */
const RENEWAL = 3000;

/** A balance report on the page: one at a time. Its result is the matches so far. */
export class ReportModel extends RunModel<readonly MatchFacts[]> {
  /** The settings of the report that is shown. */
  readonly shown = signal<ReportSettings | null>(null);

  /** Throws a `BadInputError` if the settings are wrong; then everything stays as it was. */
  start(game: AnyGame, settings: ReportSettings): void {
    const { arm, plan } = reportPlan(game, settings);
    const facts: MatchFacts[] = [];
    let deals = 0;
    this.shown.value = settings;
    this.begin({
      ...{ arms: [arm], plan, most: settings.matches, renewal: RENEWAL },
      result: () => [...facts],
      matchesIn: (result) => result.length,
      play: ({ onDeal, ...crew }) =>
        playDeals({
          ...crew,
          from: deals,
          to: Math.ceil(settings.matches / matchesPerDeal(plan)),
          onDeal([played = []]) {
            deals++;
            facts.push(...played);
            onDeal();
            return false;
          },
        }),
    });
  }

  /** Whether these settings are those of the report that is shown. */
  shows(settings: ReportSettings): boolean {
    const shown = this.shown.value;
    return shown?.game === settings.game && reportText(shown) === reportText(settings);
  }
}
