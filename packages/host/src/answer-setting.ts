import { same, type AnyGame } from '@mechatable/kernel';
import type { Frame } from './frame.ts';

export const ANSWER_MODES = ['auto', 'always', 'never'] as const;

/** Ask when the seat can do something useful, ask in every window, or never ask. */
export type AnswerMode = (typeof ANSWER_MODES)[number];

/** When to ask a seat in windows and when to pass for it. Private to the seat. */
export interface AnswerSetting {
  readonly mode: AnswerMode;
  /** Kinds of windows switched on or off; all others have the game's default. */
  readonly stops: Readonly<Record<string, boolean>>;
  /** Pass everything during this turn; null for none. */
  readonly passedTurn: number | null;
}

export const AUTO_ANSWERS: AnswerSetting = { mode: 'auto', stops: {}, passedTurn: null };

/** Whether a kind of window is switched on. */
export function isStop({ rules }: AnyGame, { stops }: AnswerSetting, window: string): boolean {
  return stops[window] ?? rules.answering?.windows.find(({ id }) => id === window)?.stop ?? true;
}

/** The facts that decide whether to ask a seat or to pass for it. */
export interface Occasion extends Pick<Frame, 'viewer' | 'turn' | 'view' | 'asked' | 'legal'> {
  /**
   * Whether everyone can see who is asked, as on a shared screen. Then only the kind of window counts: a question that
   * depends on the hand would reveal it.
   */
  readonly inSight: boolean;
}

/**
 * Whether the host passes for the viewing seat. Never for a bot, which has no setting, nor if passing is not a legal answer.
 * Slow checks come last.
 */
export function shouldAutoPass(game: AnyGame, setting: AnswerSetting | null, occasion: Occasion): boolean {
  const { viewer, asked, turn, inSight } = occasion;
  const { answering } = game.rules;
  if (setting === null || answering === null || viewer === 'table' || !asked.includes(viewer)) return false;
  if (setting.mode === 'always' && setting.passedTurn !== turn) return false;
  const { view } = occasion;
  const window = answering.window(view);
  if (window === null) return false;
  if (setting.passedTurn === turn) return true;
  if (setting.mode !== 'auto') return setting.mode === 'never';
  if (!isStop(game, setting, window)) return true;
  const { pass } = answering;
  return !inSight && !occasion.legal.some((action) => !same(action, pass) && answering.matters(view, action));
}
