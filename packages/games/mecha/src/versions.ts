import type { Edition } from './content/traits.ts';

/**
 * The rules version of the first release, and those that new matches are played under. Version 4 of the first edition changes
 * no rule: bots expect its new starter decks (`expected.ts`).
 */
export const FIRST = 3;
export const CURRENT: Readonly<Record<Edition, number>> = { '1e': 4, '2e': 4 };

/** The version a match was opened under: part of a state and of every view. */
interface Versioned {
  readonly rules: { readonly version: number };
}

/** [2e] Version 4, MG-R-110: Drone Nest asks whether you look before it shows you your deck. */
export function asksBeforeLooking({ rules }: Versioned): boolean {
  return rules.version >= 4;
}
