/** The rules version of the first release, and the one that new matches are played under. No rule has changed since. */
export const FIRST = 1;
export const CURRENT = 1;
