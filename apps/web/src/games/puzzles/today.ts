import { ENTRIES, type GameEntry } from '../games.ts';
import { puzzleOfTheDay } from './daily.ts';
import { hasPuzzles } from './load.ts';
import { Solved } from './solved.ts';

/** Games with puzzles, in the order of the lobby. */
export const PUZZLE_GAMES: readonly GameEntry[] = ENTRIES.filter(({ id }) => hasPuzzles(id));

export interface Today {
  readonly entry: GameEntry;
  readonly href: string;
  readonly isSolved: boolean;
}

/** The puzzle of the day; null if there are no puzzles. */
export function todaysPuzzle(): Today | null {
  const name = puzzleOfTheDay(
    Date.now(),
    PUZZLE_GAMES.map(({ id }) => id),
  );
  const entry = PUZZLE_GAMES.find(({ id }) => id === name?.gameId);
  if (name === null || entry === undefined) return null;
  const isSolved = new Solved(entry.id).numbers.value.includes(name.number);
  return { entry, href: `/puzzles/${entry.id}/${name.number}`, isSolved };
}
