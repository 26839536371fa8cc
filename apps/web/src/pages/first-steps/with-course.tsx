import type { JSX } from 'preact';
import type { Course } from '../../games/shared/course.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { WithGame, type OpenGame } from '../../ui/with-game.tsx';
import { words } from './words.ts';

export interface OpenCourse extends OpenGame {
  readonly course: Course;
}

/** A page about the lessons of a game, shown when they are loaded. */
export function WithCourse(props: {
  gameId: string;
  children: (open: OpenCourse) => JSX.Element;
}): JSX.Element {
  const { gameId, children } = props;
  return (
    <WithGame gameId={gameId} title={words.heading} content="published">
      {(open) => <Loaded open={open}>{children}</Loaded>}
    </WithGame>
  );
}

function Loaded(props: { open: OpenGame; children: (open: OpenCourse) => JSX.Element }): JSX.Element {
  const { open, children } = props;
  const course = useLoaded(open.game.id, () => Promise.resolve(open.drawing.course?.()));
  if (course.is === 'loading') return <Loading />;
  if (course.is === 'failed') return <LoadFailed title={words.heading} sentence={words.failed} />;
  return course.value === undefined ? (
    <NotFoundPage sentence={words.noCourse} />
  ) : (
    children({ ...open, course: course.value })
  );
}
