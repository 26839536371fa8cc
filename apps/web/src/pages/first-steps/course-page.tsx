import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Lesson } from '../../games/shared/course.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { reportBug } from '../../browser/bug.ts';
import { playMatch } from './play-match.ts';
import { nextLesson, Progress } from './progress.ts';
import { WithCourse, type OpenCourse } from './with-course.tsx';
import { words } from './words.ts';
import './course.css';

/** The lessons of a game: which are done, and which comes next. */
export function CoursePage({ gameId }: { gameId: string }): JSX.Element {
  return <WithCourse gameId={gameId}>{(open) => <Lessons open={open} />}</WithCourse>;
}

function Lessons({ open }: { open: OpenCourse }): JSX.Element {
  const { course, game, entry } = open;
  const { lessons } = course;
  const done = useMemo(() => new Progress(game.id), [game]).done.value;
  const next = nextLesson(course, done);
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  const count = lessons.filter(({ id }) => done.includes(id)).length;
  return (
    <>
      <PageHead title={words.heading} />
      <main class={`page course game-${game.id}`}>
        <h1>{words.title(entry.title)}</h1>
        <p class="lead">{words.lead(lessons.length, minutes)}</p>
        <div class="row course-next">
          {next === null ? (
            <button type="button" class="primary big" onClick={() => void playMatch(open).catch(reportBug)}>
              {words.play}
            </button>
          ) : (
            <a class="button primary big" href={`/first-steps/${game.id}/${next.id}`}>
              {count === 0 ? words.start : words.resume(next.words.title)}
            </a>
          )}
          <progress max={lessons.length} value={count} aria-label={words.coach.progress} />
          <span>{words.progress(count, lessons.length)}</span>
        </div>
        <ol class="lessons">
          {lessons.map((lesson) => (
            <LessonCard
              key={lesson.id}
              lesson={lesson}
              gameId={game.id}
              isDone={done.includes(lesson.id)}
              isNext={lesson === next}
            />
          ))}
        </ol>
      </main>
    </>
  );
}

function LessonCard(props: {
  lesson: Lesson;
  gameId: string;
  isDone: boolean;
  isNext: boolean;
}): JSX.Element {
  const { lesson, gameId, isDone, isNext } = props;
  const { title, goal } = lesson.words;
  const { svg, classes } = useMemo(() => lesson.picture(), [lesson]);
  return (
    <li class={isNext ? 'lesson-card next' : 'lesson-card'}>
      <a href={`/first-steps/${gameId}/${lesson.id}`} aria-current={isNext ? 'step' : undefined}>
        <span
          class={`lesson-picture ${classes}`}
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: svg }}
        />
        <span class="lesson-words">
          <strong>{title}</strong>
          <span>{goal}</span>
        </span>
        <span class="lesson-facts">
          <span>{words.minutes(lesson.minutes)}</span>
          {isDone && <span class="lesson-done">{words.done}</span>}
        </span>
      </a>
    </li>
  );
}
