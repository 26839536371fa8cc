import {
  BadInputError,
  act,
  bot,
  openMatch,
  type AnyGame,
  type AnyMatch,
  type Foe,
  type Seat,
} from '@mechatable/kernel';
import type { Goal } from './goal.ts';

/** A position from a match between bots, with one solution. */
export interface Puzzle {
  readonly options: unknown;
  /** One for each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** The moves up to the position. Each is an index among the legal actions of the first seat that is asked. */
  readonly moves: readonly number[];
  readonly seat: Seat;
  readonly goal: Goal;
  /** The piece to destroy. */
  readonly target?: Foe;
  /** The only first decision that works. */
  readonly solution: unknown;
  /** How many decisions it takes. */
  readonly decisions: number;
  /** How many first decisions there are. */
  readonly choices: number;
  /** How many of 8 bots found the solution: 4 rookies and 4 greedy ones. */
  readonly found: number;
}

/** A file of puzzles, the easiest first. */
export interface PuzzleFile {
  readonly game: string;
  readonly rulesVersion: number;
  readonly puzzles: readonly Puzzle[];
}

/** Every game has this many. */
export const PUZZLES_PER_GAME = 30;

export type Difficulty = 'easy' | 'medium' | 'hard';

/** How hard a puzzle is for simple bots. */
export function difficultyOf({ found, decisions }: Pick<Puzzle, 'found' | 'decisions'>): Difficulty {
  if (found >= 6) return 'easy';
  return found >= 2 && decisions <= 2 ? 'medium' : 'hard';
}

/** The match that leads to a puzzle's position. Throws a `BadInputError` if the rules have changed since. */
export function openPuzzle(game: AnyGame, { options, bots, seed, moves }: Puzzle): AnyMatch {
  const match: AnyMatch = openMatch(game, { options, players: bots.map((id) => bot(id)), seed });
  for (const index of moves) {
    const [seat = 0] = game.rules.toAct(match.state);
    const action = game.rules.legal(match.state, seat)[index];
    if (action === undefined || !act(match, seat, action).ok)
      throw new BadInputError(`This puzzle doesn’t fit the rules of ${game.title} any more.`);
  }
  return match;
}
