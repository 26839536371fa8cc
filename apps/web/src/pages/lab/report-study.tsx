import { BadInputError, type AnyGame } from '@mechatable/kernel';
import {
  REPORT_DEFAULTS,
  reportCommand,
  reportPlan,
  reportSettingsFrom,
  reportText,
  type ReportSettings,
} from '@mechatable/study';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { replaceAddress } from '../../browser/address.ts';
import { RepeatIt } from './repeat-it.tsx';
import { ReportModel } from './report-model.ts';
import { ReportView } from './report-view.tsx';
import { RunBar } from './run-bar.tsx';
import { SettingsForm } from './settings-form.tsx';
import { words } from './words.ts';

const say = words.report;

/** A balance report that the page plays. All settings are in the address. */
export function ReportStudy({ game, text }: { game: AnyGame; text: string }): JSX.Element {
  const model = useMemo(() => new ReportModel(), []);
  useEffect(
    () => () => {
      model.close();
    },
    [],
  );
  const { settings, problem } = settingsIn(game, text);
  const place = (of: ReportSettings): string => `/lab/${game.id}/report#${reportText(of)}`;
  const shown = model.shown.value;
  const facts = model.result.value ?? [];
  return (
    <div class="lab-study">
      <SettingsForm
        game={game}
        settings={settings}
        matches={say.matches}
        onChange={(changed) => {
          replaceAddress(place({ ...settings, ...changed }));
        }}
      />
      <RunBar
        model={model}
        count={say.played}
        isOther={!model.shows(settings)}
        onStart={() => {
          if (problem === null) model.start(game, settings);
        }}
      />
      {problem !== null && (
        <p class="lab-problem" role="alert">
          {problem}
        </p>
      )}
      <section class="lab-results" aria-labelledby="lab-report">
        <h2 id="lab-report">{say.heading}</h2>
        {shown === null || facts.length === 0 ? (
          <p class="fine">{say.none}</p>
        ) : (
          <ReportView game={game} settings={shown} facts={facts} />
        )}
      </section>
      <RepeatIt command={reportCommand(settings, settings.matches)} place={place(settings)} />
    </div>
  );
}

/** The settings in the address, or the usual ones and what is wrong. */
function settingsIn(game: AnyGame, text: string): { settings: ReportSettings; problem: string | null } {
  try {
    const settings = reportSettingsFrom(game.id, text);
    reportPlan(game, settings);
    return { settings, problem: null };
  } catch (error) {
    if (!(error instanceof BadInputError)) throw error;
    return { settings: { ...REPORT_DEFAULTS, game: game.id }, problem: error.message };
  }
}
