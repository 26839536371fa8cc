import type { Shape } from '../pen.ts';
import type { Chance } from '../seed.ts';

/** A building that stays where it was put. */
export type Tower = (plan: { readonly luck: Chance }) => Shape[];
