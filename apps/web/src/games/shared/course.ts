import {
  act,
  invariant,
  openMatch,
  person,
  rngFrom,
  type AnyGame,
  type ClauseId,
  type Rng,
  type Seat,
} from '@mechatable/kernel';

/** First steps in a game: short lessons, the last of them a small match. */
export interface Course {
  readonly lessons: readonly Lesson[];
}

export interface Lesson {
  /** Its part of the address. */
  readonly id: string;
  readonly words: LessonWords;
  readonly minutes: number;
  /** A drawing for the list of lessons. */
  picture(): LessonPicture;
  /** Default: the game's minimum. */
  readonly seats?: number;
  /** The position that the lesson starts from. Its pieces are its own: decks can change without it. */
  start(rng: Rng): unknown;
  /** Empty for a match, which is played freely. */
  readonly steps: readonly LessonStep[];
}

export interface LessonWords {
  readonly title: string;
  /** The goal of the lesson, in one line. */
  readonly goal: string;
  /** The text at the end. */
  readonly done: string;
  /** The text during a match. */
  readonly play?: string;
}

export interface LessonPicture {
  readonly svg: string;
  /** Classes that color the drawing. */
  readonly classes: string;
}

export interface LessonStep<Action = unknown> {
  readonly seat: Seat;
  readonly action: Action;
  /** The text before this step, in one or two sentences; empty if there is nothing to say. */
  readonly say: string;
  /** The clause that is being taught. */
  readonly clause?: ClauseId;
  /** Anchors to point at besides those of the action. */
  readonly point?: readonly string[];
}

/** The learner always sits here. */
export const LEARNER: Seat = 0;

type More = Pick<LessonStep, 'clause' | 'point'>;

/** How the steps of a game are written. */
export function stepsOf<Action>(): {
  readonly you: (action: Action, say: string, more?: More) => LessonStep<Action>;
  /** A move of the next seat. If it has a text, it waits until that has been read. */
  readonly they: (action: Action, say?: string, more?: More) => LessonStep<Action>;
  readonly by: (seat: Seat, action: Action, say?: string, more?: More) => LessonStep<Action>;
} {
  const by = (seat: Seat, action: Action, say = '', more: More = {}): LessonStep<Action> => ({
    seat,
    action,
    say,
    ...more,
  });
  return {
    by,
    you: (action, say, more) => by(LEARNER, action, say, more),
    they: (action, say, more) => by(LEARNER + 1, action, say, more),
  };
}

type Scripted = Omit<Lesson, 'steps'>;

/** A lesson with a script, and always the same luck. Questions between its steps are passed by everyone, without a word. */
export function scripted(game: AnyGame, lesson: Scripted, script: readonly LessonStep[]): Lesson {
  let laid: readonly LessonStep[] | null = null;
  const repeatable = { ...lesson, start: () => lesson.start(rngFrom(lesson.id)) };
  return {
    ...repeatable,
    get steps() {
      laid ??= withPasses(game, repeatable, script);
      return laid;
    },
  };
}

/** A lesson that is a match. */
export function freeMatch(lesson: Scripted): Lesson {
  return { ...lesson, steps: [] };
}

/** The same rules, but matches start from the lesson's position. */
export function startingAt(game: AnyGame, { start }: Pick<Lesson, 'start'>): AnyGame {
  return { ...game, rules: { ...game.rules, setup: (_options, _seats, rng) => start(rng) } };
}

export function seatsOf(game: AnyGame, { seats = game.seats.min }: Pick<Lesson, 'seats'>): number {
  return seats;
}

const PASS = { kind: 'pass' };
/** More passes in a row mean that the script doesn't fit the position. */
const MOST_PASSES = 20;

function withPasses(game: AnyGame, lesson: Scripted, script: readonly LessonStep[]): LessonStep[] {
  const players = Array.from({ length: seatsOf(game, lesson) }, (_, seat) => person(String(seat)));
  const match = openMatch(startingAt(game, lesson), { players, seed: lesson.id });
  const steps: LessonStep[] = [];
  const take = (step: LessonStep): void => {
    const done = act(match, step.seat, step.action);
    invariant(done.ok, `a step of ${lesson.id} is legal: ${JSON.stringify(step.action)}`);
    steps.push(step);
  };
  const isTime = ({ seat, action }: LessonStep): boolean =>
    game.rules.toAct(match.state).includes(seat) && game.rules.judge(match.state, seat, action).ok;
  for (const step of script) {
    for (let passes = 0; passes < MOST_PASSES && !isTime(step); passes++)
      take({ seat: game.rules.toAct(match.state)[0] ?? LEARNER, action: PASS, say: '' });
    take(step);
  }
  return steps;
}
