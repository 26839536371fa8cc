/** A game in brief: what a list of games shows before it loads any rules. Each game's package has it in `src/manifest.ts`. */
export interface GameManifest {
  readonly id: string;
  readonly title: string;
  /** What kind of game it is, in one sentence. */
  readonly tagline: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The id of the game that this one is a later edition of. */
  readonly earlier?: string;
  /** Its rules may still change, so nobody should keep records of it and `corpus/` has none. */
  readonly draft?: true;
}
