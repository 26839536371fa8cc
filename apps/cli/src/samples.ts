import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInputError, type AnyGame, type ClauseId } from '@mechatable/kernel';
import { z } from 'zod';
import { words } from './words.ts';

const sampleSchema = z.strictObject({
  tests: z.int().nonnegative(),
  located: z.enum(['cited', 'reached']).nullable(),
  tried: z.int().nonnegative(),
  noticed: z.int().nonnegative(),
  proof: z.strictObject({ broken: z.string(), test: z.string() }).optional(),
  survived: z.array(z.string()).optional(),
});

/** The result of `npm run mutate -- --clauses` for a clause: did breaking its code break a test that names it? */
export type Sample = z.infer<typeof sampleSchema>;
export type Samples = ReadonlyMap<ClauseId, Sample>;

/** The samples of a game's rule book; none if nothing was ever sampled. */
export function samplesOf(root: string, game: AnyGame): Samples {
  const file = join('rules', 'coverage', `${game.content.rulebook}.json`);
  if (!existsSync(join(root, file))) return new Map();
  return parseSamples(file, readFileSync(join(root, file), 'utf8'));
}

export function parseSamples(file: string, text: string): Samples {
  const { data, error } = z.record(z.string(), sampleSchema).safeParse(JSON.parse(text));
  if (error !== undefined) {
    throw new BadInputError(words.rules.badSamples(file, z.prettifyError(error)));
  }
  return new Map(Object.entries(data));
}
