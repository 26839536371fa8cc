import { same, type AnyGame } from '@mechatable/kernel';
import type { Frame } from './frame.ts';

export const ANSWER_MODES = ['auto', 'always', 'never'] as const;

/** Ask where there is something to answer, ask in every window, or ask in none. */
export type AnswerMode = (typeof ANSWER_MODES)[number];

/** How a seat wants to be asked in windows. Nobody else learns of it. */
export interface AnswerSetting {
  readonly mode: AnswerMode;
  /** Kinds of windows that were switched on or off; all others are as the game has them. */
  readonly stops: Readonly<Record<string, boolean>>;
  /** Everything is passed for as long as this turn lasts; null for none. */
  readonly passedTurn: number | null;
}

export const AUTO_ANSWERS: AnswerSetting = { mode: 'auto', stops: {}, passedTurn: null };

/** Whether a kind of window is switched on. */
export function isStop({ rules }: AnyGame, { stops }: AnswerSetting, window: string): boolean {
  return stops[window] ?? rules.answering?.windows.find(({ id }) => id === window)?.stop ?? true;
}

/** What there is to know of a moment before a seat is asked, or not. */
export interface Occasion extends Pick<Frame, 'viewer' | 'turn' | 'view' | 'asked' | 'legal'> {
  /**
   * Whether all can see who is asked, as at one screen that changes hands: then a setting that looked at the hand
   * would show it, and only the kind of window counts.
   */
  readonly inSight: boolean;
}

/** Whether the seat that looks passes without being asked. Never where passing is not an answer. */
export function passesByItself(game: AnyGame, setting: AnswerSetting, occasion: Occasion): boolean {
  const { viewer, view, asked, legal, turn, inSight } = occasion;
  const { answering } = game.rules;
  if (answering === null || viewer === 'table' || !asked.includes(viewer)) return false;
  const window = answering.window(view);
  if (window === null) return false;
  if (setting.passedTurn === turn) return true;
  if (setting.mode !== 'auto') return setting.mode === 'never';
  if (!isStop(game, setting, window)) return true;
  const { pass } = answering;
  return !inSight && !legal.some((action) => !same(action, pass) && answering.matters(view, action));
}
