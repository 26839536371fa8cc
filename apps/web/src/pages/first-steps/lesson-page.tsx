import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Lesson } from '../../games/shared/course.ts';
import { reportBug } from '../../browser/bug.ts';
import { Table } from '../../table/table.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { Coach } from './coach.tsx';
import { LessonModel } from './lesson-model.ts';
import { Progress } from './progress.ts';
import { WithCourse, type OpenCourse } from './with-course.tsx';
import { words } from './words.ts';
import './lesson.css';

/** One lesson: the coach, and the table. */
export function LessonPage({ gameId, lessonId }: { gameId: string; lessonId: string }): JSX.Element {
  return (
    <WithCourse gameId={gameId}>
      {(open) => {
        const lesson = open.course.lessons.find(({ id }) => id === lessonId);
        return lesson === undefined ? (
          <NotFoundPage sentence={words.noLesson(lessonId, open.entry.title)} />
        ) : (
          <OneLesson open={open} lesson={lesson} />
        );
      }}
    </WithCourse>
  );
}

function OneLesson({ open, lesson }: { open: OpenCourse; lesson: Lesson }): JSX.Element {
  const [attempt, setAttempt] = useState(0);
  const [model, setModel] = useState<LessonModel | null>(null);
  const progress = useMemo(() => new Progress(open.game.id), [open.game]);
  useEffect(() => {
    let left = false;
    let loaded: LessonModel | null = null;
    LessonModel.open(open, lesson).then((opened) => {
      loaded = opened;
      if (left) opened.close();
      else setModel(opened);
    }, reportBug);
    return () => {
      left = true;
      loaded?.close();
    };
  }, [attempt]);
  const end = model?.end.value;
  useEffect(() => {
    if (end === 'done') progress.add(lesson.id);
  }, [end]);
  if (model === null) return <Loading />;
  return (
    <div class={lesson.steps.length > 0 ? 'lesson guided' : 'lesson'}>
      <Coach
        model={model}
        open={open}
        onRestart={() => {
          setAttempt(attempt + 1);
        }}
      />
      <Table key={attempt} model={model.match} hasEnd={false} />
    </div>
  );
}
