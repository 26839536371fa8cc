import { z } from 'zod';
import { words } from './words/index.ts';

/** The options of MASC-R-64, the same for both sides. */
export interface Options {
  readonly light: number;
  readonly mid: number;
  readonly vpTarget: number;
  readonly turnCap: number;
  readonly squadTracking: 'live' | 'frozen';
  readonly setup: 'full' | 'quick';
}

/** Constant for the whole match: the options, and the rules version that it was opened under. */
export interface Rules extends Options {
  readonly version: number;
}

/** MASC-FORCE-1, MASC-VAR-1. */
export const STANDARD: Options = {
  light: 8,
  mid: 8,
  vpTarget: 25,
  turnCap: 15,
  squadTracking: 'live',
  setup: 'full',
};

export const LIMITS = {
  light: { min: 1, max: 15 },
  mid: { min: 1, max: 15 },
  vpTarget: { min: 5, max: 100 },
  turnCap: { min: 5, max: 50 },
} as const;

function number(name: keyof typeof LIMITS): z.ZodDefault<z.ZodInt> {
  const { min, max } = LIMITS[name];
  return z.int().min(min).max(max).default(STANDARD[name]);
}

export const optionsSchema: z.ZodType<Options> = z
  .strictObject({
    light: number('light'),
    mid: number('mid'),
    vpTarget: number('vpTarget'),
    turnCap: number('turnCap'),
    squadTracking: z.enum(['live', 'frozen']).default(STANDARD.squadTracking),
    setup: z.enum(['full', 'quick']).default(STANDARD.setup),
  })
  .superRefine(({ setup, light, mid }, context) => {
    // MASC-R-79
    if (setup === 'quick' && (light !== STANDARD.light || mid !== STANDARD.mid))
      context.addIssue({
        code: 'custom',
        path: ['setup'],
        message: words.options.quickSizes(light, mid),
      });
  });
