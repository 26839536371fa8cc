import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { findEntry } from '../../games/games.ts';
import { loadoutChoices } from '../../table/setup/loadouts.ts';
import { lastSetup, optionsOf, withFirstValues } from '../../table/setup/setup.ts';
import { playersFrom } from '../../ui/players.ts';
import { newMatch } from '../../table/setup/new-match.ts';
import { go } from '../../browser/address.ts';
import { ClauseCard } from '../../ui/clause-card.tsx';
import { reportBug } from '../../browser/bug.ts';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { Table } from '../../table/table.tsx';
import { Loading } from '../../ui/loading.tsx';
import { LessonModel } from './lesson-model.ts';
import { words } from './words.ts';
import './lesson.css';

/** A guided first match. */
export function LessonPage({ gameId }: { gameId: string }): JSX.Element {
  const [model, setModel] = useState<LessonModel | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    let loaded: LessonModel | null = null;
    const load = async (): Promise<void> => {
      const table = await findEntry(gameId)?.load();
      const lesson = table?.drawing.lesson ?? null;
      if (table === undefined || lesson === null) {
        setMissing(table === undefined ? words.noGame(gameId) : words.noLesson);
        return;
      }
      loaded = await LessonModel.open(table, lesson);
      if (left) loaded.close();
      else setModel(loaded);
    };
    load().catch(reportBug);
    return () => {
      left = true;
      loaded?.close();
    };
  }, [gameId]);
  if (missing !== null) return <NotFoundPage sentence={missing} />;
  if (model === null) return <Loading />;
  return (
    <div class="lesson">
      <Coach model={model} />
      <Table model={model.match} />
    </div>
  );
}

/** The text of the lesson, and its progress. */
function Coach({ model }: { model: LessonModel }): JSX.Element {
  const { steps, title } = model.lesson;
  const seq = Math.min(model.match.frame.value?.seq ?? 0, steps.length);
  const step = model.step.value;
  const done = model.done.value;
  useEffect(() => {
    if (step?.point !== undefined) model.match.point(step.point);
  }, [step, model]);
  return (
    <section class="coach" aria-label={words.heading}>
      <div class="coach-head">
        <h2>{title}</h2>
        <progress max={steps.length} value={seq} aria-label={words.progress} />
        <a href="/">{words.skip}</a>
      </div>
      <div class="coach-words" role="status">
        {done ? (
          <p>
            <strong>{words.over}</strong> {words.overText}
          </p>
        ) : (
          <p>{step?.say}</p>
        )}
      </div>
      {step?.clause !== undefined && !done && (
        <details key={step.clause}>
          <summary>{words.rule}</summary>
          <ClauseCard gameId={model.match.table.game.content.rulebook} id={step.clause} />
        </details>
      )}
      {model.waiting.value && (
        <button
          type="button"
          class="primary"
          autofocus
          onClick={() => {
            model.goOn();
          }}
        >
          {words.next}
        </button>
      )}
      {done && (
        <button type="button" class="primary" onClick={() => void playReal(model).catch(reportBug)}>
          {words.play}
        </button>
      )}
    </section>
  );
}

async function playReal(model: LessonModel): Promise<void> {
  const { game, drawing } = model.match.table;
  const choices = await loadoutChoices(game);
  const setup = lastSetup(game, choices);
  const options = withFirstValues(drawing, optionsOf(setup, choices));
  const practice = setup.practice !== false;
  go(`/match/${await newMatch(game, { players: playersFrom(setup.seats), options, practice })}`);
}
