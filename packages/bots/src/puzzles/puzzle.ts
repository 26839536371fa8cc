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
  /** How many of `SOLVERS` found the solution. */
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

/** Bots that try every puzzle: they look one decision ahead. */
export const SOLVERS: readonly { readonly bot: string; readonly seed: string }[] = [
  'rookie',
  'greedy',
].flatMap((id) => [1, 2, 3, 4].map((n) => ({ bot: id, seed: `solver ${n}` })));
/** More choices than this don't make it harder. */
const MANY_CHOICES = 30;

type Measured = Pick<Puzzle, 'found' | 'decisions' | 'choices'>;

/** Puzzles are sorted by this. Bots that miss the solution count most, then decisions, then choices. */
export function hardnessOf({ found, decisions, choices }: Measured): number {
  return (SOLVERS.length - found) * 2 + decisions * 3 + Math.min(choices, MANY_CHOICES) / 10;
}

export function difficultyOf(puzzle: Measured): Difficulty {
  const hardness = hardnessOf(puzzle);
  return hardness < 8 ? 'easy' : hardness < 16 ? 'medium' : 'hard';
}

/** The match that leads to a puzzle's position. Throws a `BadInputError` if the rules have changed since. */
export function openPuzzle(game: AnyGame, { options, bots, seed, moves }: Puzzle): AnyMatch {
  const match: AnyMatch = openMatch(game, { options, players: bots.map((id) => bot(id)), seed });
  for (const index of moves) {
    const [seat = 0] = game.rules.toAct(match.state);
    const action = game.rules.legal(match.state, seat)[index];
    if (action === undefined || !act(match, seat, action).ok)
      throw new BadInputError(`This puzzle no longer fits the rules of ${game.title}.`);
  }
  return match;
}
