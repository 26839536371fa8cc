import type { AnyGame, Printed } from '@mechatable/kernel';
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

/** The figures of each piece as text, by the name of the piece. */
export type PieceFigures = ReadonlyMap<string, string>;

export function contentDifference(own: PieceFigures, other: PieceFigures): ContentDifference {
  const both = [...own.keys()].filter((name) => other.has(name));
  const changed = both.filter((name) => own.get(name) !== other.get(name));
  return {
    onlyA: [...own.keys()].filter((name) => !other.has(name)),
    onlyB: [...other.keys()].filter((name) => !own.has(name)),
    changed,
    same: both.length - changed.length,
  };
}

export function figuresOf(game: AnyGame): PieceFigures {
  return figuresByName(changeableIn(game), game.content.pieces);
}

/** The figures of those changeable pieces that are pieces of the game, rather than its loadouts. */
export function figuresByName(
  changeable: readonly Printed[],
  pieces: readonly { readonly id: string }[],
): PieceFigures {
  const ids = new Set(pieces.map(({ id }) => id));
  return new Map(
    changeable
      .filter(({ id }) => ids.has(id))
      .map((piece) => [piece.name, JSON.stringify([...leavesOf(piece)])]),
  );
}
