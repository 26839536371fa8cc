import { PUZZLES_PER_GAME } from '@mechatable/bots/puzzles';

/** A puzzle by its game and number, as in its address. */
export interface PuzzleName {
  readonly gameId: string;
  /** From 1. */
  readonly number: number;
}

const DAY_MS = 86_400_000;
/** Has no factor in common with the number of puzzles, so that all come up, and easy and hard ones take turns. */
const STRIDE = 7;

/** The puzzle of the day, the same everywhere: days are those of UTC, and games take turns. */
export function puzzleOfTheDay(now: number, gameIds: readonly string[]): PuzzleName | null {
  const day = Math.floor(now / DAY_MS);
  const gameId = gameIds[day % gameIds.length];
  if (gameId === undefined) return null;
  const round = Math.floor(day / gameIds.length);
  return { gameId, number: ((round * STRIDE) % PUZZLES_PER_GAME) + 1 };
}
