/** What bots needed for a match of a game, in the middle of eleven recorded ones. */
export interface Measured {
  /** Choices with more than one option, without passes, of all players together. */
  readonly decisions: number;
  /** Bits: the sum of log2(options) of these choices. */
  readonly choice: number;
}

/** By game. `measured.test.ts` measures them again, and fails if they are far off. */
export const MEASURED: Readonly<Record<string, Measured>> = {
  lanes: { decisions: 77, choice: 175 },
  masc: { decisions: 232, choice: 1314 },
  'mecha-1e': { decisions: 77, choice: 210 },
  'mecha-2e': { decisions: 136, choice: 327 },
  mechanation: { decisions: 46, choice: 128 },
};

/** People take about this long for a decision, with what they watch in between. */
const SECONDS = 15;
/** From this many bits on, a game is no longer easy, and then hard. */
const MEDIUM = 200;
const HARD = 300;

/** Rounded to five minutes. */
export function minutesOf({ decisions }: Measured): number {
  return Math.max(5, Math.round((decisions * SECONDS) / 300) * 5);
}

export function difficultyOf({ choice }: Measured): 'easy' | 'medium' | 'hard' {
  if (choice < MEDIUM) return 'easy';
  return choice < HARD ? 'medium' : 'hard';
}
