import type { Thought } from '@mechatable/bots';
import type { AnyGame, Names } from '@mechatable/kernel';
import type { ThoughtRow } from './thought-list.tsx';

/** The most choices to show. */
export const MOST = 6;

/** A question to a seat: its own view, and its legal actions. */
export interface Asked {
  readonly view: unknown;
  readonly legal: readonly unknown[];
}

/** A row of a list of thoughts, and the index of its action among the legal ones. */
export interface WeighedRow extends ThoughtRow {
  readonly choice: number;
}

/** The top choices in the words of the game, for a reader who may be another player. Always includes the chosen one. */
export function rowsOf(
  game: AnyGame,
  { view, legal }: Asked,
  thought: Thought,
  chosen: number,
  names: Names,
): readonly WeighedRow[] {
  const { choices } = thought;
  const top = choices.slice(0, MOST);
  const taken = top.some(({ choice }) => choice === chosen)
    ? undefined
    : choices.find(({ choice }) => choice === chosen);
  const shown = taken === undefined ? top : [...top.slice(0, MOST - 1), taken];
  return shown.map(({ choice, share, expected }) => ({
    choice,
    label: game.words.label(view, legal[choice], names),
    share,
    expected,
    isChosen: choice === chosen,
  }));
}
