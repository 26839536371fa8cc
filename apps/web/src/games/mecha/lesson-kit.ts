import {
  cardNumber,
  mecha1e,
  mecha2e,
  POOL,
  startAt,
  type Action,
  type Edition,
  type Position,
  type Setting,
} from '@mechatable/mecha';
import {
  freeMatch,
  scripted,
  stepsOf,
  type Lesson,
  type LessonStep,
  type LessonWords,
} from '../shared/course.ts';
import { artOf, cardAt } from './card.ts';
import { familyLook } from './traits.ts';

export const { you, they } = stepsOf<Action>();

/** The learner doesn't respond, so that what was declared happens first. */
export const DECLINE = you({ kind: 'pass' }, '');

/** The id of a card, by its name. */
export function idOf(edition: Edition, name: string): string {
  const card = POOL[edition].find((other) => other.name === name);
  if (card === undefined) throw new Error(`There is no card "${name}".`);
  return card.id;
}

interface Parts {
  readonly minutes: number;
  /** The card on the list of lessons. */
  readonly card: string;
  readonly pieces: Position;
  readonly setting?: Setting;
}

/** How the lessons of an edition are written; `words` are its own. */
export function lessonsOf<Id extends string>(
  edition: Edition,
  words: Readonly<Record<Id, LessonWords>>,
): {
  readonly lesson: (id: Id, parts: Parts, script: readonly LessonStep[]) => Lesson;
  readonly match: (id: Id, parts: Parts) => Lesson;
} {
  const describe = (id: Id, { minutes, card, pieces, setting }: Parts): Omit<Lesson, 'steps'> => ({
    id,
    words: words[id],
    minutes,
    picture: () => pictureOf(idOf(edition, card)),
    start: (rng) => startAt(pieces, { ...setting, rng }, edition),
  });
  const game = edition === '1e' ? mecha1e : mecha2e;
  return {
    lesson: (id, parts, script) => scripted(game, describe(id, parts), script),
    match: (id, parts) => freeMatch(describe(id, parts)),
  };
}

function pictureOf(id: string): ReturnType<Lesson['picture']> {
  return { svg: artOf(id), classes: `mg-${familyLook(cardAt(cardNumber(id)))}` };
}
