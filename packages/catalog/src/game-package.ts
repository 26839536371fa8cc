import type { AnyGame, ContentRules, GameManifest } from '@mechatable/kernel';

/** A package in `packages/games`: one game, or the editions of one. */
export interface GamePackage {
  /** Its folder. The rule book and the folder with the drawings have the same name. */
  readonly name: string;
  /** One per game, the earliest edition first. */
  readonly manifests: readonly GameManifest[];
  /** Every released version of its games, the oldest first. */
  readonly load: () => Promise<readonly AnyGame[]>;
  /** The content that files can add to its games. Does not load the game, so a file can still be used afterward. */
  readonly content?: () => Promise<readonly ContentRules[]>;
}
