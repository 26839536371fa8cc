import { act, invariant, beginReplay, scriptedHead, type Seat } from '@mechatable/kernel';
import { mechanation, type Action } from '@mechatable/mechanation';
import type { Lesson, LessonStep } from '../shared/drawing.ts';
import { LEARNER, SCRIPT, type Beat } from './lesson-script.ts';
import { words } from './lesson-words.ts';

/** Deals the learner enough Greens: G2 G4 G3 at the start, another G4 face-down in turn 1, a G2 in turn 3. */
const SEED = 'first-steps-116483';
const OPTIONS = { firstAlpha: 'P0' };
const PILOTS = 4;

let steps: readonly LessonStep[] | null = null;

/** A guided first match, created on demand. */
export const lesson: Lesson = {
  title: words.title,
  minutes: 5,
  options: OPTIONS,
  seed: SEED,
  seats: PILOTS,
  seat: LEARNER,
  get steps() {
    steps ??= withPasses(SCRIPT);
    return steps;
  },
};

const PASS: Action = { kind: 'pass' };

/** MN-R-84: between the beats pilots are offered abilities that they don't use: they pass. */
function withPasses(beats: readonly Beat[]): LessonStep[] {
  const names = Array.from({ length: PILOTS }, (_, seat) => `pilot ${String(seat)}`);
  const match = beginReplay(mechanation, scriptedHead(mechanation, { names, seed: SEED, options: OPTIONS }));
  const laid: LessonStep[] = [];
  const take = (step: Beat): void => {
    const done = act(match, step.seat, step.action);
    invariant(done.ok, `the lesson can be played: ${JSON.stringify(step.action)}`);
    laid.push(step);
  };
  const asked = (): Seat => mechanation.rules.toAct(match.state)[0] ?? LEARNER;
  const isTime = ({ seat, action }: Beat): boolean =>
    asked() === seat && mechanation.rules.judge(match.state, seat, action).ok;
  for (const beat of beats) {
    while (!isTime(beat)) take({ seat: asked(), action: PASS, say: '' });
    take(beat);
  }
  invariant(match.state.outcome !== null, 'the lesson ends with a set');
  return laid;
}
