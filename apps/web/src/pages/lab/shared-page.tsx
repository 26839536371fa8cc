import {
  commandOf,
  reportCommand,
  settingsText,
  type StudyResult,
  type StudySettings,
} from '@mechatable/study';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { locale } from '../../browser/language.ts';
import { Loading } from '../../ui/loading.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CheckLines } from './check-lines.tsx';
import { ReportView } from './report-view.tsx';
import { Results } from './results.tsx';
import { SharedModel, type ShownStudy } from './shared-model.ts';
import { words } from './words.ts';
import './lab.css';

const say = words.shared;

/** A study that other machines play, by its link. */
export function SharedStudyPage({ id }: { id: string }): JSX.Element {
  const model = useMemo(() => SharedModel.of(id), [id]);
  useEffect(() => {
    model.follow();
    return () => {
      model.close();
    };
  }, [model]);
  const shown = model.shown.value;
  const problem = model.problem.value;
  if (model.isMissing.value) return <NotFoundPage sentence={say.missing} />;
  return (
    <>
      <PageHead title={words.title} />
      <main class="page lab-page">
        <h1>{shown === null ? say.heading : headingOf(shown)}</h1>
        {problem !== null && (
          <p class="lab-problem" role="alert">
            {problem}
          </p>
        )}
        {shown !== null && <Shown shown={shown} />}
        {shown === null && problem === null && <Loading />}
      </main>
    </>
  );
}

function headingOf({ game, settings }: ShownStudy): string {
  return settings.kind === 'what-if' ? words.heading(game.title) : say.headings[settings.kind](game.title);
}

function Shown({ shown }: { shown: ShownStudy }): JSX.Element {
  const { study, settings, game, most, result, isComplete } = shown;
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const command = commandFor(settings);
  const counted = settings.kind === 'what-if' ? say.ofEach : say.matches;
  return (
    <>
      <p>{say.lead(when.format(study.created))}</p>
      {settings.kind === 'what-if' && (
        <ul class="change-list">
          {settings.sets.map((set) => (
            <li key={set}>
              <code>{set}</code>
            </li>
          ))}
        </ul>
      )}
      <section class="run-bar" aria-label={words.run.progress}>
        <strong role="status">{isComplete ? words.run.phases.done : say.states[study.state]}</strong>
        <div class="run-progress">
          <progress aria-label={words.run.progress} value={result.matches} max={most} />
          <span class="fine">{counted(whole.format(result.matches), whole.format(most))}</span>
        </div>
      </section>
      <Result shown={shown} result={result} />
      {command !== null && (
        <section class="repeat-it" aria-labelledby="lab-repeat">
          <h2 id="lab-repeat">{words.repeat.heading}</h2>
          <code class="command" role="group" aria-label={words.repeat.label} tabIndex={0}>
            {command}
          </code>
          {settings.kind === 'what-if' && (
            <div class="row">
              <a class="button" href={`/lab/${game.id}#${settingsText(settings)}`}>
                {say.open}
              </a>
            </div>
          )}
        </section>
      )}
    </>
  );
}

/** The command that gives the same figures. The goals of a check are in a file of its author. */
function commandFor(settings: StudySettings): string | null {
  switch (settings.kind) {
    case 'what-if':
      return commandOf(settings);
    case 'check':
      return null;
    case 'report':
      return reportCommand(settings, settings.matches);
  }
}

function Result({ shown, result }: { shown: ShownStudy; result: StudyResult }): JSX.Element | null {
  const { game, settings } = shown;
  switch (result.kind) {
    case 'what-if':
      return <Results game={game} result={result.result} />;
    case 'check':
      return <CheckLines lines={result.lines} />;
    case 'report':
      if (settings.kind !== 'report' || result.matches === 0) return null;
      return (
        <section class="lab-results" aria-labelledby="lab-report">
          <h2 id="lab-report">{words.report.heading}</h2>
          <ReportView game={game} settings={settings} facts={result.facts} />
        </section>
      );
  }
}
