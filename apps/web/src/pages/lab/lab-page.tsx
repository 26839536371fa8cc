import { BadInputError, contentHashIn, publishedId, type AnyGame } from '@mechatable/kernel';
import {
  checkChanges,
  commandOf,
  readSets,
  settingsFrom,
  settingsText,
  WHAT_IF_DEFAULTS,
  type WhatIfSettings,
} from '@mechatable/study';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { replaceAddress } from '../../browser/address.ts';
import { saveFile } from '../../browser/files.ts';
import { ENTRIES, findEntry } from '../../games/games.ts';
import { idHere } from '../../games/content.ts';
import { reloadForOtherContent } from '../../games/reload.ts';
import { loadRules } from '../../games/rules.ts';
import { CustomMark } from '../../ui/custom-mark.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { noGame } from '../../game-ui/with-game.tsx';
import { words as ui } from '../../ui/words.ts';
import { ChangeList } from './change-list.tsx';
import { PieceEditor } from './piece-editor.tsx';
import { RepeatIt } from './repeat-it.tsx';
import { ReportStudy } from './report-study.tsx';
import { Results } from './results.tsx';
import { RunBar } from './run-bar.tsx';
import { SettingsForm } from './settings-form.tsx';
import { StudyModel } from './study-model.ts';
import { words } from './words.ts';
import './lab.css';

type Tab = 'whatIf' | 'report';

interface Props {
  readonly tab: Tab;
  readonly gameId: string | null;
  readonly text: string;
}

/** The designer's lab: what a change does, or a balance report. All settings are in the URL. */
export function LabPage({ tab, gameId, text }: Props): JSX.Element {
  const entry = gameId === null ? (ENTRIES[0] ?? null) : findEntry(gameId);
  const id = entry?.id ?? '';
  const wanted =
    gameId !== null && contentHashIn(gameId) !== null ? gameId : idHere(entry?.rulebook ?? '', id);
  const loaded = useLoaded(wanted, () => reloadForOtherContent(loadRules(wanted)));
  if (entry === null) return <NotFoundPage sentence={noGame(gameId ?? '')} />;
  if (loaded.is === 'failed') return <LoadFailed title={words.title} sentence={ui.failed.game} />;
  return (
    <>
      <PageHead title={words.title}>
        <a class="button" href="/content">
          {ui.custom.link}
        </a>
      </PageHead>
      <main class="page lab-page">
        <h1>{tab === 'report' ? words.shared.headings.report(entry.title) : words.heading(entry.title)}</h1>
        <p>{tab === 'report' ? words.report.lead : words.lead}</p>
        <nav class="row game-picks" aria-label={words.games}>
          {ENTRIES.map((game) => (
            <a
              key={game.id}
              class="button"
              href={placeOf(tab, game.id)}
              aria-current={game.id === id ? 'page' : undefined}
            >
              {game.title}
            </a>
          ))}
        </nav>
        <nav class="row game-picks" aria-label={words.tabs.label}>
          {(['whatIf', 'report'] as const).map((one) => (
            <a
              key={one}
              class="button"
              href={placeOf(one, gameId ?? id)}
              aria-current={one === tab ? 'page' : undefined}
            >
              {words.tabs[one]}
            </a>
          ))}
        </nav>
        {loaded.is === 'loading' || loaded.value === null ? (
          <Loading />
        ) : (
          <>
            <CustomMark game={loaded.value} />
            {tab === 'report' ? (
              <ReportStudy key={wanted} game={loaded.value} text={text} />
            ) : (
              <Study key={wanted} game={loaded.value} text={text} />
            )}
          </>
        )}
      </main>
    </>
  );
}

function placeOf(tab: Tab, game: string): string {
  return tab === 'report' ? `/lab/${game}/report` : `/lab/${game}`;
}

function Study({ game, text }: { game: AnyGame; text: string }): JSX.Element {
  const model = useMemo(() => new StudyModel(), []);
  const [isTried, setTried] = useState(false);
  useEffect(
    () => () => {
      model.close();
    },
    [],
  );
  const read = settingsIn(game, text);
  const { settings } = read;
  const change = (changed: Partial<WhatIfSettings>): void => {
    setTried(false);
    replaceAddress(`/lab/${game.id}#${settingsText({ ...settings, ...changed })}`);
  };
  const changeSets = (sets: readonly string[]): void => {
    change({ sets });
  };
  const problem = read.problem ?? problemOf(game, settings, isTried);
  const start = (): void => {
    setTried(true);
    if (problemOf(game, settings, true) === null) model.start(game, settings);
  };
  const save = (): void => {
    const saved = model.saved();
    if (saved !== null) saveFile(`lab-${publishedId(settings.game)}.json`, saved);
  };
  return (
    <div class="lab-study">
      <section class="lab-changes" aria-labelledby="lab-changes">
        <h2 id="lab-changes">{words.changes.heading}</h2>
        <ChangeList game={game} sets={settings.sets} onSets={changeSets} />
        {problem !== null && (
          <p class="lab-problem" role="alert">
            {problem}
          </p>
        )}
        <PieceEditor game={game} sets={settings.sets} onSets={changeSets} />
      </section>
      <RunBar model={model} count={words.run.matches} isOther={!model.shows(settings)} onStart={start} />
      <Results game={game} result={model.result.value} />
      <SettingsForm game={game} settings={settings} matches={words.settings.matches} onChange={change} />
      <RepeatIt
        command={commandOf(settings)}
        place={`/lab/${settings.game}#${settingsText(settings)}`}
        {...(model.progress.value === null ? {} : { onSave: save })}
      />
    </div>
  );
}

/** The settings in the address. If a part can't be read, the changes are kept and the rest is as usual. */
function settingsIn(game: AnyGame, text: string): { settings: WhatIfSettings; problem: string | null } {
  try {
    return { settings: settingsFrom(game.id, text), problem: null };
  } catch (error) {
    if (!(error instanceof BadInputError)) throw error;
    const sets = new URLSearchParams(text).getAll('set');
    return { settings: { ...WHAT_IF_DEFAULTS, game: game.id, sets }, problem: error.message };
  }
}

/** The problems with the changes. Having none is a problem only on start. */
function problemOf(game: AnyGame, { sets }: WhatIfSettings, isTried: boolean): string | null {
  if (sets.length === 0) return isTried ? words.changes.none : null;
  try {
    checkChanges(game, readSets(sets));
    return null;
  } catch (error) {
    if (error instanceof BadInputError) return error.message;
    throw error;
  }
}
