import type { MeasuredMatch } from '@mechatable/kernel';

/** People take about this long for a decision, with what they watch in between. */
const SECONDS = 15;
/** From this many bits on, a game is no longer easy, and then hard. */
const MEDIUM = 200;
const HARD = 300;

/** Rounded to five minutes. */
export function minutesOf({ decisions }: MeasuredMatch): number {
  return Math.max(5, Math.round((decisions * SECONDS) / 300) * 5);
}

export function difficultyOf({ choice }: MeasuredMatch): 'easy' | 'medium' | 'hard' {
  if (choice < MEDIUM) return 'easy';
  return choice < HARD ? 'medium' : 'hard';
}
