import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { reportBug } from '../../browser/bug.ts';
import { ClauseCard } from '../../game-ui/clause-card.tsx';
import type { LessonModel } from './lesson-model.ts';
import { playMatch } from './play-match.ts';
import type { OpenCourse } from './with-course.tsx';
import { words } from './words.ts';

interface Props {
  readonly model: LessonModel;
  readonly open: OpenCourse;
  readonly onRestart: () => void;
}

/** The current text of the lesson, its progress, and the next lesson. */
export function Coach({ model, open, onRestart }: Props): JSX.Element {
  const { lesson, match } = model;
  const { lessons } = open.course;
  const step = model.step.value;
  const end = model.end.value;
  const number = lessons.indexOf(lesson) + 1;
  const walked = match.walked.value;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    match.point(step?.point ?? []);
  }, [step, match]);
  useEffect(() => (place.current === null ? undefined : keepTargetInSight(place.current)), [match]);
  useEffect(() => {
    showTarget(place.current);
  }, [step, walked, match.choices.value]);
  return (
    <section class="coach" aria-label={words.coach.label} ref={place}>
      <div class="coach-head">
        <h2>{lesson.words.title}</h2>
        <span class="coach-number" role="img" aria-label={words.coach.numberLabel(number, lessons.length)}>
          {words.coach.number(number, lessons.length)}
        </span>
        {lesson.steps.length > 0 && (
          <progress
            max={lesson.steps.length}
            value={Math.min(match.frame.value?.seq ?? 0, lesson.steps.length)}
            aria-label={words.coach.progress}
          />
        )}
      </div>
      <div class="coach-tools">
        <button type="button" class="quiet" onClick={onRestart}>
          {words.coach.restart}
        </button>
        <a href={`/first-steps/${open.game.id}`}>{words.coach.lessons}</a>
      </div>
      <div class="coach-words" role="status">
        <p>{coachText(model)}</p>
      </div>
      {step?.clause !== undefined && (
        <details key={step.clause}>
          <summary>{words.coach.rule}</summary>
          <ClauseCard gameId={open.game.content.rulebook} id={step.clause} />
        </details>
      )}
      {model.reading.value && (
        <Focused>
          <button
            type="button"
            class="primary"
            onClick={() => {
              model.goOn();
            }}
          >
            {words.coach.read}
          </button>
        </Focused>
      )}
      {end !== null && <AfterLesson model={model} open={open} onRestart={onRestart} />}
    </section>
  );
}

function coachText(model: LessonModel): JSX.Element {
  const { lesson } = model;
  const isMatch = lesson.steps.length === 0;
  switch (model.end.value) {
    case 'done':
      return (
        <>
          <strong>{isMatch ? words.coach.won : words.coach.wellDone}</strong> {lesson.words.done}
        </>
      );
    case 'lost':
      return (
        <>
          <strong>{words.coach.lost}</strong> {words.coach.lostText}
        </>
      );
    case null:
      return <>{isMatch ? lesson.words.play : model.step.value?.say}</>;
  }
}

/** Scrolls the page to what pulses on the board, between the coach and the question. */
function showTarget(coach: HTMLElement | null): void {
  const target = coach?.parentElement?.querySelector('.guided .board .lit');
  const question = coach?.parentElement?.querySelector('.ask-bar');
  if (coach == null || target == null || question == null) return;
  const { top, bottom } = target.getBoundingClientRect();
  const above = top - coach.getBoundingClientRect().bottom;
  const below = bottom - question.getBoundingClientRect().top;
  if (above < 0) scrollBy(0, above);
  else if (below > 0) scrollBy(0, Math.min(below, above));
}

/** On small screens, coach and question cover a part of the page, and both change their height. */
function keepTargetInSight(coach: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--coach-height', `${coach.offsetHeight}px`);
    showTarget(coach);
  });
  observer.observe(coach);
  const question = coach.parentElement?.querySelector('.ask-bar');
  if (question != null) observer.observe(question);
  return () => {
    observer.disconnect();
    style.removeProperty('--coach-height');
  };
}

/** What to do when the lesson is over. */
function AfterLesson({ model, open, onRestart }: Props): JSX.Element {
  const { lessons } = open.course;
  const next = lessons[lessons.indexOf(model.lesson) + 1];
  if (model.end.value === 'lost') {
    return (
      <Focused>
        <button type="button" class="primary" onClick={onRestart}>
          {words.coach.again}
        </button>
      </Focused>
    );
  }
  return (
    <Focused>
      {next === undefined ? (
        <button type="button" class="primary" onClick={() => void playMatch(open).catch(reportBug)}>
          {words.play}
        </button>
      ) : (
        <a class="button primary" href={`/first-steps/${open.game.id}/${next.id}`}>
          {words.coach.nextLesson}
        </a>
      )}
    </Focused>
  );
}

/** Moves the keyboard to what it contains, which appears by itself. */
function Focused({ children }: { children: JSX.Element }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="coach-next" ref={place}>
      {children}
    </div>
  );
}
