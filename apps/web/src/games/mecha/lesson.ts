import { act, invariant, beginReplay, scriptedHead } from '@mechatable/kernel';
import type { Action, Edition } from '@mechatable/mecha';
import type { Lesson, LessonStep } from '../shared/drawing.ts';
import { LEARNER, type Beat, type Script } from './beats.ts';
import { firstLesson } from './lesson-first.ts';
import { secondLesson } from './lesson-second.ts';

/** A guided first match of each edition, computed on first use. */
export function lessonOf(edition: Edition): Lesson {
  const script = edition === '1e' ? firstLesson : secondLesson;
  let steps: readonly LessonStep[] | null = null;
  const { title, minutes, options, seed } = script;
  return {
    title,
    minutes,
    options,
    seed,
    seat: LEARNER,
    get steps() {
      steps ??= withPasses(script);
      return steps;
    },
  };
}

const PASS: Action = { kind: 'pass' };

/** MG-R-14: both seats may respond between the beats; in a lesson they pass. */
function withPasses({ game, options, seed, beats }: Script): LessonStep[] {
  const match = beginReplay(game, scriptedHead(game, { names: ['learner', 'teacher'], seed, options }));
  const steps: LessonStep[] = [];
  const take = (step: Beat): void => {
    const done = act(match, step.seat, step.action);
    invariant(done.ok, `the lesson can be played: ${JSON.stringify(step.action)}`);
    steps.push(step);
  };
  const isTime = ({ seat, action }: Beat): boolean =>
    game.rules.toAct(match.state).includes(seat) && game.rules.judge(match.state, seat, action).ok;
  const pass = (): void => {
    take({ seat: game.rules.toAct(match.state)[0] ?? LEARNER, action: PASS, say: '' });
  };
  for (const beat of beats) {
    while (!isTime(beat)) pass();
    take(beat);
  }
  while (match.state.chain.length > 0) pass();
  return steps;
}
