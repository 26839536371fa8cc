import type { JSX } from 'preact';
import type { Course } from '../../games/shared/course.ts';
import type { OpenGame } from '../../game-ui/with-game.tsx';
import { WithPart } from '../../game-ui/with-part.tsx';
import { words } from './words.ts';

export interface OpenCourse extends OpenGame {
  readonly course: Course;
}

/** A page about the lessons of a game, shown when they are loaded. */
export function WithCourse(props: {
  gameId: string;
  children: (open: OpenCourse) => JSX.Element;
}): JSX.Element {
  const { failed, heading, noCourse } = words;
  return <WithPart title={heading} load={loadCourse} failed={failed} missing={() => noCourse} {...props} />;
}

async function loadCourse(open: OpenGame): Promise<OpenCourse | null> {
  const course = await open.drawing.course?.();
  return course === undefined ? null : { ...open, course };
}
