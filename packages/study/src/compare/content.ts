import type { AnyGame } from '@mechatable/kernel';
import { changeableIn } from '../content/changeable.ts';
import { leavesOf } from '../content/leaves.ts';

/** How the pieces of two games differ, by their names. */
export interface ContentDifference {
  readonly onlyA: readonly string[];
  readonly onlyB: readonly string[];
  /** Pieces of the same name with other figures. */
  readonly changed: readonly string[];
  readonly same: number;
}

export function contentDifference(a: AnyGame, b: AnyGame): ContentDifference {
  const [own, other] = [figuresByName(a), figuresByName(b)];
  const both = [...own.keys()].filter((name) => other.has(name));
  const changed = both.filter((name) => own.get(name) !== other.get(name));
  return {
    onlyA: [...own.keys()].filter((name) => !other.has(name)),
    onlyB: [...other.keys()].filter((name) => !own.has(name)),
    changed,
    same: both.length - changed.length,
  };
}

function figuresByName(game: AnyGame): ReadonlyMap<string, string> {
  const pieces = new Set(game.content.pieces.map(({ id }) => id));
  return new Map(
    changeableIn(game)
      .filter(({ id }) => pieces.has(id))
      .map((piece) => [piece.name, JSON.stringify([...leavesOf(piece)])]),
  );
}
