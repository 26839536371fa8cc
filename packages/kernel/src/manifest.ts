/**
 * A game in brief, for lists of games before they load any rules. Each game's package has it in
 * `src/manifest.ts`.
 */
export interface GameManifest {
  readonly id: string;
  readonly title: string;
  /** The kind of game, in one sentence. */
  readonly tagline: string;
  /** How it feels to play, in a few words: `Bluffing and secrets`. */
  readonly feel?: string;
  readonly measured?: MeasuredMatch;
  readonly seats: { readonly min: number; readonly max: number };
  /** The id of the game that this one is a later edition of. */
  readonly earlier?: string;
  /** Its rules may still change, so nobody should keep records of it and `corpus/` has none. */
  readonly draft?: true;
}

/**
 * The choices in a match between bots: the median of eleven recorded matches. `measured.test.ts` of the app measures it
 * again.
 */
export interface MeasuredMatch {
  /** Choices with more than one option, without passes, of all players together. */
  readonly decisions: number;
  /** Bits: the sum of log2(options) of these choices. */
  readonly choice: number;
}
