import type { Edition } from './content/language.ts';

/** The rules version of the first release, and those that new matches are played under. No rule has changed since. */
export const FIRST = 3;
export const CURRENT: Readonly<Record<Edition, number>> = { '1e': 3, '2e': 3 };
