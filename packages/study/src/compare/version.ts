import type { AnyGame } from '@mechatable/kernel';
import { figuresOf, type PieceFigures } from './content.ts';

/** A game as one version of the code has it. */
export interface GameVersion {
  /** `published`, or the commit. */
  readonly name: string;
  readonly title: string;
  readonly content: { readonly loadouts: readonly { readonly id: string }[] };
  readonly figures: PieceFigures;
}

/** A game as the code that runs here has it. */
export function versionHere(game: AnyGame, name: string): GameVersion {
  const { title, content } = game;
  return { name, title, content, figures: figuresOf(game) };
}
