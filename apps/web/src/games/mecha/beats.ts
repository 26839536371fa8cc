import type { Seat } from '@mechatable/kernel';
import type { Action, MechaGame } from '@mechatable/mecha';
import type { Lesson, LessonStep } from '../shared/drawing.ts';

export const LEARNER: Seat = 0;
export const TEACHER: Seat = 1;

/** A step with its own text. Questions before it are passed silently. */
export interface Beat extends LessonStep {
  readonly action: Action;
}

export interface Script extends Omit<Lesson, 'steps' | 'seat'> {
  readonly game: MechaGame;
  readonly beats: readonly Beat[];
}

export function you(action: Action, say: string, more: Pick<LessonStep, 'clause' | 'point'> = {}): Beat {
  return { seat: LEARNER, action, say, ...more };
}

/** The opponent's moves: those with text wait until the learner has read it. */
export function they(action: Action, say = '', more: Pick<LessonStep, 'clause' | 'point'> = {}): Beat {
  return { seat: TEACHER, action, say, ...more };
}
