/** The rules version of the first release, and the one that new matches are played under. */
export const FIRST = 1;
export const CURRENT = 2;

/** The version a match was opened under: part of a state and of every view. */
interface Versioned {
  readonly rules: { readonly version: number };
}

/** Version 2, MN-R-98: a pilot who has conceded can't win and is ranked behind all others. */
export function ranksConcededLast({ rules }: Versioned): boolean {
  return rules.version >= 2;
}
