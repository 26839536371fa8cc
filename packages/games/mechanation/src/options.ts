import { z } from 'zod';
import { SEAT_NAMES, type SeatName } from './seats.ts';

/** MN-R-80. The number of pilots is the number of seats taken. */
export interface Options {
  readonly firstAlpha: 'random' | SeatName;
  readonly turnCap: number;
}

/** Constant for the whole match: the options, and the rules version it was opened under. */
export interface Rules extends Options {
  readonly version: number;
}

export const TURN_CAP = 40;
/** Bounds the length of a match. */
export const MAX_TURN_CAP = 200;

export const STANDARD: Options = { firstAlpha: 'random', turnCap: TURN_CAP };

export const optionsSchema: z.ZodType<Options> = z.strictObject({
  firstAlpha: z.enum(['random', ...SEAT_NAMES]).default(STANDARD.firstAlpha),
  turnCap: z.int().min(1).max(MAX_TURN_CAP).default(STANDARD.turnCap),
});

/** MN-R-80: what makes a match a variant; empty for the standard game. */
export function variantOf(options: Options, pilots: number): ('pilots' | keyof Options)[] {
  const names = Object.keys(STANDARD) as (keyof Options)[];
  const changed = names.filter((name) => options[name] !== STANDARD[name]);
  return pilots === SEAT_NAMES.length ? changed : ['pilots', ...changed];
}
