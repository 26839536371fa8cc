import type { AnyGame, Seat } from '@mechatable/kernel';
import { shouldAutoPass, type AnswerSetting } from './answer-setting.ts';
import { passDelay } from './pass-delay.ts';

/** The facts that decide about automatic moves at a table. */
export interface AutoMoveSettings {
  /** By seat, when to ask its person; null for bots, which are always asked. */
  readonly answers: readonly (AnswerSetting | null)[];
  /** Whether spectators can see who is asked. */
  readonly isWatched: boolean;
}

/** A move that no person has to make. */
export interface NextStep {
  readonly seat: Seat;
  /** Whether it is the automatic pass of a person, not a bot's choice. */
  readonly isPass: boolean;
}

/** Whether other people can see who is asked: on a shared screen, or as spectators. */
export function isSeenByOthers({ answers, isWatched }: AutoMoveSettings): boolean {
  return isWatched || answers.filter((setting) => setting !== null).length > 1;
}

/**
 * The next automatic step of a match; null if it waits for people. The order is fixed, so a match doesn't depend on timing. Bots
 * come first: if they waited for passes, they would reveal who passes automatically.
 */
export function nextStep(game: AnyGame, state: unknown, sitters: AutoMoveSettings): NextStep | null {
  const { answers } = sitters;
  const asked = game.rules.toAct(state);
  const bot = asked.find((seat) => answers[seat] === null);
  if (bot !== undefined) return { seat: bot, isPass: false };
  if (game.rules.answering === null) return null;
  const inSight = isSeenByOthers(sitters);
  const passing = asked.find((seat) => {
    const occasion = {
      viewer: seat,
      turn: game.rules.turn(state),
      asked,
      inSight,
      get view() {
        return game.rules.view(state, seat);
      },
      get legal() {
        return game.rules.legal(state, seat);
      },
    };
    return shouldAutoPass(game, answers[seat] ?? null, occasion);
  });
  return passing === undefined ? null : { seat: passing, isPass: true };
}

/**
 * Milliseconds until the next automatic step; null if the match waits for people. With at most one person, the duration
 * of a pass reveals nothing to anyone.
 */
export function nextStepIn(game: AnyGame, state: unknown, sitters: AutoMoveSettings): number | null {
  const step = nextStep(game, state, sitters);
  if (step === null) return null;
  return step.isPass && isSeenByOthers(sitters) ? passDelay() : 0;
}
